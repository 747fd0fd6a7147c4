import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { ARITHMETIC } from "#core/scoring/arithmetic";
import { percentOf } from "#core/scoring/tier";
import { fixtureJob } from "../fixtures/make-files";
import { amaraLines, zoeText } from "../fixtures/resumes";
import { findInBothThemes, WCAG_22_AA } from "./axe";
import { card, createTournament, endAnimations, signUp, untilRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const HOSTILE = "<img src=x onerror=alert(1)> <b>bold</b> &amp; spaced    out";
const FILES = [
  { name: "amara.txt", bytes: Buffer.from(amaraLines.map((line) => line.replace(/^#/, "")).join("\n")) },
  { name: "hostile.txt", bytes: Buffer.from(`${zoeText}\n${HOSTILE}\n`) },
];

let page: Page;
let path: string;

beforeAll(async () => {
  page = await visit();
  await scrollAsNewBrowsers(page);
  await signUp(page, { unlimited: true });
  path = `/dashboard/tournament/${await createTournament(page, fixtureJob, FILES)}`;
  await untilRead(page, { done: FILES.length, failed: 0 });
});

/** Mimics the newest browsers, where `scrollIntoView` returns a promise, as the draft specification says. */
async function scrollAsNewBrowsers(of: Page) {
  await of.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (...options) {
      scroll.apply(this, options);
      return Promise.resolve() as unknown as undefined;
    };
  });
}

const explain = (name: string) => card(page, name).getByRole("button", { name: /Why this score/ });
const quotes = () => page.getByRole("dialog").locator("blockquote button");
const text = () => page.getByRole("region", { name: "Resume text" });
const mark = () => text().locator("mark");
const isFocused = (element: Element) => element === document.activeElement;
const onOneLine = (words: string | null) => (words ?? "").replace(/\s+/g, " ").trim();
const query = () => Object.fromEntries(new URL(page.url()).searchParams);

async function openQuote(name: string, index = 0) {
  await page.goto(path);
  await explain(name).click();
  await quotes().nth(index).click();
  await mark().waitFor();
}

test("Enter on a quote shows it marked beside it; Escape goes back to the scorecard, then to the card", async () => {
  await page.goto(path);
  await explain("amara.txt").click();
  const quote = quotes().nth(1);
  await quote.focus();
  await page.keyboard.press("Enter");
  await mark().waitFor();
  expect(await mark().textContent()).toBe(await quote.textContent());
  const region = await text().boundingBox();
  const place = await mark().boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(region?.y ?? Number.NaN);
  expect(place?.y).toBeLessThan((region?.y ?? 0) + (region?.height ?? 0));

  await page.keyboard.press("Escape");
  await mark().waitFor({ state: "detached" });
  await expect.poll(() => quote.evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(query()).toEqual({});
  const holdsFocus = (element: Element) => element.closest("li")?.contains(document.activeElement) ?? false;
  await expect.poll(() => card(page, "amara.txt").evaluate(holdsFocus)).toBe(true);
});

test("an underlined place in the text shows its criterion, by keyboard too", async () => {
  await page.goto(path);
  await explain("amara.txt").click();
  const place = text().getByRole("link").nth(2);
  const words = await place.textContent();
  await place.focus();
  await page.keyboard.press("Enter");
  await mark().waitFor();
  expect((await mark().textContent())?.startsWith(words ?? "?")).toBe(true);
  const chosen = page.getByRole("region", { name: "Scorecard" }).locator("[aria-current]");
  expect(await chosen.locator("blockquote").textContent()).toBe(await mark().textContent());
});

test("j and k step through the list, 1 to 4 set the tier, and it can be withdrawn", async () => {
  await page.goto(path);
  await explain("amara.txt").click();
  const sheet = page.getByRole("dialog");
  const name = () => sheet.getByRole("heading", { level: 2 }).textContent();
  await sheet.getByText("Candidate 1 of 2").waitFor();
  await page.keyboard.press("j");
  await expect.poll(name).toBe("Zoë Marchetti");
  await page.keyboard.press("j");
  await expect.poll(() => name()).toBe("Zoë Marchetti");
  await sheet.getByText("hostile", { exact: true }).waitFor();
  await sheet.getByRole("button", { name: "Previous candidate" }).click();
  await expect.poll(name).toBe("Amara Okafor");

  await page.keyboard.press("3");
  const own = sheet.getByText("Your tier; the AI said");
  await own.waitFor();
  await page.keyboard.press("k");
  await expect
    .poll(() => sheet.getByRole("button", { name: "Tier C" }).getAttribute("aria-pressed"))
    .toBe("true");
  await page.reload();
  await own.waitFor();
  await sheet.getByRole("button", { name: "Remove my tier" }).click();
  await own.waitFor({ state: "detached" });

  await page.route("**/api/resumes/*", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { message: "Busy." } })
      : route.fallback(),
  );
  await sheet.getByRole("button", { name: "Tier D" }).click();
  await sheet.getByText("Failed to update tier. Busy.").waitFor();
  expect(await sheet.getByRole("button", { name: "Tier D" }).getAttribute("aria-pressed")).toBe("false");
  await page.unroute("**/api/resumes/*");
});

test("a tier set in a scorecard moves no tier from under the pointer, and on a phone its word covers no control", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await explain("amara.txt").click();
  const sheet = page.getByRole("dialog");
  const tierD = sheet.getByRole("button", { name: "Tier D" });
  await sheet.locator("blockquote").first().waitFor();
  await endAnimations(page);
  const place = await tierD.boundingBox();
  await tierD.click();
  await sheet.getByText("Your tier; the AI said").waitFor();
  expect(await tierD.boundingBox()).toEqual(place);

  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole("button", { name: "Tier C" }).click();
  const word = page.locator("[data-radix-collection-item]", { hasText: "Moved to Tier C" });
  await word.waitFor();
  await endAnimations(page);
  const controls = await sheet.getByRole("button", { name: "Remove my tier" }).boundingBox();
  expect((await word.boundingBox())?.y).toBeGreaterThan(controls?.y ?? 844);
  await sheet.getByRole("button", { name: "Remove my tier" }).click();
  await sheet.getByText("Your tier; the AI said").waitFor({ state: "detached" });
  await page.setViewportSize({ width: 1280, height: 720 });
});

test("a scorecard that cannot be loaded says so and can be asked for again; one that is not here says so", async () => {
  await page.goto(path);
  await page.route("**/api/resumes/*", (route) => route.fulfill({ status: 503, json: { message: "Busy." } }));
  await explain("amara.txt").click();
  await page.getByRole("alert").filter({ hasText: "We couldn't load the scorecard" }).waitFor();
  await page.unroute("**/api/resumes/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await quotes().first().waitFor();
  await page.goto(`${path}?candidate=${crypto.randomUUID()}`);
  await page.getByRole("dialog").getByText("Candidate not found").waitFor();
});

test("next and previous go through all quotes in the order of the text, and around", async () => {
  await openQuote("amara.txt");
  const all = await quotes().count();
  const next = page.getByRole("button", { name: "Next quote" });
  const seen: string[] = [];
  const places: number[] = [];
  const fullText = await text().textContent();
  for (let index = 0; index < all; index++) {
    seen.push(query().criterion ?? "");
    places.push(fullText?.indexOf((await mark().textContent()) ?? "") ?? -1);
    const before = page.url();
    await next.click();
    await expect.poll(() => page.url()).not.toBe(before);
  }
  expect(new Set(seen).size).toBe(all);
  expect(query().criterion).toBe(seen[0]);
  const steps = places.filter((place, index) => index > 0 && place < (places[index - 1] ?? 0));
  expect(steps.length).toBeLessThanOrEqual(1);
  await page.getByRole("button", { name: "Previous quote" }).click();
  await expect.poll(() => query().criterion).toBe(seen.at(-1));
});

test("the address opens the same quote elsewhere, and Back closes step by step", async () => {
  await openQuote("amara.txt", 2);
  const shown = await mark().textContent();
  const link = page.url();
  await page.goBack();
  await mark().waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goto(link);
  await mark().waitFor();
  expect(await mark().textContent()).toBe(shown);
  await page.getByRole("button", { name: "Close", exact: true }).dblclick();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(query()).toEqual({});
});

test("what was closed is not behind Back", async () => {
  await page.goto("/dashboard/tournaments");
  await page.locator(`a[href="${path}"]`).first().click();
  await explain("amara.txt").click();
  await quotes().first().click();
  await mark().waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).dblclick();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goForward();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/tournaments");
});

test("the text is shown as text, whatever it holds, with its blanks", async () => {
  await openQuote("hostile.txt");
  expect(await text().textContent()).toContain(HOSTILE);
  expect(await text().locator("img, b").count()).toBe(0);
  const look = await text()
    .locator("div[dir]")
    .first()
    .evaluate((element) => {
      const { whiteSpace, unicodeBidi } = getComputedStyle(element);
      return { whiteSpace, unicodeBidi };
    });
  expect(look).toEqual({ whiteSpace: "pre-wrap", unicodeBidi: "plaintext" });
});

test("a text that cannot be loaded says so and can be asked for again; an empty one says so", async () => {
  await openQuote("amara.txt");
  const link = page.url();
  await page.route("**/api/resumes/*/text", (route) =>
    route.fulfill({ status: 503, json: { message: "Busy." } }),
  );
  await page.goto(link);
  await text().getByRole("alert").waitFor();
  expect(await text().textContent()).toContain("Busy.");
  await page.unroute("**/api/resumes/*/text");
  await text().getByRole("button", { name: "Try again" }).click();
  await mark().waitFor();

  await page.route("**/api/resumes/*/text", (route) => route.fulfill({ json: { text: "" } }));
  await page.goto(link);
  await text().getByText("No text was saved").waitFor();
  await page.unroute("**/api/resumes/*/text");
});

test("the sum in words adds up to the match", async () => {
  await page.goto(path);
  await explain("hostile.txt").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText(/points: a match of/).click();
  const sum = onOneLine(await sheet.getByText(/adds its weight × its verdict/).textContent());
  const [, reached, total] = /In total: ([\d.]+) of ([\d.]+) points/.exec(sum) ?? [];
  const tiers = onOneLine(await sheet.getByText(/Tier C starts at/).textContent());
  const [, match] = /Here: ([\d.]+)%, rounded down/.exec(tiers) ?? [];
  expect(percentOf(Number(reached) / Number(total), ARITHMETIC.edges)).toBeCloseTo(Number(match), 1);
  const rows = await sheet.getByText(/^weight [\d.]+% × /).allTextContents();
  const added = rows.reduce((all, row) => all + Number(/[=≈] ([\d.]+) points?/.exec(row)?.[1]), 0);
  // Each row is rounded, and so is the sum.
  expect(Math.abs(added - Number(reached))).toBeLessThan(0.005 * (rows.length + 1) + 1e-9);
});

test("what is not shown, but not surely, lists the closest lines, and each opens at its own place", async () => {
  const resume = [
    "Ira Tell",
    "Experience",
    "Site Manager, Alder & Co",
    "Jan 2019 - Present",
    "- Met with city clerks about permits twice a month",
    "- Scheduled inspections of the building by insurers",
  ].join("\n");
  const requirement = "Coordination of building inspections with city officials";
  const job = {
    ...fixtureJob,
    name: "Facilities",
    jobDescription: "",
    keyRequirements: requirement,
    optionalRequirements: "",
    keySkills: [],
  };
  const own = await createTournament(page, job, [{ name: "ira.txt", bytes: Buffer.from(resume) }]);
  await page.goto(`/dashboard/tournament/${own}`);
  await untilRead(page, { done: 1, failed: 0 });
  await explain("ira.txt").click();
  await page.getByText("The closest lines:").waitFor();
  const [quoted, other] = [quotes().nth(-2), quotes().last()];
  expect(await quoted.textContent()).toBe("Scheduled inspections of the building by insurers");
  await other.click();
  await expect.poll(() => mark().textContent()).toBe("Met with city clerks about permits twice a month");
  expect(query().criterion).toMatch(/^c\d+\.2$/);
  await page.reload();
  await expect.poll(() => mark().textContent()).toBe("Met with city clerks about permits twice a month");
  await page.keyboard.press("Escape");
  await expect.poll(() => other.evaluate(isFocused)).toBe(true);
});

test("axe finds nothing beside an open resume, light and dark, wide and narrow", async () => {
  await page.setViewportSize({ width: 1440, height: 850 });
  await openQuote("amara.txt");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 850 });
    const scorecard = page.getByRole("region", { name: "Scorecard" });
    // The page is laid out again a moment later.
    await expect.poll(() => scorecard.isVisible()).toBe(width > 1000);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    expect([width, ...(await findInBothThemes(page, { only: WCAG_22_AA }))]).toEqual([width]);
  }
});
