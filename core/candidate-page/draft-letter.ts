import { isUnsure, type Scorecard, type Verdict } from "#core/analysis/scorecard";
import { PRODUCT_NAME } from "#core/product";
import type { ResumeView } from "#core/resumes/resume";
import { LINK_BLANK } from "./candidate-page";
import { isSaid, SAID_FLAG } from "./said-by-candidate";

/** At most this many requirements are named, the heaviest first. */
const MAX_NAMED = 5;

type Facts = {
  job: string;
  resume: Pick<ResumeView, "scorecard" | "isHumanOnly" | "createdAt" | "finishedAt">;
  /** Who the employer is and whom candidates write to; empty if not told yet. */
  company: string;
  contact: string;
};

/** A letter to somebody who was turned down, to be finished by a person. Brackets mark what only they know. */
export function draftLetter({ job, resume, company, contact }: Facts): string {
  const { scorecard } = resume;
  const isRated = scorecard && !scorecard.notRated;
  const address = contact || "[contact address]";
  const paragraphs = [
    "Dear [name],",
    `Thank you for applying for ${job}. We will not take your application further. [The reason in your own words.]`,
    ...(isRated ? describeAssessment(scorecard) : [describeUnrated(resume)]),
    isRated
      ? `You can see what was found in your resume, line by line, at ${LINK_BLANK}. There you can correct what is wrong, add what is missing, or ask for a person to look again. You can also write to ${address}.`
      : `If something about you was wrong or missing, or you want a person to look, write to ${address}.`,
    `[Your name]${company && `\n${company}`}`,
  ];
  return paragraphs.join("\n\n");
}

/** What was done with a resume that has no rating. Who opened it is not known, so the person who writes says so. */
function describeUnrated(resume: Facts["resume"]): string {
  if (resume.scorecard)
    return `We used ${PRODUCT_NAME} to help us read resumes. It did not rate yours, because it has not been tested in its language; it only listed it by how similar its words are to the job's. ${BY_WHOM}`;
  if (isUntouched(resume)) return `No software assessed your resume. ${MADE_BY}`;
  return MADE_BY;
}

const MADE_BY = "[Name or role] made the decision.";
const BY_WHOM = "It decided nothing: [name or role] made the decision.";

/**
 * Whether no software has ever read the resume. One that asked for a person at once was finished as it arrived; one
 * that did so later may have been rated before, which nothing tells any more.
 */
const isUntouched = ({ isHumanOnly, createdAt, finishedAt }: Facts["resume"]) =>
  isHumanOnly && finishedAt === createdAt;

function describeAssessment({ criteria, verdicts, model, flags }: Scorecard): string[] {
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
  const isPartial = ({ level }: Verdict) => level === "weak" || level === "partial";
  const missing = named((verdict) => verdict.level === "none" && !isUnsure(verdict));
  const partly = named((verdict) => isPartial(verdict) && !isSaid(verdict) && !isUnsure(verdict));
  const said = named((verdict) => isPartial(verdict) && isSaid(verdict));
  const unclear = named((verdict) => isUnsure(verdict) && !(isPartial(verdict) && isSaid(verdict)));
  const hasStatement = flags.includes(SAID_FLAG);
  const source = hasStatement ? "Your resume and your statement" : "Your resume";
  return [
    `We used ${PRODUCT_NAME}${model ? `, with the language model ${model},` : ""} to help us read resumes. It compared yours with the requirements of the job; your name, contact details and similar details were hidden from it. ${BY_WHOM}`,
    ...(missing ? [`${source} did not show:\n${missing}`] : []),
    ...(partly ? [`Your resume showed in part:\n${partly}`] : []),
    ...(said ? [`Only your statement showed, in part:\n${said}`] : []),
    ...(unclear
      ? [`It was not clear whether ${lower(source)} ${hasStatement ? "show" : "shows"}:\n${unclear}`]
      : []),
    hasStatement
      ? "The only sources were the file you sent and the statement you added by your link."
      : "The only source was the file you sent.",
  ];
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
