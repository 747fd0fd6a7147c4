import { checkResume } from "#core/fairness/check-resume";
import { swapKinds } from "#core/fairness/swaps";
import { stableHash } from "#core/stable-hash";
import { AS_OF, analyze, readText, rubricFor } from "../lib/analyze";
import { percent, type Table } from "../lib/table";
import type { FitSet } from "./fit/dataset";

/** Sample size for large sets. Sampling by hash spreads the sample over all jobs. */
const MOST = 60;

/** Runs the product's own fairness check on a set: how often swapping what must not count changes anything. */
export async function reportFairness({ name, pairs }: FitSet): Promise<Table> {
  const sample = pairs.toSorted((a, b) => stableHash(a.id) - stableHash(b.id)).slice(0, MOST);
  const totals = swapKinds.map((kind) => ({ kind, resumes: 0, verdict: 0, score: 0, tier: 0, most: 0 }));
  for (const { job, resumeText } of sample) {
    const document = await readText(resumeText);
    if (typeof document === "string") continue;
    const rubric = await rubricFor(job);
    const { contactInfo: contact } = await analyze(rubric, document);
    const { read, differences } = await checkResume((input) => analyze(input.rubric, input.document), {
      text: document.text,
      contact,
      rubric,
      asOf: AS_OF,
    });
    for (const total of totals) {
      const own = differences.filter(({ kind }) => kind === total.kind);
      const moved = own.map(({ before, after }) => Math.abs((after.percent ?? 0) - (before.percent ?? 0)));
      total.resumes += Number(read[total.kind] !== undefined);
      total.verdict += Number(own.some(({ criteria }) => criteria.length > 0));
      total.score += Number(moved.some((points) => points > 0));
      total.tier += Number(own.some(({ before, after }) => before.tier !== after.tier));
      total.most = Math.max(total.most, ...moved);
    }
  }
  return {
    title: `Swapped: ${name}`,
    columns: ["swapped", "resumes", "any verdict", "score", "tier", "largest change"],
    rows: totals.map(({ kind, resumes, verdict, score, tier, most }) => [
      ...[kind, resumes, percent(verdict, resumes), percent(score, resumes), percent(tier, resumes)],
      `${most} points`,
    ]),
    notes: ["share of the resumes that any swap of the kind changes; half must change them"],
  };
}
