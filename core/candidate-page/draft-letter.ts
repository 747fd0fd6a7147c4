import { isUnsure, type Scorecard, type Verdict } from "#core/analysis/scorecard";
import { PRODUCT_NAME } from "#core/product";

/** At most this many requirements are named, the heaviest first. */
const MAX_NAMED = 5;

type Facts = {
  job: string;
  scorecard: Scorecard | null;
  /** Who the employer is and whom candidates write to; empty if not told yet. */
  company: string;
  contact: string;
};

/** A letter to somebody who was turned down, to be finished by a person. Brackets mark what only they know. */
export function draftLetter({ job, scorecard, company, contact }: Facts): string {
  const wasRead = scorecard && !scorecard.notRated;
  const address = contact || "[contact address]";
  const paragraphs = [
    "Dear [name],",
    `Thank you for applying for ${job}. We will not take your application further. [The reason in your own words.]`,
    ...(wasRead ? describeAssessment(scorecard) : [BY_PERSON]),
    wasRead
      ? `You can see what was found in your resume, line by line, at [the candidate's link]. There you can correct what is wrong, add what is missing, or ask for a person to look again. You can also write to ${address}.`
      : `If something about you was wrong or missing, or you want another person to look, write to ${address}.`,
    `[Your name]${company && `\n${company}`}`,
  ];
  return paragraphs.join("\n\n");
}

const BY_PERSON = "Your resume was read by a person; no software assessed it.";

function describeAssessment({ criteria, verdicts, model }: Scorecard): string[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const named = (isWanted: (verdict: Verdict) => boolean) =>
    criteria
      .filter(({ id, overall }) => {
        const verdict = byId.get(id);
        return !overall && verdict !== undefined && isWanted(verdict);
      })
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_NAMED)
      .map(({ text }) => `- ${text}`)
      .join("\n");
  const missing = named((verdict) => verdict.level === "none" && !isUnsure(verdict));
  const partly = named(({ level }) => level === "weak" || level === "partial");
  const unclear = named((verdict) => verdict.level === "none" && isUnsure(verdict));
  return [
    `We used ${PRODUCT_NAME}${model ? `, with the language model ${model},` : ""} to help us read resumes. It compared yours with the requirements of the job; your name, contact details and similar details were hidden from it. It decided nothing: [name or role] made the decision.`,
    ...(missing ? [`Your resume did not show:\n${missing}`] : []),
    ...(partly ? [`Your resume showed in part:\n${partly}`] : []),
    ...(unclear ? [`It was not clear whether your resume shows:\n${unclear}`] : []),
    "The only source was the file you sent.",
  ];
}
