import { beforeAll, expect, test } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import { fillTournament } from "./filled-tournament";
import { address, logInAsRecruiter } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

const RESUME =
  "Jordan Example\n\nExperience\nDeveloper, Northwind, Jan 2018 - Dec 2023\nBuilt payment services in TypeScript.\n";

let recruiter: Awaited<ReturnType<typeof visit>>;
let id: string;
let resumeId: string;

beforeAll(async () => {
  recruiter = await visit();
  await logInAsRecruiter(recruiter);
  ({ id } = await fillTournament(recruiter, [RESUME]));
  const list = await recruiter.request.get(`/api/tournaments/${id}/resumes`);
  resumeId = ((await list.json()) as ResumeView[])[0]?.id ?? "";
});

test("a candidate opens the link, adds to one requirement and asks for a person, and the recruiter sees both", async () => {
  const desk = `/dashboard/tournament/${id}/candidates/${resumeId}`;
  await recruiter.goto(desk);
  const letter = recruiter.getByRole("region", { name: "Draft letter" });
  await letter.getByText("line by line, at [the candidate's link].").waitFor();
  await recruiter.getByRole("button", { name: /^Create (a new )?link$/ }).click();
  const url = await recruiter.getByRole("textbox", { name: "Link" }).inputValue();
  await letter.getByText(`line by line, at ${url}.`).waitFor();

  const candidate = await visit();
  await candidate.goto(url.replace(/^https?:\/\/[^/]+/, address));
  await candidate.getByText("Built payment services in TypeScript.").first().waitFor();
  const postgres = candidate.getByRole("listitem").filter({ hasText: "PostgreSQL" }).first();
  await postgres.getByText("Correct this or add proof").click();
  const typescript = candidate.getByRole("listitem").filter({ hasText: "TypeScript" }).first();
  await typescript.getByText("Correct this or add proof").click();
  await typescript.getByLabel("Your words").fill("Used TypeScript since 2016.");
  const said = `Tuned a PostgreSQL database at Northwind, ${crypto.randomUUID()}.`;
  await postgres.getByLabel("Your words").fill(said);
  await postgres.getByRole("button", { name: "Send" }).click();
  await candidate.getByText("Thank you. The hiring team has been notified.").waitFor();
  // Other forms and what was typed in them stay while it is analyzed again.
  expect(await typescript.getByLabel("Your words").inputValue()).toBe("Used TypeScript since 2016.");
  await candidate.getByRole("button", { name: "Request a review" }).click();
  await candidate.getByText("You asked for a human review").first().waitFor();

  await recruiter.goto(`/dashboard/tournament/${id}`);
  await recruiter.getByRole("link", { name: "1 candidate waits for your answer" }).click();
  const table = recruiter.getByRole("table", { name: "Waiting candidates" });
  await table.getByText("Asked for a human review").first().waitFor();
  await table.getByRole("link").first().click();
  await recruiter.getByText(said).waitFor();
  expect(await recruiter.getByText("It decided nothing").count()).toBe(1);
});
