import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { beginReview, openCards } from "./filled-tournament";
import { card, shownCandidates } from "./support";

/** More than are rendered, and more than are loaded, at once. */
const RESUMES = 65;

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
  await filterButton(/^All \(65\)/).waitFor();
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
  await filterButton(/^All \(65\)/).waitFor();
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
  await filterButton(/^All \(65\)/).waitFor();
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

describe("a review by keys", () => {
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
    await filterButton(/^All \(65\)/).waitFor();
    await search().blur();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("2");
    expect((await detail()).tierCounts).toEqual(await tierCounts());
  });

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
    await page.route("**/api/resumes/*", (route) =>
      route.fulfill({ status: 500, json: { message: "Busy." } }),
    );
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

/** The counts on the filter buttons. */
async function tierCounts() {
  const texts = await page.locator("[data-tier-filter] button").allTextContents();
  const entries = texts.slice(1).map((text) => /Tier (\w) \((\d+)\)/.exec(text)?.slice(1) ?? []);
  return Object.fromEntries(entries.map(([tier, count]) => [tier, Number(count)]));
}
