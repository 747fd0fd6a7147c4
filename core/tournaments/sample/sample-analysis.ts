import type { Rubric } from "#core/analysis/rubric";
import { type ResumeAnalysis, resumeAnalysisSchema } from "#core/analysis/scorecard";
import stored from "./results.json";

/** The date that "present" means in the stored results. */
export const SAMPLE_AS_OF = new Date("2026-11-01");

/** The result without its criteria, which come from the rubric. */
export function toStoredResult({ scorecard, ...analysis }: ResumeAnalysis) {
  const { criteria: _, ...kept } = scorecard;
  return { ...analysis, scorecard: kept };
}

/**
 * The embedded judge's result for a resume of the sample. `results.json` is written by a test, which fails if the judge
 * or the job now gives a different result. To update: `npx vitest run -u --project unit tests/sample-results.test.ts`.
 */
export function sampleAnalysis(fileName: string, { criteria }: Rubric): ResumeAnalysis {
  const result = Object.entries(stored).find(([name]) => name === fileName)?.[1];
  if (!result) throw new Error(`no stored result of ${fileName}`);
  return resumeAnalysisSchema.parse({ ...result, scorecard: { ...result.scorecard, criteria } });
}
