import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { beginReview, openCards } from "./filled-tournament";
import { card, shownCandidates } from "./support";

/** More than are rendered at once. */
const RESUMES = 90;

const { open, cards, filterButton, search, focused } = openCards(RESUMES);
let page: Page;
let path: string;
let detail: (typeof open)["detail"];
beforeAll(() => {
  ({ page, path, detail } = open);
});

test("the keys of a review: move, open, come back, search, list of keys; none while typing", async () => {
  await beginReview(page);
  await page.keyboard.press("j");
  const second = await focused();
  expect(second).toBe((await shownCandidates(page))[1]?.name);
  await page.keyboard.press("o");
  const sheet = page.getByRole("dialog");
  await sheet
    .getByText(second ?? "")
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(focused).toBe(second);

  await page.keyboard.press("/");
  await expect.poll(() => search().evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("j1?");
  expect(await search().inputValue()).toBe("j1?");
  await search().fill("");
  await filterButton(/^All \(90\)/).waitFor();
  await search().blur();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("2");
  expect((await detail()).tierCounts).toEqual(await tierCounts());
});

/** The counts on the filter buttons. */
async function tierCounts() {
  const texts = await page.locator("[data-tier-filter] button").allTextContents();
  const entries = texts.slice(1).map((text) => /Tier (\w) \((\d+)\)/.exec(text)?.slice(1) ?? []);
  return Object.fromEntries(entries.map(([tier, count]) => [tier, Number(count)]));
}

test("a key changes the tier and the counts at once; Ctrl+Z takes it back, in the database too", async () => {
  const before = (await detail()).tierCounts;
  await beginReview(page);
  const name = (await focused()) ?? "";
  const { tier } = (await shownCandidates(page))[0] ?? {};
  await page.keyboard.press(tier === "D" ? "1" : "4");
  await page
    .getByText(/Moved to Tier/)
    .first()
    .waitFor();
  expect(await tierCounts()).not.toEqual(before);
  await expect.poll(async () => (await detail()).tierCounts).toEqual(await tierCounts());
  expect(await focused()).toBe(name);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await detail()).tierCounts).toEqual(before);
  await expect.poll(tierCounts).toEqual(before);
});

test("after a tier by key the review goes on with the candidate that stood below", async () => {
  const [first, second] = await shownCandidates(page);
  await beginReview(page);
  await page.keyboard.press(first?.tier === "D" ? "1" : "4");
  await page
    .getByText(/Moved to Tier/)
    .first()
    .waitFor();
  await page.keyboard.press("j");
  await expect.poll(() => focused()).toBe(second?.name);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await shownCandidates(page))[0]?.name).toBe(first?.name);
});

test("Esc closes the candidate at once, also under the word of a tier just set", async () => {
  const before = await tierCounts();
  await beginReview(page);
  await page.keyboard.press("o");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Tier C" }).click();
  await page.getByText("Moved to Tier C").first().waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await page.keyboard.press("o");
  await sheet.getByRole("button", { name: "Remove my tier" }).click();
  await expect.poll(tierCounts).toEqual(before);
});

test("of fast changes the last one holds, on the page and in the database", async () => {
  await page.route("**/api/resumes/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const asked: string[] = [];
  let answered = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") asked.push(request.postData() ?? "");
  });
  page.on("requestfinished", (request) => {
    if (request.method() === "PUT") answered++;
  });
  await beginReview(page);
  const name = (await focused()) ?? "";
  for (const key of ["2", "3", "1", "3"]) await page.keyboard.press(key);
  await expect.poll(() => card(page, name).locator("header").textContent()).toContain("Tier C");
  await page.unrouteAll({ behavior: "wait" });
  // Each change is sent in turn, or skipped if another one follows. The last one is for Tier C.
  await expect.poll(() => answered === asked.length && asked.at(-1)).toContain('"C"');
  await page.goto(`${path}?q=${name}`);
  expect(await card(page, name).locator("header").textContent()).toContain("Tier C");
  await card(page, name)
    .getByRole("button", { name: /Change Tier/ })
    .click();
  await page.getByRole("button", { name: "Back to the AI's tier" }).click();
  await expect.poll(() => card(page, name).locator("header").textContent()).not.toContain("Your tier");
});

test("a change the server refuses is taken back, and the card says so", async () => {
  await page.route("**/api/resumes/*", (route) => route.fulfill({ status: 500, json: { message: "Busy." } }));
  const [first] = await shownCandidates(page);
  await beginReview(page);
  await page.keyboard.press(first?.tier === "D" ? "1" : "4");
  const header = card(page, first?.name ?? "").locator("header");
  await expect.poll(() => header.textContent()).toContain("Failed to update tier. Busy.");
  expect(await header.textContent()).toContain(`Tier ${first?.tier}`);
  await page.unrouteAll({ behavior: "wait" });
});

test("in a filtered list the next card takes the place of the one that left", async () => {
  await page.goto(`${path}?tier=D&q=person-2`);
  await expect.poll(() => cards().count()).toBeGreaterThan(1);
  const shown = await shownCandidates(page);
  await beginReview(page);
  await page.keyboard.press("3");
  await expect.poll(focused).toBe(shown[1]?.name);
  await page.keyboard.press("Control+z");
  await expect.poll(() => cards().count()).toBe(shown.length);
});
