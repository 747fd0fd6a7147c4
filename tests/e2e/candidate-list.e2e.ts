import type { Page, Route } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { beginReview, openCards } from "./filled-tournament";
import { card, shownCandidates } from "./support";

/** More than are rendered at once. */
const RESUMES = 90;

const { open, candidates, cards, filterButton, search, focused } = openCards(RESUMES);
let page: Page;
let path: string;
let detail: (typeof open)["detail"];
beforeAll(() => {
  ({ page, path, detail } = open);
});

const query = () => new URL(page.url()).searchParams.toString();

test("of a long list only what is near the screen is drawn, and all of it can be reached", async () => {
  expect(await cards().count()).toBeLessThan(RESUMES / 2);
  const all = await shownCandidates(page);
  expect(new Set(all.map(({ name }) => name)).size).toBe(RESUMES);
});

test("whoever comes from far down another page begins at the top", async () => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/dashboard");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
  await filterButton(/^All \(90\)/).waitFor();
  await cards().first().waitFor();
  // Rows are measured and the scroll position is corrected while the page settles.
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("a reload shows what was on screen, in its place, and shifts nothing", async () => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      const sum = shifts.reduce((sum, { value }) => sum + value, 0);
      const { dataset } = document.documentElement;
      dataset.shift = String(Number(dataset.shift ?? 0) + sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const placeOfFirstOnScreen = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll("li[aria-posinset]")];
      const first = cards.find((card) => card.getBoundingClientRect().top > 0);
      return first && `${first.ariaPosInSet} at ${Math.round(first.getBoundingClientRect().top)}`;
    });
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
  await page.waitForLoadState("networkidle");
  const before = await placeOfFirstOnScreen();
  await page.reload({ waitUntil: "networkidle" });
  await filterButton(/^All \(90\)/).waitFor();
  await expect.poll(placeOfFirstOnScreen).toBe(before);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThanOrEqual(0.02);
});

test("before scripts a card is as high as what it says", async () => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(path, { waitUntil: "load" });
  expect((await cards().first().boundingBox())?.height).toBeLessThan(800);
  await page.unrouteAll({ behavior: "wait" });
});

test("the card with the focus keeps it however far the page is scrolled", async () => {
  await beginReview(page);
  await page.keyboard.press("j");
  const name = await focused();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => candidates().locator("li").last().isVisible()).toBe(true);
  expect(await focused()).toBe(name);
  await page.keyboard.press("k");
  await expect.poll(focused).toBe((await shownCandidates(page))[0]?.name);
});

test("tier, words and order lie in the address; Back restores them, a reload shows the same", async () => {
  await search().pressSequentially("person-1", { delay: 10 });
  await filterButton(/^All \(11\)/).waitFor();
  await expect.poll(query).toBe("q=person-1");
  const depth = await page.evaluate(() => history.length);
  await filterButton(/^Tier D/).click();
  await expect.poll(query).toBe("q=person-1&tier=D");
  expect(await page.evaluate(() => history.length)).toBe(depth + 1);
  await page.getByLabel("Sort by").selectOption("name");
  await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("name");
  const numbers = async () => (await shownCandidates(page)).map(({ name }) => Number(name.slice(7)));
  await expect.poll(async () => isRising(await numbers())).toBe(true);
  const shown = await shownCandidates(page);
  await page.reload();
  expect(await shownCandidates(page)).toEqual(shown);
  await page.goBack();
  await page.goBack();
  await expect.poll(query).toBe("q=person-1");
  await expect.poll(() => cards().count()).toBe(11);
});

test("an empty tier and a search without a match say which they are", async () => {
  await search().fill("nobody of this name");
  await page.getByText("No candidates match").waitFor();
  await expect.poll(query).toContain("q=nobody");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await filterButton(/^All \(90\)/).waitFor();
  expect(await search().inputValue()).toBe("");
});

test("two to five candidates are chosen and lead to the comparison's address", async () => {
  await beginReview(page);
  await page.keyboard.press("c");
  await page.getByText("Select one more to compare").waitFor();
  await candidates()
    .getByRole("checkbox", { name: /^Compare person/ })
    .nth(1)
    .check();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("compare")?.split(",").length).toBe(2);
});

test("a tier comes as a zip; an empty one cannot be asked for", async () => {
  await page.getByRole("button", { name: "Export" }).click();
  const counts = (await detail()).tierCounts;
  const full = Object.entries(counts).find(([, count]) => count > 0)?.[0];
  const empty = Object.entries(counts).find(([, count]) => count === 0)?.[0];
  if (empty) {
    expect(await page.getByRole("menuitem", { name: `Tier ${empty}` }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  }
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: `Tier ${full}` }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(` - Tier ${full}\\.zip$`));
});

test("paper takes all of them", async () => {
  // The page starts with the first candidates and loads the others by itself.
  await candidates()
    .getByText(/more candidates…$/)
    .waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => cards().count()).toBe(RESUMES);
  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => cards().count()).toBeLessThan(RESUMES);
});

test("nothing on the page breaks its content security policy", async () => {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
    });
  });
  await page.goto(path);
  await beginReview(page);
  await page.keyboard.press("o");
  await page.getByRole("dialog").getByText("Criterion by criterion").waitFor();
  expect(await page.locator("html").getAttribute("data-violation")).toBeNull();
});

test("leaving while files are uploaded asks first, beside the other warnings of the page", async () => {
  const held: Route[] = [];
  await page.route(/\/api\/tournaments\/[^/]+\/resumes/, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    held.push(route);
  });
  let isLeaving = false;
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return isLeaving ? dialog.accept() : dialog.dismiss();
  });
  await page.getByRole("button", { name: "Add Resumes" }).first().click();
  const file = { name: "late.txt", mimeType: "text/plain", buffer: Buffer.from("Late Person") };
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
  await page.getByRole("dialog").getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByRole("button", { name: "Continue in the background" }).click();
  const leave = () => page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await leave();
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(page.url()).pathname).toBe(path);
  isLeaving = true;
  await leave();
  await page.waitForURL("**/dashboard");
  expect(asked[1]).toContain("Files are still uploading");
  page.removeAllListeners("dialog");
  for (const route of held) await route.abort().catch(() => undefined);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a resume is deleted after one question, and the counts follow", async () => {
  const { resumeCount } = await detail();
  const [first] = await shownCandidates(page);
  await card(page, first?.name ?? "")
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete resume" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete resume" }).click();
  await filterButton(new RegExp(`^All \\(${resumeCount - 1}\\)`)).waitFor();
  expect((await detail()).resumeCount).toBe(resumeCount - 1);
});

const isRising = (numbers: number[]) => numbers.every((n, at) => at === 0 || n > (numbers[at - 1] ?? n));
