import { PRODUCT_NAME } from "#core/product";
import type { NoticeFacts } from "./get-notice-facts";
import type { JudgeAtWork } from "./notice-settings";
import type { Place } from "./places";

type Facts = Pick<NoticeFacts, "company" | "contact" | "retentionDays" | "recordYears" | "judge">;

/** The notice to candidates for one place, filled with the account's settings. */
export function writeNotice(place: Place, facts: Facts): string {
  const { company, contact, retentionDays, recordYears, judge } = facts;
  return [
    `How ${company} uses software to read your application`,
    `We use ${PRODUCT_NAME} to help us read resumes. It compares your resume with the requirements of the job, one by one, quotes the lines it relies on, and suggests an order in which we look at candidates.${nameJudge(judge)} It decides nothing: a person does.`,
    ...place.says,
    "It uses only the file you send: the work, skills, education and certificates in it. Your name, contact details, address, date of birth and photo are hidden from it. It looks up nothing elsewhere.",
    `We keep your resume and the result for ${retentionDays} days, or longer where a law or a court requires it.${recordYears > 0 ? ` What was decided, without your name or words, stays on record for ${yearsOf(recordYears)}.` : ""}`,
    `You may ask to see what it found, to correct it, to have a person read your application instead, or to have your data deleted. Write to ${contact}.`,
  ].join("\n\n");
}

export const yearsOf = (years: number) => (years === 1 ? "1 year" : `${years} years`);

function nameJudge(judge: JudgeAtWork | null): string {
  if (!judge) return "";
  if (judge.model) return ` The comparison is made by a language model (${judge.model}).`;
  return " The comparison is made by fixed rules and a small statistical model, not by a language model.";
}
