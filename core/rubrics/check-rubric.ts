import type { JobText, Rubric } from "#core/analysis/rubric";
import { checkVague } from "./check-vague";

/** What to check in a rubric before candidates are judged by it. Texts for the recruiter. */
export type RubricWarning = { title: string; text: string };

const FEW_CRITERIA = ["No criteria", "Only 1 criterion", "Only 2 criteria"];
/** In a shorter text, few criteria may be all there is to ask. */
const LONG_TEXT = 60;

/** Warnings about the rubric as a whole; problems with a single line are shown next to that line. */
export function checkRubric(job: JobText, { criteria, refused = [] }: Rubric): RubricWarning[] {
  const asked = criteria.filter(({ overall }) => !overall);
  const words = countWords(job);
  const vague = asked.filter(({ text }) => checkVague(text)).length;
  const warnings: RubricWarning[] = [];
  if (asked.length < FEW_CRITERIA.length && words >= LONG_TEXT)
    warnings.push({
      title: `${FEW_CRITERIA[asked.length]} found in ${words} words`,
      text: "Candidates will be hard to tell apart. Add what a resume should show, one line for each.",
    });
  if (vague > 0 && vague === asked.length)
    warnings.push({
      title: "No criterion here can be shown by a resume",
      text: "Name skills, years, degrees or work someone has done.",
    });
  if (refused.length > 0)
    warnings.push({
      title: `${refused.length === 1 ? "1 requirement was" : `${refused.length} requirements were`} left out`,
      text: "See below why, and what you can ask instead.",
    });
  return warnings;
}

/** Whether a job has nothing but its name, which cannot tell candidates apart. */
export const isJobEmpty = (job: Omit<JobText, "name">): boolean => countWords({ ...job, name: "" }) === 0;

function countWords({ jobDescription, keyRequirements, optionalRequirements, keySkills }: JobText): number {
  const text = [jobDescription, keyRequirements, optionalRequirements, ...keySkills].join(" ");
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
