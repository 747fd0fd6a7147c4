import { beforeAll, expect, test } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import { fillTournament } from "./filled-tournament";
import { address, logInAsRecruiter } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

const RESUMES = 24;
const LINES = [
  "Built the payment services of three shops in TypeScript.",
  "Tuned a PostgreSQL database of forty million rows.",
  "Built the booking pages of a hotel in TypeScript on PostgreSQL.",
];

let page: Awaited<ReturnType<typeof visit>>;
let id: string;

beforeAll(async () => {
  page = await visit({ viewport: { width: 1440, height: 900 } });
  await logInAsRecruiter(page);
  const texts = Array.from(
    { length: RESUMES },
    (_, n) =>
      `Person ${n}\n\nExperience\nDeveloper, Northwind, Jan ${1995 + n} - Dec 2021\n${LINES[n % LINES.length]}\nRow ${n}.\n`,
  );
  ({ id } = await fillTournament(page, texts));
});

test("without tiers set by hand there is nothing to compare", async () => {
  await page.goto(`/dashboard/tournament/${id}`);
  await page.getByRole("button", { name: /^The pool/ }).waitFor();
  expect(await page.getByRole("button", { name: /^Agreement with your tiers/ }).count()).toBe(0);
});

test("tiers set by hand are compared with the analysis, and other weights are only a preview", async () => {
  await page.goto(`/dashboard/tournament/${id}`);
  const resumes = (await (await page.request.get(`/api/tournaments/${id}/resumes`)).json()) as ResumeView[];
  for (const { id: resume, fileName } of resumes) {
    const isDatabase = Number(/\d+/.exec(fileName)?.[0]) % LINES.length > 0;
    const data = { tier: isDatabase ? "A" : "D" };
    const answer = await page.request.put(`/api/resumes/${resume}`, {
      data,
      headers: { Origin: address },
    });
    expect(answer.status()).toBe(200);
  }
  await page.reload();
  await page.getByRole("button", { name: /^Agreement with your tiers\s*24 tiers set by hand/ }).click();
  await page.getByRole("heading", { name: /^Same tier for \d+ of 24 candidates/ }).waitFor();
  await page.getByText(/weighted kappa\) is -?\d\.\d\d/).waitFor();
  const cells = page.getByRole("table", { name: "Candidates by your tier and the AI's tier" });
  const counts = await cells.getByRole("cell").allInnerTexts();
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(RESUMES);
  await page
    .getByRole("listitem")
    .filter({ hasText: "You rate up candidates who show PostgreSQL" })
    .waitFor();

  await page.getByRole("button", { name: "Preview these weights" }).click();
  const editor = page.getByRole("dialog", { name: "Edit how candidates are judged" });
  await editor.getByText(/would change tier; nothing is saved yet|No one changes tier/).waitFor();
  page.once("dialog", (question) => void question.accept());
  await editor.getByRole("button", { name: "Cancel" }).click();
  await editor.waitFor({ state: "hidden" });
  const detail = await (await page.request.get(`/api/tournaments/${id}/rubric`)).json();
  expect(detail).toMatchObject({ version: 1 });
});

test("a table of outcomes is compared with the analysis, in the browser alone", async () => {
  await page.goto(`/dashboard/tournament/${id}`);
  await page.getByRole("button", { name: /^The pool/ }).click();
  const file = page.getByLabel("CSV file with outcomes");
  const choose = (text: string) =>
    file.setInputFiles({ name: "outcomes.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await file.waitFor();
  const uploads: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && uploads.push(request.url()));

  await choose("File,Match\nperson-1.txt,80\n");
  await page.getByText('There is no column "Outcome" in the first line.').waitFor();

  const lines = Array.from(
    { length: RESUMES },
    (_, n) => `person-${n}.txt,${n % LINES.length === 2 ? 1 : 0}`,
  );
  await choose(`File,Outcome\n${lines.join("\n")}\nsomebody-else.txt,1\n`);
  await page.getByText(/^In 100% of all pairs/).waitFor();
  await page.getByText(/^1 file name .*somebody-else\.txt/).waitFor();
  const cells = page.getByRole("table", { name: "Known outcomes by AI tier" }).getByRole("cell");
  const counts = await cells.allInnerTexts();
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(RESUMES);
  expect(uploads).toEqual([]);
});
