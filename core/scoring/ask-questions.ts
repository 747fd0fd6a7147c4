import type { Criterion } from "../analysis/rubric";
import type { Verdict } from "../analysis/scorecard";
import { isTitleWord } from "../analysis/titles";
import { excerpt, label, plainNote, quoted } from "./wording";

type Judged = { criterion: Criterion; verdict: Verdict };

/** With no must-have open, as many of the others are worth asking for. */
const MOST_NICE = 2;

/** One question for each must-have that is not shown, only mentioned or only listed, in the order given. */
export function askQuestions(judged: Judged[]): string[] {
  const open = judged.filter(isOpen);
  const musts = open.filter(({ criterion }) => criterion.importance === "must");
  return (musts.length > 0 ? musts : open.slice(0, MOST_NICE)).map(ask);
}

function isOpen({ criterion, verdict }: Judged): boolean {
  if (verdict.level === "strong") return false;
  return (
    verdict.level !== "partial" || criterion.kind === "years" || isOnlyListed(verdict) || isUndated(verdict)
  );
}

/** Told of, but in no job with dates: in projects, say. */
const isUndated = ({ note }: Verdict) => /\bnot inside a dated job\b/i.test(note);

/** Named in a list, with no work described that used it. */
export const isOnlyListed = ({ level, note }: Verdict) =>
  (level === "weak" || level === "partial") && /^(?:only )?(?:listed|named in a list only)\b/i.test(note);

const ASKING =
  /^(?:(?:a|an|the|some|solid|strong|good|proven|deep|extensive|practical|working|hands-on|prior|previous|excellent|basic|advanced|demonstrated|relevant) )*(?:experience|knowledge|skills?|proficien(?:cy|t)|familiar(?:ity)?|expertise|understanding|command) (?:with|of|in|using) (?:the )?/i;

function ask(judged: Judged): string {
  const own = judged.verdict.question && plainNote(judged.verdict.question);
  return own ? `${own.replace(/(?<!\?)\?+$/, "")}?` : compose(judged);
}

function compose({ criterion, verdict }: Judged): string {
  const name = label(criterion);
  const asksFor = `The job asks for ${quoted(name)}.`;
  switch (criterion.kind) {
    case "years":
      return `Which of your jobs count towards ${quoted(name)}, and how long was each?`;
    case "education":
      return `${asksFor} What have you studied, or what do you have in its place?`;
    case "certification":
      return verdict.level === "none"
        ? `${asksFor} Do you hold it, and since when?`
        : `${asksFor} Your resume mentions it: do you hold it now, and since when?`;
    case "role":
      return askForRole(name);
    case "skill":
      return isTitleWord(name.split(/\s+/).at(-1) ?? "") ? askForRole(name) : askForSkill(name, verdict);
    case "experience":
      return `${asksFor} Where have you done this, and what came of it?`;
    case "other":
      return `${asksFor} What can you tell us about it?`;
  }
}

const askForRole = (name: string) =>
  `Which of your jobs comes closest to ${quoted(name)}, and what did you do there?`;

function askForSkill(name: string, verdict: Verdict): string {
  const skill = excerpt(name.replace(ASKING, "").replace(/(?<!\s)\s+skills?$/i, ""), 60);
  if (isOnlyListed(verdict)) return `Your resume lists ${skill}. In which job did you use it, and what for?`;
  if (isUndated(verdict))
    return `Your resume describes ${skill} outside of a dated job. Where and when was that, and what was your part?`;
  if (verdict.level === "none" || /\bnot named\b/i.test(verdict.note)) {
    return `Do you have experience with ${skill}? Where, and what did you do?`;
  }
  return `Your resume mentions ${skill}. Where did you use it, and what for?`;
}
