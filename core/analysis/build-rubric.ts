import { patternOf } from "#core/patterns";
import { checkCriterion } from "#core/rubrics/check-criterion";
import patterns from "./build-rubric.patterns.json";
import { cutText } from "./cut-text";
import { hashRubric } from "./hash-rubric";
import { asKeySkill, base, type Draft } from "./job-text/draft";
import { isAsking } from "./job-text/firmness";
import { type DescriptionItem, isAdvert, readDescription } from "./job-text/read-description";
import { type JobLine, readLines } from "./job-text/read-lines";
import { MAX_TEXT, readRequirement, readWhole } from "./job-text/read-requirement";
import { readStated, type StatedItem } from "./job-text/read-stated";
import { stem } from "./language/stem";
import { isAskingWord } from "./language/stop-words";
import { tokenize } from "./language/tokens";
import { type Criterion, type JobText, type RejectedRequirement, type Rubric, WHOLE_TEXT } from "./rubric";
import { isTitleWord } from "./titles";
import { findTerms } from "./vocabulary/vocabulary";

/** What is stated line by line is asked line by line; beyond that many it is said that a line was left out. */
export const MAX_CRITERIA = 60;
const MAX_FROM_DESCRIPTION = 14;
/** With the job as a whole. */
const MAX_WITH_DESCRIPTION = 25;
const LEFT_OUT = `A rubric has at most ${MAX_CRITERIA} criteria, and others stand before this one.`;
const MAX_REFUSED = 60;

/**
 * Turns the recruiter's own text into the criteria every resume is judged by. Key requirements and key skills
 * are must-haves, optional requirements are not; the description adds what it asks for, the title the role.
 * What may not be asked becomes no criterion; it is kept beside them, with what to ask instead.
 */
export async function buildRubric(typed: JobText): Promise<Rubric> {
  const job = cutJob(typed);
  const refused: RejectedRequirement[] = [];
  const lawfulOf = <Item extends { text: string }>(item: Item): Item[] => {
    const { lawful, unlawful } = partByLaw(item.text);
    refused.push(...unlawful);
    return lawful.map((text) => ({ ...item, text }));
  };
  // A whole advert among the requirements is read as the description it is.
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
  const drafts = dedupe(
    [...stated.map((item) => draftOf(item, "must")), ...optional.map((item) => draftOf(item, "nice"))],
    keyOf,
  );
  const mined = mineDescription(described, !isAllThereIs);
  const all = addMined(drafts, mined);
  const [name] = lawfulOf({ text: job.name });
  const title = name && readOccupation(name.text);
  const { requirements, leftOut } = choose(all.length > 0 || title ? all : lastResorts(job));
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

const readSkills = (skills: string[]): StatedItem[] =>
  skills.flatMap((skill, line) =>
    readStated(skill, "keySkills").map((item) => ({
      ...item,
      source: [{ field: "keySkills" as const, line }],
    })),
  );

function draftOf({ text, isOptional, source }: StatedItem, importance: Criterion["importance"]): Draft {
  const draft = { ...readWhole(text, isOptional ? "nice" : importance), source };
  return source.every(({ field }) => field === "keySkills") ? asKeySkill(draft) : draft;
}

/**
 * What of a requirement may be asked, and what may not. Of "3 years of sales, male, native English speaker" the first stays;
 * a part of a word or two is no requirement of its own.
 */
function partByLaw(text: string): { lawful: string[]; unlawful: RejectedRequirement[] } {
  const refusal = checkCriterion(text);
  if (!refusal) return { lawful: [text], unlawful: [] };
  const parts = text.split(/\s{0,9},\s+/).map((part) => ({ text: part, refusal: checkCriterion(part) }));
  const unlawful = parts.flatMap((part) => (part.refusal ? [{ text: part.text, ...part.refusal }] : []));
  if (unlawful.length === 0 || parts.some((part) => !/\S\s+\S/.test(part.text)))
    return { lawful: [], unlawful: [{ text, ...refusal }] };
  return {
    lawful: parts.flatMap((part) => (part.refusal || !isAsking(part.text) ? [] : [part.text])),
    unlawful,
  };
}

const LONGEST_NAME = 1000;

/** What is longer than people write is cut, as it is in resumes. */
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
  [jobDescription, keyRequirements, optionalRequirements].filter(Boolean).join("\n").slice(0, MAX_JOB_TEXT);

/**
 * With requirements stated elsewhere, the description only adds; alone, it is where the must-haves are. Duties say what
 * the job is, in the words of people who have done it; they come last and weigh least. Where there is too much, the
 * must-haves stay.
 */
function mineDescription(items: DescriptionItem[], hasStated: boolean): Draft[] {
  const firmest: DescriptionItem["want"] = items.some(({ want }) => want === "must") ? "must" : "open";
  const importance = ({ want }: DescriptionItem): Criterion["importance"] =>
    want === "must" || (want === firmest && !hasStated) ? "must" : "nice";
  const asked = items.filter(({ want }) => want !== "duty");
  const duties = hasStated ? [] : items.filter(({ want }) => want === "duty");
  return [...asked, ...duties]
    .flatMap((item) =>
      readRequirement(item.text, importance(item)).map((draft) => ({ ...draft, source: item.source })),
    )
    .filter((draft) => draft.kind !== "role" && !isIdle(draft))
    .map(softenProse)
    .sort((a, b) => Number(b.importance === "must") - Number(a.importance === "must"))
    .slice(0, MAX_FROM_DESCRIPTION);
}

/** Prose that names nothing and asks for no experience: "you enjoy a challenge". */
const isIdle = (draft: Draft) =>
  draft.kind === "other" && draft.skills.length === 0 && draft.importance === "nice";

/** A sentence of a description that names no skill is rarely met word for word: it may add, not exclude. */
function softenProse(draft: Draft): Draft {
  const prose = draft.kind === "other" || draft.kind === "experience";
  return prose ? { ...draft, importance: "nice", weight: 1 } : draft;
}

const NOT_TITLE = patternOf(patterns.notTitle);

/** A job told in fewer words than that says too little to be compared as a whole. */
const MIN_REQUIREMENTS_FOR_WHOLE = 3;

/** The most that the job as a whole weighs of all, wherever there is anything beside it. */
const WHOLE_SHARE = 0.35;

/**
 * The job as a whole: its title where the name has one. Of the twenty things a long advert asks for, whoever does the
 * work names a few; the requirements still weigh more, for they are what was asked.
 */
function describeWhole(title: string | undefined, requirements: Draft[]): Draft {
  const weight = requirements.reduce((sum, requirement) => sum + requirement.weight, 0);
  return {
    kind: "role",
    overall: true,
    importance: "must",
    text: title?.slice(0, 120) ?? WHOLE_TEXT,
    ...(title && { source: [{ field: "name" as const, line: 0 }] }),
    skills: title ? namedSkills(title) : [],
    weight: Math.max(1, Math.floor((WHOLE_SHARE / (1 - WHOLE_SHARE)) * weight)),
  };
}

/** Undefined for a name that names no occupation ("Spring round"): nobody could meet it. */
function readOccupation(name: string): string | undefined {
  const cleaned = name.replace(NOT_TITLE, " ").replace(/\s+/g, " ");
  const parts = cleaned
    .split(/\s[-–—|@]\s|,\s/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return (
    parts.find((part) => part.split(/[^\p{L}]+/u).some(isTitleWord)) ??
    // "Marketing" will do; "Spring 2026" is no framework.
    parts.find((part) => !/\d/.test(name) && namedSkills(part).length > 0)
  );
}

const namedSkills = (text: string) => [
  ...new Set(findTerms(text, tokenize(text)).map(({ term }) => term.name)),
];

/** The same requirement said twice is one requirement, made from both lines; the firmer saying stays. */
function dedupe(drafts: Draft[], sameOf: (draft: Draft) => string): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = sameOf(draft);
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

/** What a requirement asks for: its words without those that ask, each known name in one spelling. */
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

/** Of a description what is not stated beside it, as far as there is room. */
function addMined(stated: Draft[], mined: Draft[]): Draft[] {
  const known = new Set(stated.flatMap((draft) => [keyOf(draft), roughKeyOf(draft)]));
  const added = dedupe(mined, roughKeyOf).filter(
    (draft) => !known.has(keyOf(draft)) && !known.has(roughKeyOf(draft)),
  );
  return [...stated, ...added.slice(0, Math.max(0, MAX_WITH_DESCRIPTION - 1 - stated.length))];
}

/** A description tells again, in more words, what it or a list beside it asked for. */
function roughKeyOf(draft: Draft): string {
  if (draft.kind === "education") return `education ${draft.level}`;
  return draft.kind !== "years" && draft.skills.length > 0
    ? [...draft.skills].sort().join("|")
    : keyOf(draft);
}

/** Roles first, then must-haves, then the rest, each in the order in which they were written. A single requirement must be met. */
function choose(drafts: Draft[]): { requirements: Draft[]; leftOut: Draft[] } {
  const [first] = drafts;
  if (first && drafts.length === 1) return { requirements: [{ ...first, importance: "must" }], leftOut: [] };
  const order = (draft: Draft) => (draft.kind === "role" ? 0 : draft.importance === "must" ? 1 : 2);
  const sorted = drafts.toSorted((a, b) => order(a) - order(b));
  return { requirements: sorted.slice(0, MAX_CRITERIA - 1), leftOut: sorted.slice(MAX_CRITERIA - 1) };
}

const MOST_LAST_RESORTS = 12;
const ANYTHING = "Any experience";

/** Nothing asks in words that are known: each line of the description does, or all of the words that there are. */
function lastResorts(job: JobText): Draft[] {
  const lines: JobLine[] = [];
  for (const line of readLines(job.jobDescription)) {
    if (lines.length === MOST_LAST_RESORTS) break;
    if (/\S\s+\S/.test(line.text) && !checkCriterion(line.text)) lines.push(line);
  }
  if (lines.length > 1)
    return lines.map(({ text, lines: at }) => ({
      ...base("other", "must", text.slice(0, MAX_TEXT)),
      source: at.map((line) => ({ field: "jobDescription" as const, line })),
    }));
  const text = `${job.name} ${job.keyRequirements} ${job.jobDescription}`
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  return [base("other", "must", text && !checkCriterion(text) ? text : ANYTHING)];
}
