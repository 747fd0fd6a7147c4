import { readRequirement } from "#core/analysis/job-text/read-requirement";
import type { Criterion } from "#core/analysis/rubric";

export type Reading = Pick<Criterion, "kind" | "skills" | "minYears" | "level" | "overall">;

/**
 * How one line of the recruiter is judged: by the reader that made the rubric, but kept whole. Years decide
 * before anything else the line names, because only they can be counted. Other words for the job as a whole
 * still say the job as a whole.
 */
export function readCriterion(text: string, before?: Reading): { reading: Reading; parts: number } {
  const drafts = readRequirement(text, "must");
  const lead = drafts.find(({ kind }) => kind === "years") ?? drafts[0];
  if (!lead) return { reading: { kind: "other", skills: [] }, parts: 1 };
  const ofKind = drafts.filter(({ kind }) => kind === lead.kind || lead.kind === "years");
  const skills = [...new Set(ofKind.flatMap((draft) => draft.skills))];
  if (before?.overall) return { reading: { kind: "role", skills, overall: true }, parts: 1 };
  const { kind, minYears, level } = lead;
  return {
    reading: { kind, skills, ...(minYears && { minYears }), ...(level && { level }) },
    parts: drafts.length,
  };
}
