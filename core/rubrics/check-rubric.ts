import type { Criterion, JobText, Rubric } from "#core/analysis/rubric";
import { countMatches } from "#core/patterns";
import { checkVague } from "./check-vague";

/** What to check in a rubric before candidates are judged by it. Texts for the recruiter. */
export type RubricWarning = { title: string; text: string };

const FEW_CRITERIA = ["No criteria", "Only 1 criterion", "Only 2 criteria"];
/** In a shorter text, few criteria may be all there is to ask. */
const LONG_TEXT = 60;

type Checked = { criteria: Pick<Criterion, "text" | "overall">[]; refused?: Rubric["refused"] };

/** Warnings about the rubric as a whole; problems with a single line are shown next to that line. */
export function checkRubric(job: JobText, { criteria, refused = [] }: Checked): RubricWarning[] {
  const [whole] = criteria;
  const asked = criteria.filter(({ overall }) => !overall);
  const words = countWords(job);
  const vague = asked.filter(({ text }) => checkVague(text)).length;
  const warnings: RubricWarning[] = [];
  if (whole && isNameOnly(job, criteria))
    warnings.push({
      title: "Candidates will be judged by the name alone",
      text: `Only work as “${whole.text}” counts, and anyone without it gets Tier D. Add requirements, key skills or a job description to tell candidates apart.`,
    });
  if (asked.length < FEW_CRITERIA.length && words >= LONG_TEXT)
    warnings.push({
      title: `${FEW_CRITERIA[asked.length]} for a text of ${words} words`,
      text: "Candidates will be hard to tell apart. Add what a resume should show, one line for each.",
    });
  if (vague > 0 && vague === asked.length)
    warnings.push({
      title: "No criterion here can be shown by a resume",
      text: "Name skills, years, degrees or work someone has done.",
    });
  const leftOut = refused.filter(({ asksNothing }) => !asksNothing).length;
  if (leftOut > 0)
    warnings.push({
      title: `${leftOut === 1 ? "1 requirement was" : `${leftOut} requirements were`} left out`,
      text: "See below why, and what you can ask instead.",
    });
  return warnings;
}

/** Whether nothing but the job's name says what is asked. */
export const isNameOnly = (job: Omit<JobText, "name">, criteria: Pick<Criterion, "overall">[]): boolean =>
  isJobEmpty(job) && criteria.every(({ overall }) => overall);

/** Whether a job has no text but its name. */
export const isJobEmpty = (job: Omit<JobText, "name">): boolean => countWords({ ...job, name: "" }) === 0;

function countWords({ jobDescription, keyRequirements, optionalRequirements, keySkills }: JobText): number {
  const text = [jobDescription, keyRequirements, optionalRequirements, ...keySkills].join(" ");
  return countMatches(text, /[\p{L}\p{N}]+/gu);
}
