import { type Tier, tiers } from "#core/analysis/scorecard";
import { readTable } from "#core/read-table";
import { areaUnderCurve } from "#core/scoring/area-under-curve";
import type { Pool } from "./pool";

/** The outcome of earlier candidates by file name: true for the right ones, such as people who were hired. */
export type Outcomes = Map<string, boolean>;

/** How the analysis rates candidates whose outcome is known. */
export type Backtest = {
  right: number;
  wrong: number;
  /** File names in the table that match no rated candidate. */
  unknown: string[];
  counts: Record<Tier, { right: number; wrong: number }>;
  /** How often the right one of a pair has the higher match (AUC), with its 95 % interval. */
  order?: { value: number; low: number; high: number };
};

const COLUMNS = {
  file: { title: "File", headings: ["file", "file name", "filename"] },
  outcome: { title: "Outcome", headings: ["outcome", "hired", "result"] },
};
const RIGHT = new Set(["1", "yes", "y", "true", "hired", "right"]);
const WRONG = new Set(["0", "no", "n", "false", "rejected", "wrong"]);

/** With fewer right or wrong candidates, no AUC is computed. */
const FEWEST = 5;

/**
 * Parses a table with a header row, a column of file names and a column of outcomes. Rows without an outcome are
 * skipped. If it cannot be parsed, returns the problem as a message for the user.
 */
export function readOutcomes(rows: string[][]): Outcomes | { problem: string } {
  const lines = readTable(rows, COLUMNS);
  if ("problem" in lines) return lines;
  const outcomes: Outcomes = new Map();
  for (const { line, cells } of lines) {
    const value = cells.outcome.toLowerCase();
    if (value === "" || cells.file === "") continue;
    if (!RIGHT.has(value) && !WRONG.has(value))
      return { problem: `Line ${line}: "${cells.outcome}" is not an outcome. Use 1 or 0, or yes or no.` };
    outcomes.set(cells.file, RIGHT.has(value));
  }
  return outcomes.size > 0 ? outcomes : { problem: "No line has both a file name and an outcome." };
}

export function runBacktest({ candidates }: Pool, outcomes: Outcomes): Backtest {
  const known = candidates.flatMap((candidate) => {
    const isRight = outcomes.get(candidate.fileName);
    return isRight === undefined ? [] : [{ ...candidate, isRight }];
  });
  const names = new Set(candidates.map(({ fileName }) => fileName));
  const right = known.filter(({ isRight }) => isRight);
  const wrong = known.filter(({ isRight }) => !isRight);
  const countIn = (list: typeof known, tier: Tier) => list.filter((one) => one.tier === tier).length;
  const { auc, error } = areaUnderCurve(
    right.map(({ score }) => score),
    wrong.map(({ score }) => score),
  );
  return {
    right: right.length,
    wrong: wrong.length,
    unknown: [...outcomes.keys()].filter((name) => !names.has(name)),
    counts: Object.fromEntries(
      tiers.map((tier) => [tier, { right: countIn(right, tier), wrong: countIn(wrong, tier) }]),
    ) as Backtest["counts"],
    ...(Math.min(right.length, wrong.length) >= FEWEST && {
      order: { value: auc, low: Math.max(0, auc - 1.96 * error), high: Math.min(1, auc + 1.96 * error) },
    }),
  };
}
