import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { zoeText } from "../fixtures/resumes";
import { signUp } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const file = { name: "zoe.txt", mimeType: "text/plain", buffer: Buffer.from(zoeText) };
const submit = (page: Page) => page.getByRole("button", { name: "Create Tournament" });
const confirm = (page: Page) => page.getByRole("button", { name: "Looks right" });

const ADVERT = `Requirements
- 5+ years of accounting experience
- CPA or CMA
- Native English speaker
- Team player
Nice to have
- Power BI
`;

const texts = (page: Page) =>
  page.locator("ol textarea").evaluateAll((areas) => areas.map((area) => area.textContent));
const percents = (page: Page) =>
  page
    .getByLabel(/^Weight of criterion/)
    .evaluateAll((fields) => fields.map((field) => Number((field as HTMLInputElement).value)));

test("an advert becomes criteria to review, the draft outlives leaving and a reload, and one tournament comes of it", async () => {
  const page = await visit();
  await signUp(page);
  await page.goto("/dashboard/create-tournament");

  // A name alone is enough, and what that means is said; so is the cost, before anything is uploaded.
  await page.getByText("Costs 1 of your 2 FREE credits, for up to 10 resumes.").waitFor();
  await page.getByLabel("Tournament name").fill("Accountant");
  await submit(page).click();
  const nameAlone = page.getByText("Candidates will be judged by the name alone");
  await nameAlone.waitFor();
  await expect.poll(() => texts(page)).toEqual(["Accountant"]);
  await page.getByRole("button", { name: "Add a criterion" }).click();
  await nameAlone.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Remove criterion 2" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();

  // The advert comes from a file, and becomes criteria with source, weight and warnings; nothing is spent.
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import from a file" }).click();
  await (await chosen).setFiles([
    { name: "advert.txt", mimeType: "text/plain", buffer: Buffer.from(ADVERT) },
  ]);
  await page.getByText("Taken from “advert.txt”.").waitFor();
  expect(await page.getByLabel("Job description").inputValue()).toContain("CPA or CMA");
  await page.locator("input[type=file]").setInputFiles([file]);
  await submit(page).click();
  await page.getByLabel("Importance of criterion 1").waitFor();
  expect(await texts(page)).toEqual([
    "Accountant",
    "5+ years of accounting experience",
    "CPA or CMA",
    "Team player",
    "Power BI",
  ]);
  expect((await percents(page)).reduce((sum, percent) => sum + percent, 0)).toBe(100);
  const main = (await page.locator("main").textContent()) ?? "";
  expect(main).toContain("From the job description");
  expect(main).toContain("A resume cannot show this");
  expect(main).toContain("Where somebody learned a language stands in for origin");

  // The browser's Back and Forward lose nothing.
  await page.goBack();
  await page.getByText("1 file chosen").waitFor();
  expect(await page.getByLabel("Job description").inputValue()).toContain("CPA or CMA");
  await page.goForward();
  await page.getByLabel("Importance of criterion 1").waitFor();
  await page.goto("/dashboard");
  await page.getByText("2 credits left").waitFor();

  // The draft is back after leaving and after a reload, in the step it was in.
  await page.goto("/dashboard/create-tournament");
  await page.getByText("Your draft is back").waitFor();
  await page.getByLabel("Importance of criterion 3").selectOption("knock-out");
  await page.getByLabel("Weight of criterion 2 in percent").fill("40");
  await expect.poll(async () => (await percents(page))[1]).toBe(40);
  await page.reload();
  await expect.poll(async () => (await percents(page))[1]).toBe(40);
  expect(await page.getByLabel("Importance of criterion 3").inputValue()).toBe("knock-out");

  // Back keeps all that was typed and changed, and leaves no second step behind in the history.
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  const name = page.getByLabel("Tournament name");
  expect(await name.inputValue()).toBe("Accountant");
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.getByLabel("Job description").inputValue()).toContain("CPA or CMA");
  await submit(page).click();
  await expect.poll(async () => (await percents(page))[1]).toBe(40);

  // With another text, the changes stand where their lines do, also after a reload in between.
  await page.getByRole("button", { name: "Remove criterion 4" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByLabel("Job description").fill(ADVERT.replace("Power BI", "Tableau"));
  await page.reload();
  await page.getByText("Your draft is back").waitFor();
  await submit(page).click();
  await page.getByText("2 changed and 1 removed. New from your texts: 1 criterion.").waitFor();
  expect(await texts(page)).toEqual([
    "Accountant",
    "5+ years of accounting experience",
    "CPA or CMA",
    "Tableau",
  ]);
  expect(await page.getByLabel("Importance of criterion 3").inputValue()).toBe("knock-out");

  // What may not be asked is not confirmed; “Looks right” creates what is on screen, once.
  await page.getByRole("button", { name: "Add a criterion" }).click();
  await page.keyboard.type("Young and dynamic");
  await confirm(page).click();
  await page.getByText("Age, and what stands in for it, is a protected trait").waitFor();
  const faulty = page.locator("ol textarea").nth(4);
  await expect.poll(() => faulty.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/dashboard/create-tournament");
  await page.getByRole("button", { name: "Remove criterion 5" }).click();
  await page.getByRole("button", { name: "Add “Fluent English”" }).click();
  const shown = await texts(page);
  await confirm(page).dblclick();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
  const path = new URL(page.url()).pathname.replace("/dashboard/tournament", "/api/tournaments");
  const { rubric, history } = (await (await page.request.get(`${path}/rubric`)).json()) as RubricDetail;
  expect(rubric.criteria.map(({ text }) => text)).toEqual(shown);
  expect(rubric.criteria[2]).toMatchObject({ knockOut: true });
  expect(history).toHaveLength(1);
  await page.goto("/dashboard");
  await page.getByText("1 credit left").waitFor();
  await page.goto("/dashboard/create-tournament");
  await page.getByText("Costs your last FREE credit,").waitFor();
  expect(await page.getByLabel("Tournament name").inputValue()).toBe("");
});
