import { reportAttacks } from "./analysis/attacks/run-attacks";
import { reportFairness } from "./analysis/fairness";
import { readFitSets, readOwnSet } from "./analysis/fit/dataset";
import { SEED } from "./analysis/fit/evaluate";
import { reportFit } from "./analysis/fit/report";
import { engine } from "./lib/analyze";
import { defineBench, oneOf, UsageError } from "./lib/bench";
import { printTable } from "./lib/table";

const PARTS = ["fit", "attacks", "fairness"];
const USAGE = `npm run bench:analysis -- [--data DIR] [--only ${PARTS.join(",")}]
  --data DIR  measures on fit/*.jsonl of this folder instead of the bench's own resumes
  --only ...  only these parts`;

/** Runs the product's own analysis on labeled data and prints the results. */
export const main = defineBench(
  USAGE,
  { data: { type: "string" }, only: { type: "string" } },
  async ({ values: { data, only } }) => {
    const parts = only?.split(",").map((part) => oneOf("--only", PARTS, part)) ?? PARTS;
    const sets = data ? readFitSets(data) : [readOwnSet()];
    if (sets.length === 0) throw new UsageError(`There is no fit/*.jsonl in ${data}.`);
    console.log(`Analyzer ${engine}, seed ${SEED}: all figures but the CPU times are the same in every run.`);
    for (const set of sets) {
      if (parts.includes("fit")) for (const table of await reportFit(set)) printTable(table);
      if (parts.includes("attacks")) printTable(await reportAttacks(set));
      if (parts.includes("fairness")) printTable(await reportFairness(set));
    }
  },
);
