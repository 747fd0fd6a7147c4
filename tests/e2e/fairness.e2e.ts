import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Pool } from "#core/rubrics/pool";
import { fillTournament } from "./filled-tournament";
import { logInAsRecruiter } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

const RESUMES = 24;
const WORK = ["Built shops in TypeScript on PostgreSQL.", "Sorted shelves of paper."];

let page: Awaited<ReturnType<typeof visit>>;
let path: string;
let id: string;

beforeAll(async () => {
  page = await visit();
  await logInAsRecruiter(page);
  const texts = Array.from(
    { length: RESUMES },
    (_, n) =>
      `Person Number${n}\n\nExperience\nDeveloper, Northwind, Jan ${1995 + n} - Dec 2021\n${WORK[n % 2]}\nRow ${n}.\n\nEducation\nB.Sc., Northern University, 2014\n`,
  );
  const filled = await fillTournament(page, texts);
  id = filled.id;
  path = `${filled.path}/fairness`;
});

test("a check of the tournament's own resumes shows its progress and says that swaps change nothing", async () => {
  await page.goto(path);
  await page.getByRole("button", { name: /^(Start the check|Check again)$/ }).click();
  await page.getByText("No swap changed a verdict, a match or a tier.").waitFor({ timeout: 180_000 });
  const table = page.getByRole("table", { name: "What swapping changed" });
  await table.getByRole("row", { name: /^School.* 24 0 of 24 0 of 24 0 of 24 0 points$/ }).waitFor();
  const half = table.getByRole("row", { name: /^Half of the resume/ });
  await half.waitFor();
  expect(await half.filter({ hasText: /24.*0 of 24.*0 of 24.*0 of 24/ }).count()).toBe(0);
});

test("impact tables are made of a file that stays in the browser", async () => {
  const pool = (await (await page.request.get(`/api/tournaments/${id}/pool`)).json()) as Pool;
  await page.goto(path);
  const file = page.getByLabel("CSV file with self-identification");
  await file.waitFor();
  const upload = (lines: string[]) =>
    file.setInputFiles({ name: "said.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  const head = "Candidate ID,Sex,Race/ethnicity";
  await upload([head, "1,yes,White"]);
  await page.getByText('Line 2: "yes" is not read as a sex.').waitFor();

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await upload([
    head,
    ...pool.candidates.map(({ id }, n) => `${id},${n % 2 ? "F" : "M"},Asian`),
    "gone,F,White",
  ]);
  const table = page.getByRole("table", { name: "Sex", exact: true });
  await table.getByRole("row", { name: /^Female 12 [\d.]+% \(\d+ of 12\)/ }).waitFor();
  await page.getByText("1 id in the file without a rated candidate here: gone").waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON" }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(saved).toMatchObject({ assessed: RESUMES, strangers: ["gone"], tournamentId: id });
  expect(saved.method.length).toBeGreaterThan(3);
  expect(sent.filter((body) => /Asian|Candidate ID/.test(body))).toEqual([]);

  await page.getByRole("button", { name: "Remove the file" }).click();
  await table.waitFor({ state: "detached" });
});
