import { type Tier, tiers } from "#core/analysis/scorecard";
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

const FILE_HEADINGS = ["file", "file name", "filename"];
const OUTCOME_HEADINGS = ["outcome", "hired", "result"];
const RIGHT = new Set(["1", "yes", "y", "true", "hired", "right"]);
const WRONG = new Set(["0", "no", "n", "false", "rejected", "wrong"]);

/** With fewer right or wrong candidates, no AUC is computed. */
const FEWEST = 5;

/**
 * Parses a table with a header row, a column of file names and a column of outcomes. Rows without an outcome are
 * skipped. If it cannot be parsed, returns the problem as a message for the user.
 */
export function readOutcomes(rows: string[][]): Outcomes | { problem: string } {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => cell.trim()));
  const columnOf = (headings: string[]) => head.findIndex((cell) => headings.includes(cell.toLowerCase()));
  const [file, outcome] = [columnOf(FILE_HEADINGS), columnOf(OUTCOME_HEADINGS)];
  if (file < 0) return { problem: 'There is no column "File" in the first line.' };
  if (outcome < 0) return { problem: 'There is no column "Outcome" in the first line.' };
  const outcomes: Outcomes = new Map();
  for (const [index, row] of body.entries()) {
    const value = (row[outcome] ?? "").toLowerCase();
    const name = row[file] ?? "";
    if (value === "" || name === "") continue;
    if (!RIGHT.has(value) && !WRONG.has(value))
      return { problem: `Line ${index + 2}: "${row[outcome]}" is not an outcome. Use 1 or 0, or yes or no.` };
    outcomes.set(name, RIGHT.has(value));
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
