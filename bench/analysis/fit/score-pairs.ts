import type { JobText } from "#core/analysis/rubric";
import type { Tier } from "#core/analysis/scorecard";
import { groupBy } from "../lib/group-by";
import { analyze, orderScores, readFile, readText, rubricFor } from "../lib/product";
import type { Scores } from "../metrics/evaluate";
import type { Pair } from "./dataset";

export type ProductRun = {
  /** Scores by the product's own ranking of the candidates for a job. */
  order: Scores;
  /** Scores by matchPercent alone. */
  percent: Scores;
  tiers: Map<string, Tier>;
  /** How many files could be read, and how many could not. For the latter, the pair's text is used instead. */
  files: number;
  unread: number;
};

/** Judges every pair as the product would: one tournament per job, with all its candidates. */
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
    const analyzed = [];
    for (const pair of candidates) {
      const document = await readPair(pair, source, run);
      if (typeof document === "string") continue;
      const analysis = await analyze(await rubricFor(jobOf(pair)), document);
      analyzed.push({ ...analysis, id: pair.id });
      run.percent.set(pair.id, analysis.matchPercent ?? 0);
      if (analysis.tier) run.tiers.set(pair.id, analysis.tier);
    }
    for (const [id, score] of orderScores(analyzed)) run.order.set(id, score);
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
