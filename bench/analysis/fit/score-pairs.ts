import type { JobText } from "#core/analysis/rubric";
import type { Tier } from "#core/analysis/scorecard";
import { groupBy } from "../lib/group-by";
import { analyse, orderScores, readFile, readText, rubricFor } from "../lib/product";
import type { Scores } from "../metrics/evaluate";
import type { Pair } from "./dataset";

export type ProductRun = {
  /** By the product's own order among the candidates of a job. */
  order: Scores;
  /** By matchPercent alone. */
  percent: Scores;
  tiers: Map<string, Tier>;
  /** Files that were read, and those that ended in words instead; for the latter the text stands in. */
  files: number;
  unread: number;
};

/** Judges every pair as the product would: one tournament a job, all its candidates in it. */
export async function scorePairs(
  pairs: Pair[],
  jobOf: (pair: Pair) => JobText,
  source: "text" | "file" = "text",
): Promise<ProductRun> {
  const run: ProductRun = {
    order: new Map(),
    percent: new Map(),
    tiers: new Map(),
    files: 0,
    unread: 0,
  };
  for (const candidates of groupBy(pairs, ({ group }) => group).values()) {
    const analysed = [];
    for (const pair of candidates) {
      const document = await readPair(pair, source, run);
      if (typeof document === "string") continue;
      const analysis = await analyse(await rubricFor(jobOf(pair)), document);
      analysed.push({ ...analysis, id: pair.id });
      run.percent.set(pair.id, analysis.matchPercent ?? 0);
      if (analysis.tier) run.tiers.set(pair.id, analysis.tier);
    }
    for (const [id, score] of orderScores(analysed)) run.order.set(id, score);
  }
  return run;
}

async function readPair(pair: Pair, source: "text" | "file", run: ProductRun) {
  if (source === "file" && pair.file) {
    const document = await readFile(pair.file);
    if (typeof document !== "string") {
      run.files++;
      return document;
    }
    run.unread++;
  }
  return readText(pair.resumeText);
}
