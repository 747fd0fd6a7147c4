import { readRequirement } from "#core/analysis/job-text/read-requirement";
import { readStated } from "#core/analysis/job-text/read-stated";
import type { Criterion } from "#core/analysis/rubric";

export type Reading = Pick<Criterion, "kind" | "skills" | "minYears" | "level" | "overall">;

/**
 * How one line of the recruiter is judged, by the same reader that builds rubrics. A rewording of the job as a whole
 * is still the job as a whole.
 */
export function readCriterion(text: string, before?: Reading): { reading: Reading; parts: number } {
  const { kind, skills, minYears, level } = readRequirement(text, "must");
  if (before?.overall) return { reading: { kind: "role", skills, overall: true }, parts: 1 };
  return {
    reading: { kind, skills, ...(minYears && { minYears }), ...(level && { level }) },
    parts: readStated(text, "keyRequirements").length,
  };
}
