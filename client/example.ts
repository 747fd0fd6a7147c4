// TIERWISE_ORIGIN=http://localhost:8787 TIERWISE_KEY=tw_live_… npx tsx client/example.ts
import { Tierwise } from "./src/index";

const { TIERWISE_ORIGIN: origin = "http://localhost:8787", TIERWISE_KEY: key = "" } = process.env;
const tierwise = new Tierwise({ origin, key });

const listing = await tierwise.listings.create({
  company: "Northwind",
  title: "Backend Engineer",
  description: "You build our payment services.",
  key_requirements: "3 years of TypeScript\nPostgreSQL",
});

const text = `Jordan Example
jordan@example.com

Experience
Backend Engineer, Northwind, Jan 2018 - Dec 2023
Built payment services in TypeScript on PostgreSQL.`;
const uploaded = await tierwise.resumes.upload(listing, {
  name: "jordan-example.txt",
  content: new Blob([text]),
});

const { status } = await tierwise.resumes.wait(listing.listing_id, uploaded.file_id);
if (status === "succeeded") {
  const { tier, matchPercent, pros } = await tierwise.resumes.result(listing.listing_id, uploaded.file_id);
  console.log(`Tier ${tier}, ${matchPercent}%: ${pros.join("; ")}`);
} else {
  console.log(`The resume is ${status}`);
}
