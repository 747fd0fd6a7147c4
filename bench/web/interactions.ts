import type { BrowserContext, Page } from "playwright-core";
import { percentile } from "../lib/percentile";
import { type Result, type Timing, timeInteraction, watchInteractions } from "./event-timing";

const TIMES = 20;
const TIERS = ["A", "B", "C", "D"] as const;
const TYPED = "typescript postgres";
/** Rows on screen at once, at least. */
const SHOWN_ROWS = 8;
const FIRST_ROW = "tr[aria-rowindex='2']";
const CHANGE_TIER = /^Change Tier of/;

type Tier = (typeof TIERS)[number];
type Interaction = { what: string; run(page: Page): Promise<Timing[]> };

const INTERACTIONS: Interaction[] = [
  { what: "choose a tier in the filter", run: chooseTiers },
  { what: "type a letter in the search", run: typeInSearch },
  { what: "sort by a column", run: sortByYears },
  { what: "choose a row", run: chooseRows },
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
  for (const { what, run } of INTERACTIONS) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goto(tournament.path, { waitUntil: "networkidle" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const timings = await run(page);
    const columns = [timings.map(({ toPaint }) => toPaint), timings.map(({ toResult }) => toResult)];
    rows.push([
      ...[what, tournament.size, timings.length],
      ...columns.flatMap((times) => [percentile(times, 0.75), Math.max(...times)].map(Math.round)),
    ]);
  }
  await page.close();
  return rows;
}

const STATUS = "[data-tier-filter] ~ [role=status]";

async function chooseTiers(page: Page): Promise<Timing[]> {
  return repeat(TIMES, (n) => {
    const tier = ["B", "C", "D", undefined][n % 4];
    const button = page.locator("[data-tier-filter] button", { hasText: tier ? `Tier ${tier}` : "All" });
    const words = tier ? new RegExp(`^Tier ${tier}: `) : /^[\d,]+ candidate/;
    return timeInteraction(page, () => button.click(), { selector: STATUS, words });
  });
}

async function typeInSearch(page: Page): Promise<Timing[]> {
  await page.keyboard.press("/");
  return repeat(TYPED.length, (n) =>
    timeInteraction(page, () => page.keyboard.press(TYPED[n] ?? ""), {
      selector: STATUS,
      words: new RegExp(`matching “${TYPED.slice(0, n + 1).trim()}”`),
    }),
  );
}

async function sortByYears(page: Page): Promise<Timing[]> {
  const heading = page.getByRole("columnheader", { name: "Years" }).getByRole("button");
  return repeat(TIMES, (n) =>
    timeInteraction(page, () => heading.click(), {
      selector: `th[aria-sort=${n % 2 ? "ascending" : "descending"}]`,
      words: /Years/,
    }),
  );
}

async function chooseRows(page: Page): Promise<Timing[]> {
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  return repeat(SHOWN_ROWS, (n) =>
    timeInteraction(page, () => boxes.nth(n).click(), {
      selector: "section[aria-label=Candidates]",
      words: new RegExp(`${n + 1} candidates? selected`),
    }),
  );
}

async function stepByKey(page: Page): Promise<Timing[]> {
  return repeat(TIMES, (n) =>
    timeInteraction(page, () => page.keyboard.press("j"), {
      selector: `tr[data-active][aria-rowindex="${n + 2}"]`,
      words: /./,
    }),
  );
}

async function changeByKey(page: Page): Promise<Timing[]> {
  return repeat(TIMES, async () => {
    await page.keyboard.press("j");
    await page.locator("tr[data-active]").waitFor();
    const { tier, result } = await plan(page, page.locator("tr[data-active]"));
    const key = String(TIERS.indexOf(tier) + 1);
    return whenAnswered(
      page,
      timeInteraction(page, () => page.keyboard.press(key), result),
    );
  });
}

async function openChangeTier(page: Page): Promise<Timing[]> {
  return repeat(TIMES, async () => {
    const timing = await openFirst(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    return timing;
  });
}

async function changeByMenu(page: Page): Promise<Timing[]> {
  return repeat(TIMES, async () => {
    // The table follows the candidate who moved.
    await page
      .getByRole("table", { name: "Candidates" })
      .evaluate((table) => table.parentElement?.scrollTo(0, 0));
    const { tier, result } = await plan(page, page.locator(FIRST_ROW));
    await openFirst(page);
    const button = page.getByRole("dialog").getByRole("button", { name: `Tier ${tier}`, exact: true });
    return whenAnswered(
      page,
      timeInteraction(page, () => button.click(), result),
    );
  });
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

async function whenAnswered(page: Page, timing: Promise<Timing>): Promise<Timing> {
  const answer = page.waitForResponse((response) => response.request().method() === "PUT");
  const result = await timing;
  await answer;
  return result;
}

async function repeat(times: number, run: (n: number) => Promise<Timing>): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (let n = 0; n < times; n++) timings.push(await run(n));
  return timings;
}
