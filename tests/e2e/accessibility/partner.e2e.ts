import { sampleResumes } from "#core/tournaments/sample/sample-tournament";
import {
  joinPartner,
  logInAsPartner,
  openListing,
  untilListingIsRead,
  uploadToListing,
} from "../partner-support";
import { expectNothingFound } from "./expect-nothing-found";

expectNothingFound("partners", async ({ page, check, open }) => {
  await open("/v1/docs");
  const partner = await joinPartner("Harbour Jobs");
  const listing = await openListing(partner, {
    company: "Northwind",
    title: "Engineer",
    description: "TypeScript.",
  });
  await uploadToListing(partner, listing, sampleResumes.slice(0, 2));
  await untilListingIsRead(partner, listing);
  await open("/partner/login");
  await logInAsPartner(page, partner);
  await check("/partner/dashboard");
  await open(`/partner/tournament/${listing}`);
  await open("/partner/tournament/made-up");
});
