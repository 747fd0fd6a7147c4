import { parseArgs } from "node:util";
import { reportAttacks } from "./analysis/attacks/report";
import { casesOf, ownCases, reportCounterfactuals } from "./analysis/counterfactual/report";
import { readFitSets, readOwnSet } from "./analysis/fit/dataset";
import { reportFit } from "./analysis/fit/report";
import { engine } from "./analysis/lib/product";
import { SEED } from "./analysis/metrics/evaluate";
import { reportSpeed } from "./analysis/speed";
import { printTable, type Table } from "./lib/table";

const PARTS = ["fit", "attacks", "counterfactual", "speed"];
const USAGE = `npm run bench:analysis -- [--data DIR] [--only ${PARTS.join(",")}]
  --data DIR  measures on fit/*.jsonl of this folder instead of the bench's own resumes
  --only ...  only these parts`;

/** Runs the product's own analysis on labeled data and prints the results. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { data: { type: "string" }, only: { type: "string" } } });
  const parts = values.only?.split(",") ?? PARTS;
  const own = readOwnSet();
  const sets = values.data ? readFitSets(values.data) : [own];
  if (sets.length === 0 || parts.some((part) => !PARTS.includes(part))) throw new Error(USAGE);
  console.log(`Analyzer ${engine}, seed ${SEED}: all figures but the CPU times are the same in every run.`);
  const others = sets.filter((set) => set !== own);
  const print = (tables: Table[]) => tables.forEach(printTable);
  if (parts.includes("fit")) for (const set of sets) print(await reportFit(set));
  if (parts.includes("attacks")) {
    print([await reportAttacks(own, true)]);
    for (const set of others) print([await reportAttacks(set, false)]);
  }
  if (parts.includes("counterfactual")) {
    print([await reportCounterfactuals("own", ownCases())]);
    for (const set of others) print([await reportCounterfactuals(set.name, casesOf(set))]);
  }
  if (parts.includes("speed")) print([await reportSpeed(sets.flatMap(({ pairs }) => pairs))]);
}
