import { patternOf } from "#core/patterns";
import { findDegrees } from "../analysis/education";
import { tokenize } from "../analysis/language/tokens";
import type { Criterion } from "../analysis/rubric";
import { isUnsure, type Passage, passageOf, type Verdict, type VerdictReason } from "../analysis/scorecard";
import { isTitleWord } from "../analysis/titles";
import { findTerm, findTerms } from "../analysis/vocabulary/vocabulary";
import {
  excerpt,
  isMoreThanDates,
  isPost,
  joinNames,
  label,
  lowerFirst,
  plainNote,
  quoted,
  quoteFor,
} from "./wording";
import patterns from "./wording.patterns.json";

type Judged = { criterion: Criterion; verdict: Verdict };

/** If no must-have is open, ask about at most this many nice-to-haves. */
const MAX_NICE = 2;

/**
 * One question for each must-have that is not sure, not shown, only mentioned or only listed: not-sure ones first,
 * then the order given. Each question quotes the nearest line, if there is one.
 */
export function askQuestions(judged: Judged[]): string[] {
  const open = judged.filter(isOpen);
  const musts = open.filter(({ criterion }) => criterion.importance === "must");
  const asked = musts.length > 0 ? musts : open.slice(0, MAX_NICE);
  return [...asked.filter(isDoubted), ...asked.filter((item) => !isDoubted(item))].map(ask);
}

export const isDoubted = ({ verdict }: Judged) => isUnsure(verdict) && !verdict.parts;

function isOpen(judged: Judged): boolean {
  const { criterion, verdict } = judged;
  if (isDoubted(judged)) return true;
  if (verdict.level === "strong") return false;
  return (
    verdict.level !== "partial" || criterion.kind === "years" || isOnlyListed(verdict) || isUndated(verdict)
  );
}

/**
 * The line to look at or ask about. A list shows nothing more, so if the judge is not sure, a line of work is better:
 * on the labels a reader quoted the list for 4 of 100 such verdicts, and that line for 36.
 */
export const lineToLookAt = (verdict: Verdict): Passage | undefined =>
  (isUnsure(verdict) && isOnlyListed(verdict) ? verdict.others?.[0] : undefined) ?? passageOf(verdict);

/** How models, and the embedded judge until 4.14.0, say in the note what has no reason of its own. */
const IN_NOTE: Partial<Record<VerdictReason, RegExp>> = {
  listed: /^(?:only )?(?:listed|named in a list only)\b/i,
  undated: /\bnot inside a dated job\b/i,
};

const isFor = ({ reason, note }: Verdict, wanted: VerdictReason): boolean =>
  reason ? reason === wanted : (IN_NOTE[wanted]?.test(note) ?? false);

/** Described, but not in a dated job; in a project, for example. */
const isUndated = (verdict: Verdict) => isFor(verdict, "undated");

/** Named in a list only; no described work uses it. */
export const isOnlyListed = (verdict: Verdict) =>
  (verdict.level === "weak" || verdict.level === "partial") && isFor(verdict, "listed");

/** Neither shown nor named. */
const isUnnamed = ({ level, note }: Verdict) => level === "none" || /\bnot named\b/i.test(note);

const ASKING = patternOf(patterns.asking);

function ask(judged: Judged): string {
  const own = judged.verdict.question && plainNote(judged.verdict.question);
  if (own) return `${own.replace(/(?<!\?)\?+$/, "")}?`;
  const passage = lineToLookAt(judged.verdict);
  const line = passage && quoteFor(judged.criterion, passage.quote).replace(/[.;:,]$/, "");
  return line && isInformative(line, judged.criterion) ? askAbout(judged, quoted(line)) : askPlainly(judged);
}

/** A line that only repeats the name of the criterion or gives dates adds nothing to the question. */
const isInformative = (line: string, { text, skills }: Criterion) =>
  isMoreThanDates(line) && ![text, ...skills].some((name) => name.toLowerCase() === line.toLowerCase());

/** Quotes the nearest line. */
function askAbout({ criterion, verdict }: Judged, line: string): string {
  const name = label(criterion);
  const says = `Your resume says ${line}`;
  switch (kindOf(criterion)) {
    case "years":
      return `${says}: does that count towards ${quoted(name)}${HAS_YEAR.test(line) ? "" : ", and for how long did you do it"}?`;
    case "education":
      if (isUnsure(verdict) && findDegrees(line).length === 0 && !SCHOOL.test(line))
        return `${says}: what have you studied, and does this work stand in for ${quoted(name)}?`;
      return isUnsure(verdict) && !SAYS_NO_DEGREE.test(line)
        ? `${says}: does that meet ${quoted(name)}${HAS_YEAR.test(line) ? "" : ", and is it finished"}?`
        : `${says}, and the job asks for ${quoted(name)}. What else have you studied, or what do you have in its place?`;
    case "certification":
      return `${says}, and the job asks for ${quoted(name)}. Do you hold it now, and since when?`;
    case "role":
      return `${says}: how close was that to work as ${quoted(name)}?`;
    case "language":
      return `${says}: how well do you speak and write ${languagesOf(criterion)}?`;
    case "skill":
      return askAboutSkill(shorten(name), { criterion, verdict }, line);
    default:
      return isUnsure(verdict)
        ? `${says}: does that include ${quoted(name)}?`
        : `${says}, and the job asks for ${quoted(name)}. ${haveYouDone(verdict)}`;
  }
}

/** What is not shown may never have been done. */
const haveYouDone = ({ level }: Verdict) =>
  level === "none"
    ? "Have you done this? Where, and what came of it?"
    : "Where have you done this, and what came of it?";

/** A line with a year says when and for how long. */
const HAS_YEAR = /\b(?:19|20)\d\d\b/;

/** What was studied there may be a degree: "Hill College, two years of nursing". */
const SCHOOL = /\b(?:university|college|school|institute|academy|degree|diploma|stud(?:y|ied|ies)|major)/i;

/** Then there is no need to ask whether it is finished. */
const SAYS_NO_DEGREE = /\b(?:no degree|no diploma|not completed|not finished|unfinished|incomplete)\b/i;

function askAboutSkill(skill: string, { criterion, verdict }: Judged, line: string): string {
  const says = `Your resume says ${line}`;
  const isNamed = [skill, ...criterion.skills].some((name) =>
    line.toLowerCase().includes(name.toLowerCase()),
  );
  if (isOnlyListed(verdict) && isNamed)
    return `Your resume lists ${skill} in ${line}. In which job did you use it, and what for?`;
  if (isUnsure(verdict))
    return isNamed
      ? `${says}. What else did you do with ${skill}, and for how long?`
      : `${says}: does that include ${skill}?`;
  if (isUndated(verdict))
    return `${says}, outside of a dated job. Where and when did you use ${skill}, and what was your part?`;
  if (isUnnamed(verdict)) return `${says}. Did that or any other work of yours include ${skill}?`;
  return isNamed
    ? `Your resume mentions ${skill} in ${line}. Where did you use it, and what for?`
    : `${says}: does that include ${skill}?`;
}

/** Used when no line of the resume comes near. */
function askPlainly({ criterion, verdict }: Judged): string {
  const name = label(criterion);
  const asksFor = `The job asks for ${quoted(name)}.`;
  switch (kindOf(criterion)) {
    case "years":
      return `Which of your jobs count towards ${quoted(name)}, and how long was each?`;
    case "education":
      return `${asksFor} What have you studied, or what do you have in its place?`;
    case "certification":
      return verdict.level === "none"
        ? `${asksFor} Do you hold it, and since when?`
        : `${asksFor} Your resume mentions it: do you hold it now, and since when?`;
    case "role":
      return `Which of your jobs comes closest to ${quoted(name)}, and what did you do there?`;
    case "language":
      return `How well do you speak and write ${languagesOf(criterion)}?`;
    case "skill":
      return askForSkill(shorten(name), verdict);
    case "experience":
      return `${asksFor} ${haveYouDone(verdict)}`;
    case "other":
      return `${asksFor} What can you tell us about it?`;
  }
}

function askForSkill(skill: string, verdict: Verdict): string {
  if (isOnlyListed(verdict)) return `Your resume lists ${skill}. In which job did you use it, and what for?`;
  if (isUndated(verdict))
    return `Your resume describes ${skill} outside of a dated job. Where and when was that, and what was your part?`;
  if (isUnnamed(verdict))
    return `Do you have experience ${isActivity(skill) ? "" : "with "}${skill}? Where, and what did you do?`;
  return `Your resume mentions ${skill}. Where did you use it, and what for?`;
}

/** More words than this are not the name of a skill: "You win new accounts by cold calling". */
const LONGEST_NAME = 4;

/** What somebody has or has not, whatever the job was like: "professional liability insurance". */
const HELD =
  /\b(?:licen[cs]es?|insurance|clearance|cards?|checks?|certificates?|registration|permits?|authori[sz]ation|tickets?)$/i;

/** Says that a language is to be spoken, rather than that something is in it. */
const SPOKEN =
  /\b(?:fluen\w{1,6}|spoken|speaks?|speaking|languages?|(?:bi|multi)lingual|conversational|command of|proficien\w{1,4} in)\b/i;

/** The languages asked for; those of a requirement with more words than their names are in its text only. */
function namedLanguages({ text, skills }: Criterion): string[] {
  const known = skills.filter(isLanguage);
  if (known.length > 0 || !SPOKEN.test(text)) return known;
  const found = findTerms(text, tokenize(text)).filter(({ term }) => term.kind === "language");
  return [...new Set(found.map(({ term }) => term.name))];
}

/** "English, Spanish or Portuguese" */
function languagesOf(criterion: Criterion): string {
  const all = joinNames(namedLanguages(criterion));
  return /\bor\b/i.test(criterion.text) ? all.replace(" and ", " or ") : all;
}

const isLanguage = (name: string) => findTerm(name)?.kind === "language";

/** A skill worded as a job title is asked about as a role, and one worded as a sentence as experience. */
function kindOf(criterion: Criterion): Criterion["kind"] | "language" {
  if (criterion.kind === "role") return isPost(criterion) ? "role" : "experience";
  if (criterion.kind !== "skill" && criterion.kind !== "other") return criterion.kind;
  if (namedLanguages(criterion).length > 0) return "language";
  if (HELD.test(label(criterion))) return "certification";
  if (criterion.kind === "other") return "other";
  const words = shorten(label(criterion)).split(/\s+/);
  if (isTitleWord(words.at(-1) ?? "")) return "role";
  return words.length > LONGEST_NAME ? "experience" : "skill";
}

function shorten(name: string): string {
  const short = excerpt(name.replace(ASKING, "").replace(/(?<!\s)\s+skills?$/i, ""), 60);
  return ACTIVITY.test(short) ? lowerFirst(short) : short;
}

/** "Keeping accurate records" */
const ACTIVITY = /^\p{L}{3,20}ing \p{Ll}/u;

/** It begins with what is done, and not with a name such as "Accounting". */
const isActivity = (skill: string) =>
  ACTIVITY.test(skill) && !findTerms(skill, tokenize(skill)).some(({ start }) => start === 0);
