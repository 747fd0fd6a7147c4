import type { Tier } from "#core/analysis/scorecard";
import { groupBy } from "../lib/group-by";
import { analyze, orderScores, readText, rubricFor } from "../lib/product";
import type { Scores } from "../metrics/evaluate";
import type { Pair } from "./dataset";

/** `order`: scores by the product's own ranking of the candidates for a job. */
export type ProductRun = { order: Scores; tiers: Map<string, Tier> };

/** Judges every pair as the product would: one tournament per job, with all its candidates. */
export async function scorePairs(pairs: Pair[]): Promise<ProductRun> {
  const run: ProductRun = { order: new Map(), tiers: new Map() };
  for (const candidates of groupBy(pairs, ({ group }) => group).values()) {
    const analyzed = [];
    for (const { id, job, resumeText } of candidates) {
      const document = await readText(resumeText);
      if (typeof document === "string") continue;
      const analysis = await analyze(await rubricFor(job), document);
      analyzed.push({ ...analysis, id });
      if (analysis.tier) run.tiers.set(id, analysis.tier);
    }
    for (const [id, score] of orderScores(analyzed)) run.order.set(id, score);
  }
  return run;
}
