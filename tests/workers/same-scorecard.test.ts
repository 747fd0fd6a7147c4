import { expect, test } from "vitest";
import { call } from "./call";
import { deliver, joinPartner, processJob, RESUME_TEXT, resumeRow, signUp } from "./support";

const job = {
  description: "You build our payment services in TypeScript. Kafka would be good to have.",
  key_requirements: "3 years of TypeScript\nPostgreSQL\nAWS",
  optional_requirements: "Kubernetes",
  key_skills: ["Docker"],
};
const resume = `${RESUME_TEXT}\nDocker in a side project.\n`;

async function asRecruiter(): Promise<string> {
  const { token } = await signUp();
  const json = {
    name: "Backend Engineer",
    jobDescription: job.description,
    keyRequirements: job.key_requirements,
    optionalRequirements: job.optional_requirements,
    keySkills: job.key_skills,
  };
  const { id } = await (await call("/api/tournaments", { token, json })).json<{ id: string }>();
  const body = new FormData();
  body.append("files", new Blob([resume]), "jordan.txt");
  const uploaded = await call(`/api/tournaments/${id}/resumes`, { token, body });
  expect(uploaded.status).toBeLessThan(300);
  const [first] = await (await call(`/api/tournaments/${id}/resumes`, { token })).json<{ id: string }[]>();
  return first?.id ?? "";
}

async function asPartner(): Promise<string> {
  const { partner, token } = await joinPartner();
  const json = { company: "Northwind", title: "Backend Engineer", ...job };
  const { listing_id } = await (await call("/v1/listings", { token, json })).json<{ listing_id: string }>();
  const body = new FormData();
  body.append("file", new Blob([resume]), "jordan.txt");
  const path = `/v1/users/${partner.id}/jobs/${listing_id}/upload?filename=jordan.txt`;
  return (await (await call(path, { token, body })).json<{ file_id: string }>()).file_id;
}

test("the same file for the same job has the same scorecard, percent and tier, whoever sent it", async () => {
  const ids = [await asRecruiter(), await asPartner()];
  await deliver(ids.map(processJob));
  const [recruiters, partners] = await Promise.all(
    ids.map(async (id) => {
      const { status, tier, matchPercent, scorecard, pros, cons, extractedSkills, contactInfo } =
        await resumeRow(id);
      return { status, tier, matchPercent, scorecard, pros, cons, extractedSkills, contactInfo };
    }),
  );
  expect(recruiters?.status).toBe("done");
  expect(new Set(recruiters?.scorecard?.verdicts.map(({ level }) => level)).size).toBeGreaterThan(1);
  expect(partners).toEqual(recruiters);
});
