import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { TournamentEvent } from "#core/events/tournament-event";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { findInBothThemes } from "./axe";
import { card, createTournament, showAs, signUp, untilRead } from "./support";
import { keepOpen, openBrowser } from "./visitors";

const { visit } = openBrowser();

const job = {
  name: "Backend Engineer",
  jobDescription: "",
  keyRequirements: "TypeScript\nPostgreSQL\nNative English speaker",
  optionalRequirements: "",
  keySkills: [],
};

/** Enough that they cannot all be read before the page hears about the first. */
const OTHERS = 40;
const resumeOf = (name: string, did: string) => ({
  name: `${name}.txt`,
  bytes: Buffer.from(
    `${name}\n\nExperience\nSoftware Developer, Northwind, Jan 2018 - Dec 2023\n${did}\nKept it running.\n`,
  ),
});
const files = [
  resumeOf("tess", "Built the payment services of three shops in TypeScript."),
  resumeOf("paul", "Moved the order database of three shops to PostgreSQL."),
  ...Array.from({ length: OTHERS }, (_, n) => resumeOf(`other-${n}`, `Sorted ${n + 2} shelves of paper.`)),
];

let page: Page;
let path: string;
const heard: number[] = [];

beforeAll(async () => {
  page = await visit();
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (payload === "pong") return;
      const event: TournamentEvent = JSON.parse(String(payload));
      if (event.type !== "deleted") heard.push(event.progress.staleCount);
    }),
  );
  await signUp(page, { unlimited: true });
  path = `/dashboard/tournament/${await createTournament(page, job, files)}`;
  await showAs(page, "Cards");
  await untilRead(page, { done: files.length, failed: 0 });
});

/** With two candidates, because looking for anything on a page with all of them takes several times as long. */
const shown = () => `${path}?q=shops`;

keepOpen(async () => {
  await page.goto(shown());
  await page.getByRole("button", { name: /^All \(2\)/ }).waitFor();
});

const panel = (of: Page) => of.getByRole("button", { name: /How candidates are judged/ });

async function openPanel(of: Page): Promise<void> {
  if ((await panel(of).getAttribute("aria-expanded")) === "false") await panel(of).click();
}

async function openEditor(of: Page): Promise<Locator> {
  await openPanel(of);
  await of.getByRole("button", { name: "Edit criteria" }).click();
  const editor = of.getByRole("dialog");
  // The editor is a separate chunk, which a new page still has to load.
  await editor.locator("textarea").first().waitFor();
  return editor;
}

/** The fields of the criterion with this text. */
async function fieldsOf(editor: Locator, text: string) {
  const texts = await editor
    .locator("textarea")
    .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
  const place = texts.indexOf(text) + 1;
  return {
    text: editor.getByLabel(`Criterion ${place}`, { exact: true }),
    importance: editor.getByLabel(`Importance of criterion ${place}`),
    weight: editor.getByLabel(`Weight of criterion ${place} in percent`),
    remove: editor.getByRole("button", { name: `Remove criterion ${place}`, exact: true }),
  };
}

async function save(editor: Locator) {
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await editor.waitFor({ state: "hidden" });
}

const rubricPath = () => `${path.replace("/dashboard/tournament", "/api/tournaments")}/rubric`;
const rubric = async () => (await (await page.request.get(rubricPath())).json()) as RubricDetail;
// An open editor hides the list from roles.
const best = () =>
  page.locator('section[aria-label="Candidates"] li[aria-posinset="1"] article').getAttribute("aria-label");

test("the rubric says how each line is understood, and what was left out", async () => {
  await panel(page).click();
  const text = await page.locator("main").textContent();
  expect(text).toContain("version 1");
  expect(text).toContain("“Native English speaker” Where somebody learned a language stands in for origin");
  await page.getByRole("button", { name: "Add “Fluent English”" }).click();
  const editor = page.getByRole("dialog");
  await expect.poll(() => editor.locator("textarea:focus").inputValue()).toBe("Fluent English");
  expect(await editor.textContent()).toContain("Understood as: English (skill)");

  // Unsaved changes are not discarded without asking.
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    dialog.dismiss();
  });
  await page.keyboard.press("Escape");
  await expect.poll(() => asked).toEqual(["Your changes to the rubric aren't saved. Discard them?"]);
  expect(await editor.isVisible()).toBe(true);
  page.once("dialog", (dialog) => dialog.accept());
  await editor.getByRole("button", { name: "Cancel" }).click();
  await editor.waitFor({ state: "hidden" });
});

test("other weights rank again at once, and Undo brings the former version back", async () => {
  let editor = await openEditor(page);
  await (await fieldsOf(editor, "TypeScript")).weight.fill("5");
  await (await fieldsOf(editor, "PostgreSQL")).weight.fill("60");
  await save(editor);
  await expect.poll(best).toBe("paul");
  const { version } = await rubric();

  editor = await openEditor(page);
  await (await fieldsOf(editor, "TypeScript")).weight.fill("60");
  await (await fieldsOf(editor, "PostgreSQL")).weight.fill("5");
  // Shown before anything is saved, based on the existing verdicts.
  const preview = editor.getByRole("region", { name: "Preview" });
  await preview.getByText("First 5").click();
  await expect.poll(() => preview.getByRole("listitem").first().textContent()).toContain("tess.txt");
  expect(await preview.textContent()).toContain("nothing is saved yet");
  expect(await best()).toBe("paul");
  await save(editor);
  await expect.poll(best).toBe("tess");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(best).toBe("paul");
  await expect.poll(() => panel(page).textContent()).toContain(`version ${version + 2}`);
});

test("a new criterion marks the results as stale until each is read for it", async () => {
  heard.length = 0;
  const editor = await openEditor(page);
  await editor.getByRole("button", { name: "Add a criterion" }).click();
  await page.keyboard.type("2+ years of bookkeeping");
  await expect.poll(() => editor.textContent()).toContain("Understood as: 2 years with Bookkeeping (years)");
  expect(await editor.textContent()).toContain(
    "nothing is saved yet. This leaves out 1 new criterion, for which every resume is analyzed when you save.",
  );
  await save(editor);
  await expect.poll(() => Math.max(0, ...heard), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => heard.at(-1), { timeout: 30_000 }).toBe(0);

  await expect.poll(() => card(page, "tess.txt").textContent()).not.toContain("Analyzed with rubric version");
  await card(page, "tess.txt")
    .getByRole("button", { name: /Why this score/ })
    .click();
  const sheet = page.getByRole("dialog");
  await expect.poll(() => sheet.textContent()).toContain("2+ years of bookkeeping");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
});

test("what may not be asked is refused, with a wording that one click takes over", async () => {
  const editor = await openEditor(page);
  const { text } = await fieldsOf(editor, "2+ years of bookkeeping");
  await text.fill("Young and dynamic");
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => editor.textContent())
    .toContain("Age, and what stands in for it, is a protected trait");
  expect(await text.getAttribute("aria-invalid")).toBe("true");
  await editor.getByRole("button", { name: "Use “Motivated, comfortable with change”" }).click();
  await expect.poll(() => text.inputValue()).toBe("Motivated, comfortable with change");
  expect(await editor.textContent()).toContain("A resume cannot show this");
  await text.fill("Bookkeeping");
  await save(editor);
});

test("a weight that is no whole percentage keeps its text and its error, and saving leads to it", async () => {
  const editor = await openEditor(page);
  const weight = editor.getByLabel("Weight of criterion 1 in percent");
  for (const wrong of ["33.3", "150", "0", "abc", ""]) {
    await weight.fill(wrong);
    await weight.blur();
    expect([wrong, await weight.inputValue()]).toEqual([wrong, wrong]);
    expect([wrong, await weight.getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
    await editor.getByText(/A whole number from 1 to/).waitFor();
  }
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => page.locator(":focus").getAttribute("aria-label"))
    .toBe("Weight of criterion 1 in percent");
  await page.keyboard.press("Escape");
  await editor.waitFor({ state: "hidden" });
});

test("Tab goes through the fields one after the other", async () => {
  const editor = await openEditor(page);
  await editor.locator("textarea").first().focus();
  const fields = [
    "Importance of criterion 1",
    "Slide the weight of criterion 1",
    "Weight of criterion 1 in percent",
    "Remove criterion 1",
  ];
  for (const field of fields) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe(field);
  }
  await page.keyboard.press("Tab");
  await expect.poll(() => editor.locator("textarea:focus").getAttribute("id")).toBe("criterion-1");
  await page.keyboard.press("Escape");
  await editor.waitFor({ state: "hidden" });
});

test("two tabs: the second is told of the first, keeps what was typed and may save again", async () => {
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1280, height: 500 });
  await other.goto(shown());
  const late = await openEditor(other);
  await (await fieldsOf(late, "Bookkeeping")).text.fill("Bookkeeping of shops");

  const early = await openEditor(page);
  const { importance } = await fieldsOf(early, "TypeScript");
  // A second try must change something as well.
  const changed = (await importance.inputValue()) === "nice" ? "must" : "nice";
  await importance.selectOption(changed);
  await save(early);

  await late.getByRole("button", { name: "Save", exact: true }).click();
  const alert = late.getByRole("alert").filter({ hasText: "was saved in the meantime" });
  await alert.waitFor();
  await expect.poll(async () => (await alert.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect(await alert.textContent()).toContain("“TypeScript” is now");
  expect(await late.locator("textarea").last().inputValue()).toBe("Bookkeeping of shops");
  await save(late);
  await expect.poll(() => page.locator("main").textContent()).toContain("Bookkeeping of shops");
});

test("an older version is restored from the history, and name and description are edited", async () => {
  await openPanel(page);
  const { length } = await page.locator("details", { hasText: "History" }).getByRole("listitem").all();
  await page.locator("summary", { hasText: "History" }).click();
  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await page.getByText("Version 1 is back").first().waitFor();
  await expect.poll(() => panel(page).textContent()).not.toContain(`version ${length} `);
  const { rubric: newest } = await rubric();
  const { rubric: first } = await (await page.request.get(`${rubricPath()}/versions/1`)).json();
  expect(newest.criteria).toEqual(first.criteria);
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "More for this tournament" }).click();
  await page.getByRole("menuitem", { name: "Edit name and description" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit name and description" });
  await dialog.getByLabel("Tournament name").fill(" ");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Tournament name is required").waitFor();
  await dialog.getByLabel("Tournament name").fill("Platform Engineer");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Platform Engineer" }).waitFor();
});

test("the pool: a histogram whose edges move by keys, and who shows what", async () => {
  await page.getByRole("button", { name: /The pool/ }).click();
  const edge = page.getByRole("slider", { name: "Tier C starts at" });
  await edge.press("Home");
  expect(await edge.getAttribute("aria-valuenow")).toBe("1");
  await page.getByText(/would change tier. This is a preview/).waitFor();
  await page.getByRole("button", { name: "Reset" }).click();
  expect(await edge.getAttribute("aria-valuenow")).toBe("50");
  const shows = page.getByRole("region", { name: "Who shows what" });
  await shows
    .getByRole("listitem")
    .filter({ hasText: "TypeScript" })
    .getByText(new RegExp(`\\d+ of ${files.length} meet it`))
    .waitFor();
  await page.getByRole("button", { name: /The pool/ }).click();
});

test("without a criterion there is no rubric", async () => {
  const editor = await openEditor(page);
  const second = await editor.locator("textarea").nth(1).inputValue();
  await editor.getByRole("button", { name: "Remove criterion 1", exact: true }).press("Enter");
  await expect.poll(() => editor.locator("textarea:focus").inputValue()).toBe(second);
  while ((await editor.locator("textarea").count()) > 0) {
    await editor.getByRole("button", { name: "Remove criterion 1", exact: true }).click();
  }
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => editor.textContent()).toContain("A rubric needs at least one criterion");
  page.once("dialog", (dialog) => dialog.accept());
  await editor.getByRole("button", { name: "Cancel" }).click();
  await editor.waitFor({ state: "hidden" });
});

test("axe finds nothing in the panel and the editor, light and dark", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await page
    .locator("details", { hasText: "History" })
    .evaluate((details) => details.setAttribute("open", ""));
  const violations = () => findInBothThemes(page, { exclude: ['[aria-label="Candidates"]'] });
  expect(await violations()).toEqual([]);
  const editor = await openEditor(page);
  await editor.locator("textarea").first().fill("Digital native");
  expect(await violations()).toEqual([]);
  page.once("dialog", (dialog) => dialog.accept());
  await editor.getByRole("button", { name: "Cancel" }).click();
  await editor.waitFor({ state: "hidden" });
});
