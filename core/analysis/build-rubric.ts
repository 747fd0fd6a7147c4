import { checkCriterion, isLegalAge } from "#core/rubrics/check-criterion";
import { isJobEmpty } from "#core/rubrics/check-rubric";
import { cutText } from "./cut-text";
import { describeWhole, readOccupation } from "./describe-whole";
import { hashRubric } from "./hash-rubric";
import { isCondition } from "./job-text/boilerplate";
import { asKeySkill, base, type Draft } from "./job-text/draft";
import { isAsking } from "./job-text/firmness";
import { plainText } from "./job-text/markup";
import { mineDescription } from "./job-text/mine-description";
import { namedSkills } from "./job-text/named-skills";
import { isAdvert, readDescription } from "./job-text/read-description";
import { type JobLine, readLines } from "./job-text/read-lines";
import { MAX_TEXT, readRequirement } from "./job-text/read-requirement";
import { readStated, type StatedItem } from "./job-text/read-stated";
import { stem } from "./language/stem";
import { isAskingWord } from "./language/stop-words";
import { tokenize } from "./language/tokens";
import { type Criterion, type JobText, MAX_CRITERIA, type RejectedRequirement, type Rubric } from "./rubric";
import { findTerms } from "./vocabulary/vocabulary";

/** Includes the job as a whole. */
const MAX_WITH_DESCRIPTION = 25;
const LEFT_OUT = `A rubric has at most ${MAX_CRITERIA} criteria, and earlier ones already fill it.`;
const ASKS_NOTHING = "This asks for nothing, so nobody is judged by it.";
const LEGAL_AGE = "A resume does not say how old somebody is: check a legal minimum age when you hire.";
const CONDITION = "A resume does not show this: check it when you hire.";
const MAX_REFUSED = 60;

/**
 * Turns the recruiter's texts into the criteria that every resume is judged by. Key requirements and key skills are
 * must-haves, optional requirements are nice-to-haves. The description adds what it asks for, and the title adds the
 * role. An unlawful requirement becomes no criterion; it is kept separately, with what to ask instead.
 */
export async function buildRubric(typed: JobText): Promise<Rubric> {
  const job = cutJob(typed);
  const refused: RejectedRequirement[] = [];
  const lawfulOf = <Item extends { text: string; asksNothing?: true }>(item: Item): Item[] => {
    const reason = whyLeftOut(item);
    if (reason) {
      refused.push({ text: item.text, reason, rewording: null, asksNothing: true });
      return [];
    }
    const { lawful, unlawful } = partByLaw(item.text);
    refused.push(...unlawful);
    return lawful.map((text) => ({ ...item, text }));
  };
  // A whole advert pasted as requirements is read as a description.
  const hasAdvert = isAdvert(job.keyRequirements);
  const stated = [
    ...(hasAdvert ? [] : readStated(job.keyRequirements, "keyRequirements")),
    ...readSkills(job.keySkills),
  ].flatMap(lawfulOf);
  const optional = readStated(job.optionalRequirements, "optionalRequirements").flatMap(lawfulOf);
  const isAllThereIs = stated.length === 0;
  const described = [
    ...readDescription(job.jobDescription, { field: "jobDescription", isAllThereIs }),
    ...(hasAdvert ? readDescription(job.keyRequirements, { field: "keyRequirements", isAllThereIs }) : []),
  ].flatMap(lawfulOf);
  const drafts = dedupe([
    ...stated.map((item) => draftOf(item, "must")),
    ...optional.map((item) => draftOf(item, "nice")),
  ]);
  const mined = mineDescription(described, !isAllThereIs);
  const all = addMined(drafts, mined);
  const [name] = lawfulOf({ text: job.name });
  // Nothing but a name: it is what resumes are compared with, even if it is no occupation.
  const title = name && (readOccupation(name.text) ?? (isJobEmpty(job) ? name.text : undefined));
  const isBare = all.length === 0 && (!title || readLines(job.jobDescription).length > 1);
  const { requirements, leftOut } = choose(isBare ? lastResorts(job) : all);
  const hasWhole = title !== undefined || requirements.length >= MIN_REQUIREMENTS_FOR_WHOLE;
  const criteria = [...(hasWhole ? [describeWhole(title, requirements)] : []), ...requirements].map(
    (draft, index) => ({
      id: `c${index + 1}`,
      ...draft,
    }),
  );
  const jobText = joinTexts(job);
  const notTaken = leftOut.map(({ text }) => ({ text, reason: LEFT_OUT, rewording: null }));
  return {
    hash: await hashRubric({ criteria, jobText }),
    criteria,
    jobText,
    refused: [...refused, ...notTaken].slice(0, MAX_REFUSED),
  };
}

const whyLeftOut = ({ text, asksNothing }: Pick<StatedItem, "text" | "asksNothing">) =>
  isLegalAge(text) ? LEGAL_AGE : isCondition(text) ? CONDITION : asksNothing && ASKS_NOTHING;

const readSkills = (skills: string[]): StatedItem[] =>
  skills.flatMap((skill, line) =>
    readStated(skill, "keySkills").map((item) => ({
      ...item,
      source: [{ field: "keySkills" as const, line }],
    })),
  );

/** A name of a list weighs like a key skill, so that a line of five names does not outweigh all others. */
function draftOf(
  { text, isOptional, isName, source }: StatedItem,
  importance: Criterion["importance"],
): Draft {
  const draft = { ...readRequirement(text, isOptional ? "nice" : importance), source };
  const isShort = (isName && draft.kind === "skill") || source.every(({ field }) => field === "keySkills");
  return isShort ? asKeySkill(draft) : draft;
}

/**
 * Splits a partly unlawful requirement at its commas: of "3 years of sales, native English speaker" the first part is
 * kept. If a lawful part is a single word, the whole requirement is refused.
 */
function partByLaw(text: string): { lawful: string[]; unlawful: RejectedRequirement[] } {
  const refusal = checkCriterion(text);
  if (!refusal) return { lawful: [text], unlawful: [] };
  const parts = text.split(/\s{0,9},\s+/).map((part) => ({ text: part, refusal: checkCriterion(part) }));
  const unlawful = parts.flatMap((part) => (part.refusal ? [{ text: part.text, ...part.refusal }] : []));
  const lawful = parts.flatMap((part) => (!part.refusal && asksFor(part.text) ? [part.text] : []));
  const isWhole = lawful.length === 0 && unlawful.length < parts.length;
  return unlawful.length === 0 || isWhole || parts.some((part) => !part.refusal && !/\S\s+\S/.test(part.text))
    ? { lawful: [], unlawful: [{ text, ...refusal }] }
    : { lawful, unlawful };
}

const asksFor = (part: string) => isAsking(part) || namedSkills(part).length > 0;

const LONGEST_NAME = 1000;

/** Cuts text that is longer than people write, as for resumes. */
function cutJob(job: JobText): JobText {
  const cut = (text: string) => cutText(text).text;
  return {
    name: cut(job.name).slice(0, LONGEST_NAME),
    jobDescription: cut(job.jobDescription),
    keyRequirements: cut(job.keyRequirements),
    optionalRequirements: cut(job.optionalRequirements),
    keySkills: job.keySkills.map(cut),
  };
}

const MAX_JOB_TEXT = 12_000;

const joinTexts = ({ jobDescription, keyRequirements, optionalRequirements }: JobText) =>
  [jobDescription, keyRequirements, optionalRequirements]
    .filter(Boolean)
    .map(plainText)
    .join("\n")
    .slice(0, MAX_JOB_TEXT);

/** A job with fewer requirements says too little to be compared as a whole. */
const MIN_REQUIREMENTS_FOR_WHOLE = 3;

/** Merges repeated requirements into one, with the source lines of both; the firmer importance wins. */
function dedupe(drafts: Draft[]): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const first = kept.get(key);
    if (!first) {
      kept.set(key, draft);
      continue;
    }
    const firmer = first.importance === "nice" && draft.importance === "must" ? draft : first;
    kept.set(key, {
      ...firmer,
      text: first.text,
      source: [...(first.source ?? []), ...(draft.source ?? [])],
    });
  }
  return [...kept.values()];
}

/** What a requirement asks for: its words without asking words, with each known name in its canonical spelling. */
function keyOf({ text, minYears }: Draft): string {
  const tokens = tokenize(text);
  const terms = findTerms(text, tokens);
  const isNamed = ({ start, end }: { start: number; end: number }) =>
    terms.some((term) => term.start <= start && end <= term.end);
  const words = tokens
    .filter((token) => !isNamed(token) && !isAskingWord(token.key))
    .map(({ key }) => stem(key));
  const names = terms.map(({ term }) => term.name);
  return `${minYears ?? ""} ${[...new Set([...words, ...names])].sort().join("|")}`;
}

/** Adds what only the description asks for, as far as there is room. */
function addMined(stated: Draft[], mined: Draft[]): Draft[] {
  const known = new Set(stated.map(keyOf));
  const added = dedupe(mined).filter((draft) => !known.has(keyOf(draft)));
  return [...stated, ...added.slice(0, Math.max(0, MAX_WITH_DESCRIPTION - 1 - stated.length))];
}

/**
 * Roles first, then must-haves, then the rest, each in the order written. A single requirement is always a must-have.
 */
function choose(drafts: Draft[]): { requirements: Draft[]; leftOut: Draft[] } {
  const [first] = drafts;
  if (first && drafts.length === 1) return { requirements: [{ ...first, importance: "must" }], leftOut: [] };
  const order = (draft: Draft) => (draft.kind === "role" ? 0 : draft.importance === "must" ? 1 : 2);
  const sorted = drafts.toSorted((a, b) => order(a) - order(b));
  return { requirements: sorted.slice(0, MAX_CRITERIA - 1), leftOut: sorted.slice(MAX_CRITERIA - 1) };
}

const MAX_LAST_RESORTS = 12;
const ANYTHING = "Any experience";

/**
 * No line asks for anything in words we know: uses each line of the description or, failing
 * that, all the text there is.
 */
function lastResorts(job: JobText): Draft[] {
  const lines: JobLine[] = [];
  for (const line of readLines(job.jobDescription)) {
    if (lines.length === MAX_LAST_RESORTS) break;
    if (/\S\s+\S/.test(line.text) && !checkCriterion(line.text)) lines.push(line);
  }
  if (lines.length > 1)
    return lines.map(({ text, lines: at }) => ({
      ...base("other", "must", text.slice(0, MAX_TEXT)),
      source: at.map((line) => ({ field: "jobDescription" as const, line })),
    }));
  const text = plainText(`${job.name} ${job.keyRequirements} ${job.jobDescription}`)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  return [base("other", "must", text && !checkCriterion(text) ? text : ANYTHING)];
}
