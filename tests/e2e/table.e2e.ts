import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import readExcel from "read-excel-file/node";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { fillTournament } from "./filled-tournament";
import { logInAsRecruiter, showAs, untilPreferenceIsSaved } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

const RESUMES = 45;
const ALL = RESUMES + 2;
const WORK = [
  "Built the payment services of three shops in TypeScript on PostgreSQL.",
  "Wrote the booking pages of a hotel in TypeScript.",
  "Sorted shelves of paper on Peachtree Street.",
];

const texts = Array.from(
  { length: RESUMES },
  (_, n) =>
    `Person ${n}\n\nExperience\nDeveloper, Northwind, Jan ${1990 + (n % 20)} - Dec 2013\n${WORK[n % WORK.length]}\nRow ${n}.\n`,
);
/** Two resumes of one person. */
const TWINS = ["Alex", "Alexandra"].map(
  (name, n) =>
    `${name} Marsh\nalex.marsh@example.com\n\nExperience\n${n ? "Florist" : "Potter"}, Hillside, 2015 - 2019\n`,
);

let page: Page;
let path: string;
let detail: Awaited<ReturnType<typeof fillTournament>>["detail"];

const section = () => page.getByRole("region", { name: "Candidates" });
const table = () => page.getByRole("table", { name: "Candidates" });
const names = async () =>
  (await table().locator("tbody tr[id] td:nth-child(3)").allInnerTexts()).map((text) => text.split("\n")[0]);
const focusedRow = () => page.evaluate(() => document.activeElement?.closest("tr")?.ariaRowIndex ?? null);
const bar = () => page.getByRole("status").filter({ hasText: "selected" });
const box = (name: string) => table().getByRole("checkbox", { name, exact: true });

beforeAll(async () => {
  page = await visit();
  await logInAsRecruiter(page);
  ({ path, detail } = await fillTournament(page, [...texts, ...TWINS]));
});

beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Columns, density and theme.
  await page.context().clearCookies({ name: "preferences" });
  await page.goto(path);
  await section()
    .getByRole("button", { name: /^All \(\d+\)/ })
    .waitFor();
  // Rows have ids once the page is hydrated.
  await table().locator("tbody tr[id]").first().waitFor();
});

test("from 20 candidates on there is a table; cards are a click away, and so they are on a phone", async () => {
  const untilCardsAlone = async () => {
    await section().locator("article").first().waitFor();
    await expect.poll(() => table().count()).toBe(0);
  };
  await expect.poll(() => table().getAttribute("aria-rowcount")).toBe(String(ALL + 1));
  await showAs(page, "Cards");
  await untilCardsAlone();
  await page.reload();
  await untilCardsAlone();
  await showAs(page, "Table");
  await table().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await untilCardsAlone();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("the table chosen stays while the page reloads its data, whatever else is done on it", async () => {
  await showAs(page, "Cards");
  await section().locator("article").first().waitFor();
  const moveFocus = () =>
    table().evaluate(async (element) => {
      const { port1, port2 } = new MessageChannel();
      const rows = element.querySelectorAll<HTMLElement>("tbody tr[id]");
      const end = performance.now() + 1000;
      // Each focus renders the candidates, between any two steps in which React shows the new data.
      for (let n = 0; element.isConnected && performance.now() < end; n++) {
        rows[n % 2]?.focus();
        await new Promise((done) => {
          port2.onmessage = done;
          port1.postMessage(null);
        });
      }
      return element.isConnected;
    });
  const isKept = new Promise<boolean>((settle, fail) =>
    page.route("**/*.data?*", async (route) => {
      // Until the page has rendered that the choice is saved and its data is loading.
      await new Promise((resolve) => setTimeout(resolve, 500));
      moveFocus().then(settle, fail);
      await route.continue();
    }),
  );
  await showAs(page, "Table");
  expect(await isKept).toBe(true);
  await page.unrouteAll({ behavior: "wait" });
});

test("a heading sorts by its column, then the other way round, and the address knows it", async () => {
  const heading = table().getByRole("columnheader", { name: "Years" });
  await heading.getByRole("button").click();
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe("descending");
  const years = async () =>
    (await table().locator("tbody tr[id] td:nth-child(5)").allInnerTexts()).map(Number);
  const falling = await years();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  await heading.getByRole("button").click();
  await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("-years");
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
  const rising = await years();
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
});

test("the keys of a review go through the rows, and arrows do too", async () => {
  await page.keyboard.press("j");
  await expect.poll(focusedRow).toBe("2");
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect.poll(focusedRow).toBe("4");
  for (let n = 0; n < 30; n++) await page.keyboard.press("j");
  await expect.poll(focusedRow).toBe("34");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(focusedRow).toBe("33");
});

test("a name is not squeezed out by many columns, and stays in view when the table is scrolled sideways", async () => {
  await page.setViewportSize({ width: 900, height: 900 });
  const cell = table().locator("tbody tr[id] td:nth-child(3)").first();
  const place = async () => (await cell.boundingBox()) ?? { x: 0, width: 0 };
  expect((await place()).width).toBeGreaterThan(170);
  const scroller = table().locator("..");
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  const left = (await scroller.boundingBox())?.x ?? 0;
  await expect.poll(async () => Math.round((await place()).x - left)).toBeLessThanOrEqual(1);
});

test("two resumes of one person say so, and one leads to the other", async () => {
  await page.getByLabel("Search candidates").fill("marsh");
  const newest = table().getByRole("button", { name: /The newest of 2 versions \(same email\)/ });
  await newest.waitFor();
  expect(await table().getByText("2 versions").count()).toBe(2);
  await newest.click();
  await page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});

test("what somebody with a link thinks stands beside the tier, and in the scorecard", async () => {
  await page.getByLabel("Search candidates").fill("marsh");
  await table().getByText("2 versions").first().waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share candidates" });
  await dialog.getByLabel("For whom").fill("Sam");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const guest = await visit();
  await guest.goto(await dialog.getByLabel("Link", { exact: true }).inputValue());
  const first = guest.getByRole("article").first();
  await first.getByText("Thumbs up").click();
  await first.getByLabel("Comment").fill("Let us meet.");
  await first.getByRole("button", { name: "Send" }).click();
  await first.getByText("Sent. You can change it any time.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  const marks = table().getByRole("button", { name: /^Opinions on Alex.*: \d thumbs? up$/ });
  await marks.focus();
  await expect.poll(() => page.getByRole("tooltip").first().textContent()).toContain("Let us meet.");
  await marks.click();
  await page.getByRole("dialog").getByText("“Let us meet.”").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});

test("a dot tells its criterion and level, and shows the line when it has the focus", async () => {
  const dot = table().getByRole("button", { name: "PostgreSQL: Met", exact: true }).first();
  await dot.focus();
  await expect.poll(() => page.getByRole("tooltip").first().textContent()).toContain("on PostgreSQL");
});

test("a tier is chosen among those that a filter left, and the filter stays", async () => {
  await page.goto(`${path}?missing=0&q=developer`);
  const found = section().getByRole("button", { name: /^All \(15\)/ });
  await found.waitFor();
  await section()
    .getByRole("button", { name: /^Tier D/ })
    .click();
  await expect.poll(() => new URL(page.url()).search).toBe("?missing=0&q=developer&tier=D");
  await found.click();
  await expect.poll(() => new URL(page.url()).search).toBe("?missing=0&q=developer");
});

test("words of the resume's text are found", async () => {
  await page.getByLabel("Search candidates").fill("peachtree");
  await section()
    .getByRole("button", { name: /^All \(15\)/ })
    .waitFor();
});

test("columns and density are chosen, and kept, though the second choice overtakes the first", async () => {
  await page.route("**/preferences*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    // The page may have canceled it.
    await route.continue().catch(() => undefined);
  });
  await section().getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Status" }).click();
  await untilPreferenceIsSaved(page, ["density", "compact"], async () => {
    await page.getByRole("menuitemcheckbox", { name: "Compact" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => table().getByRole("columnheader", { name: "Status" }).count()).toBe(0);
  });
  expect(await page.getByText("couldn't be saved").count()).toBe(0);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await table().waitFor();
  expect(await table().getByRole("columnheader", { name: "Status" }).count()).toBe(0);
  expect((await table().locator("tbody tr[id]").first().boundingBox())?.height).toBeLessThan(40);
});

test("a choice that could not be saved applies nevertheless, says so, and is saved with the next one", async () => {
  await page.route("**/preferences.data", (route) => route.abort());
  await section().getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Status" }).click();
  await page.getByText("Your choice couldn't be saved", { exact: true }).waitFor();
  await expect.poll(() => table().getByRole("columnheader", { name: "Status" }).count()).toBe(0);
  await page.unrouteAll({ behavior: "wait" });
  // By keyboard, because the toast may cover the menu. An item under the mouse would take the focus back.
  await page.mouse.move(0, 0);
  await untilPreferenceIsSaved(page, ["density", "compact"], () =>
    page.getByRole("menuitemcheckbox", { name: "Compact" }).press("Enter"),
  );
  await page.reload();
  await table().waitFor();
  expect(await table().getByRole("columnheader", { name: "Status" }).count()).toBe(0);
});

test("a theme and columns chosen at the same moment are both kept", async () => {
  await page.route("**/preferences*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    // The page may have canceled it.
    await route.continue().catch(() => undefined);
  });
  await section().getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Added" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await untilPreferenceIsSaved(page, ["theme", "dark"], () =>
    page.getByRole("button", { name: "Dark" }).click(),
  );
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await table().waitFor();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await table().getByRole("columnheader", { name: "Added" }).count()).toBe(0);
});

test("many are chosen with Shift, moved with one reason, and moved back by one undo", async () => {
  const order = await names();
  const [first = "", , third = ""] = order;
  await box(`Select ${first}`).click();
  await box(`Select ${third}`).click({ modifiers: ["Shift"] });
  await bar().getByText("3 candidates selected").waitFor();
  const before = (await detail()).tierCounts;
  await bar().getByRole("button", { name: "Set tier" }).click();
  await page.getByLabel(/Why\?/).fill("Met at the fair");
  await page.getByRole("dialog").getByRole("button", { name: "Tier D" }).click();
  await page.getByText("3 candidates moved to Tier D").first().waitFor();
  await expect.poll(async () => (await detail()).tierCounts.D).toBeGreaterThan(before.D);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await detail()).tierCounts).toEqual(before);
  await expect.poll(names).toEqual(order);
});

test("two are exported and read again, and keep their places", async () => {
  const before = await names();
  const [first = "", second = ""] = before;
  await box(`Select ${first}`).click();
  await box(`Select ${second}`).click();
  const coming = page.waitForEvent("download");
  await bar().getByRole("button", { name: "Export" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("Platform Engineer - candidates.xlsx");
  const [sheet] = await readExcel(readFileSync(await download.path()));
  expect(sheet?.data.slice(1).map((row) => row[6])).toEqual([`${first}.txt`, `${second}.txt`]);

  await bar().getByRole("button", { name: "Analyze again" }).click();
  await page.getByText("2 resumes will be analyzed again").first().waitFor();
  await expect.poll(detail, { timeout: 60_000 }).toMatchObject({ status: "completed", doneCount: ALL });
  await expect.poll(names).toEqual(before);
});

test("all that match get a note, and one is deleted after a question", async () => {
  const { resumeCount } = await detail();
  await page.getByLabel("Search candidates").fill("peachtree");
  const found = resumeCount - ALL + 15;
  await section()
    .getByRole("button", { name: new RegExp(`^All \\(${found}\\)`) })
    .waitFor();
  await table()
    .getByRole("checkbox", { name: /Select all/ })
    .click();
  await bar().getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("dialog").getByLabel("Your note").fill("Lives near the office");
  await page.getByRole("dialog").getByRole("button", { name: "Add note" }).click();
  await page.getByText(`Note added to ${found} candidates`).first().waitFor();
  const clear = bar().getByRole("button", { name: "Clear" });
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await clear.evaluate(isOnTop), "the message does not lie over the bar").toBe(true);
  await clear.click();
  const [first = ""] = await names();
  await box(`Select ${first}`).click();
  await bar().getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 1 resume" }).click();
  await page.getByText("1 resume deleted").first().waitFor();
  await expect.poll(async () => (await detail()).resumeCount).toBe(resumeCount - 1);
});
