import { readRequirement } from "#core/analysis/job-text/read-requirement";
import type { Criterion } from "#core/analysis/rubric";

export type Reading = Pick<Criterion, "kind" | "skills" | "minYears" | "level">;

/**
 * How one line of the recruiter is judged: by the reader that made the rubric, but kept whole. Years decide
 * before anything else the line names, because only they can be counted.
 */
export function readCriterion(text: string): { reading: Reading; parts: number } {
  const drafts = readRequirement(text, "must");
  const lead = drafts.find(({ kind }) => kind === "years") ?? drafts[0];
  if (!lead) return { reading: { kind: "other", skills: [] }, parts: 1 };
  const ofKind = drafts.filter(({ kind }) => kind === lead.kind || lead.kind === "years");
  const { kind, minYears, level } = lead;
  const skills = [...new Set(ofKind.flatMap((draft) => draft.skills))];
  return {
    reading: { kind, skills, ...(minYears && { minYears }), ...(level && { level }) },
    parts: drafts.length,
  };
}
