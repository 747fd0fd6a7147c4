import { expect, test } from "vitest";
import { ARITHMETIC } from "#core/scoring/arithmetic";
import { tierForPercent } from "#core/scoring/tier";
import { readOutcomes, runBacktest } from "./backtest";
import type { Pool } from "./pool";

const poolOf = (scores: number[]): Pool => ({
  rubricVersion: 1,
  criteria: [],
  candidates: scores.map((score, at) => ({
    id: `${at}`,
    fileName: `${at}.pdf`,
    recruiterTier: null,
    score,
    tier: tierForPercent(Math.floor(score)),
    relevance: 0,
    edges: ARITHMETIC.edges,
    findings: [],
    shares: [],
  })),
});

test("a table is read by its headings, and lines without an outcome are skipped", () => {
  const rows = [
    ["Rank", "File", "Outcome"],
    ["1", "a.pdf", "Yes"],
    ["2", " b.pdf ", "0"],
    ["3", "c.pdf", ""],
    [""],
  ];
  expect(readOutcomes(rows)).toEqual(
    new Map([
      ["a.pdf", true],
      ["b.pdf", false],
    ]),
  );
});

test.each([
  [[], 'There is no column "File" in the first line.'],
  [[["File", "Match"]], 'There is no column "Outcome" in the first line.'],
  [
    [
      ["File", "Outcome"],
      ["a.pdf", "maybe"],
    ],
    'Line 2: "maybe" is not an outcome. Use 1 or 0, or yes or no.',
  ],
  [
    [
      ["File", "Outcome"],
      ["a.pdf", ""],
    ],
    "No line has both a file name and an outcome.",
  ],
])("a table that cannot be read says why: %j", (rows, problem) => {
  expect(readOutcomes(rows)).toEqual({ problem });
});

test("the order of ten people, their tiers, and names that nobody has", () => {
  const pool = poolOf([95, 91, 80, 72, 40, 93, 75, 55, 51, 10]);
  const outcomes = new Map(pool.candidates.map(({ fileName }, at) => [fileName, at < 5]));
  outcomes.set("somebody-else.pdf", true);
  const backtest = runBacktest(pool, outcomes);
  expect(backtest).toMatchObject({ right: 5, wrong: 5, unknown: ["somebody-else.pdf"] });
  expect(backtest.counts).toEqual({
    A: { right: 2, wrong: 1 },
    B: { right: 2, wrong: 1 },
    C: { right: 0, wrong: 2 },
    D: { right: 1, wrong: 1 },
  });
  // Wins against 93, 75, 55, 51, 10: five, four, four, three and one.
  expect(backtest.order?.value).toBeCloseTo(17 / 25);
  expect(backtest.order?.low).toBeLessThan(17 / 25);
  expect(backtest.order?.high).toBeLessThanOrEqual(1);
});

test("a few people have no figure for order", () => {
  const pool = poolOf([95, 20]);
  const outcomes = new Map([
    ["0.pdf", true],
    ["1.pdf", false],
  ]);
  expect(runBacktest(pool, outcomes).order).toBeUndefined();
});
