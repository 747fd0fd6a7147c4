import type { BrowserContext, Page } from "playwright-core";
import { percentile } from "../lib/statistics";
import { type Result, type Timing, timeInteraction, watchInteractions } from "./event-timing";

const TIMES = 20;
const TIERS = ["A", "B", "C", "D"] as const;
const TYPED = "typescript postgres";
/** Rows on screen at once, at least. */
const SHOWN_ROWS = 8;
const FIRST_ROW = "tr[aria-rowindex='2']";
const CHANGE_TIER = /^Change Tier of/;

type Tier = (typeof TIERS)[number];
type Interaction = {
  what: string;
  /** Twenty unless given. */
  times?: number;
  prepare?(page: Page): Promise<void>;
  /** Does it for the n-th time, from 0. */
  run(page: Page, n: number): Promise<Timing>;
};

const INTERACTIONS: Interaction[] = [
  { what: "choose a tier in the filter", run: chooseTier },
  {
    what: "type a letter in the search",
    times: TYPED.length,
    prepare: (page) => page.keyboard.press("/"),
    run: typeLetter,
  },
  { what: "sort by a column", run: sortByYears },
  { what: "choose a row", times: SHOWN_ROWS, run: chooseRow },
  { what: "go on to the next row by key", run: stepByKey },
  { what: "change a tier by key", run: changeByKey },
  { what: "open Change Tier", run: openChangeTier },
  { what: "choose a tier there", run: changeByMenu },
];

/** Measures each common action on a tournament page, some twenty times each. One row per action. */
export async function measureInteractions(
  context: BrowserContext,
  tournament: { size: number; path: string },
  slowdown: number,
): Promise<(string | number)[][]> {
  const page = await context.newPage();
  await watchInteractions(page);
  const session = await context.newCDPSession(page);
  const rows: (string | number)[][] = [];
  for (const { what, times = TIMES, prepare, run } of INTERACTIONS) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goto(tournament.path, { waitUntil: "networkidle" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await prepare?.(page);
    const timings: Timing[] = [];
    for (let n = 0; n < times; n++) timings.push(await run(page, n));
    const columns = [timings.map(({ toPaint }) => toPaint), timings.map(({ toResult }) => toResult)];
    rows.push([
      ...[what, tournament.size, times],
      ...columns.flatMap((ms) => [percentile(ms, 0.75), Math.max(...ms)].map(Math.round)),
    ]);
  }
  await page.close();
  return rows;
}

const STATUS = "[data-tier-filter] ~ [role=status]";

function chooseTier(page: Page, n: number): Promise<Timing> {
  const tier = ["B", "C", "D", undefined][n % 4];
  const button = page.locator("[data-tier-filter] button", { hasText: tier ? `Tier ${tier}` : "All" });
  const words = tier ? new RegExp(`^Tier ${tier}:`) : /^[\d,]+ candidate/;
  return timeInteraction(page, () => button.click(), { selector: STATUS, words });
}

function typeLetter(page: Page, n: number): Promise<Timing> {
  const words = new RegExp(`matching “${TYPED.slice(0, n + 1).trim()}”`);
  return timeInteraction(page, () => page.keyboard.press(TYPED[n] ?? ""), { selector: STATUS, words });
}

function sortByYears(page: Page, n: number): Promise<Timing> {
  const heading = page.getByRole("columnheader", { name: "Years" }).getByRole("button");
  const selector = `th[aria-sort=${n % 2 ? "ascending" : "descending"}]`;
  return timeInteraction(page, () => heading.click(), { selector, words: /Years/ });
}

function chooseRow(page: Page, n: number): Promise<Timing> {
  const box = page.getByRole("checkbox", { name: /^Select (?!all)/ }).nth(n);
  const words = new RegExp(`${n + 1} candidates? selected`);
  return timeInteraction(page, () => box.click(), { selector: "section[aria-label=Candidates]", words });
}

function stepByKey(page: Page, n: number): Promise<Timing> {
  const selector = `tr[data-active][aria-rowindex="${n + 2}"]`;
  return timeInteraction(page, () => page.keyboard.press("j"), { selector, words: /./ });
}

async function changeByKey(page: Page): Promise<Timing> {
  await page.keyboard.press("j");
  const row = page.locator("tr[data-active]");
  await row.waitFor();
  const { tier, result } = await plan(page, row);
  const key = String(TIERS.indexOf(tier) + 1);
  return timeChange(page, () => page.keyboard.press(key), result);
}

async function openChangeTier(page: Page): Promise<Timing> {
  const timing = await openFirst(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  return timing;
}

async function changeByMenu(page: Page): Promise<Timing> {
  // The table follows the candidate who moved.
  const table = page.getByRole("table", { name: "Candidates" });
  await table.evaluate(({ parentElement }) => parentElement?.scrollTo(0, 0));
  const { tier, result } = await plan(page, page.locator(FIRST_ROW));
  await openFirst(page);
  const button = page.getByRole("dialog").getByRole("button", { name: `Tier ${tier}`, exact: true });
  return timeChange(page, () => button.click(), result);
}

function openFirst(page: Page): Promise<Timing> {
  const opener = page.locator(FIRST_ROW).getByRole("button", { name: CHANGE_TIER });
  return timeInteraction(page, () => opener.click(), { selector: "[role=dialog]", words: /Change Tier/ });
}

/** Picks a different tier for the candidate and the filter text to expect after the change. */
async function plan(page: Page, row: ReturnType<Page["locator"]>): Promise<{ tier: Tier; result: Result }> {
  const label = await row.getByRole("button", { name: CHANGE_TIER }).getAttribute("aria-label");
  const known = /: Tier ([A-D])/.exec(label ?? "")?.[1];
  const tier = TIERS[(TIERS.indexOf(known as Tier) + 1) % TIERS.length] as Tier;
  const selector = `[data-tier-filter] [value=${tier}]`;
  const count = Number(/\(([\d,]+)\)/.exec((await page.textContent(selector)) ?? "")?.[1]?.replace(",", ""));
  const words = new RegExp(`\\(${(count + 1).toLocaleString("en")}\\)`);
  return { tier, result: { selector, words } };
}

/** Waits until the change is saved, too, which is not measured. */
async function timeChange(page: Page, input: () => Promise<void>, expected: Result): Promise<Timing> {
  const answer = page.waitForResponse((response) => response.request().method() === "PUT");
  const timing = await timeInteraction(page, input, expected);
  await answer;
  return timing;
}
