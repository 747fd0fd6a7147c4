import { checkCriterion } from "#core/rubrics/check-criterion";
import { hashRubric } from "./hash-rubric";
import type { Draft } from "./job-text/draft";
import { isAsking, isOptional } from "./job-text/firmness";
import { readRequirement } from "./job-text/read-requirement";
import { type DescriptionItem, isAdvert, readDescription, splitItems } from "./job-text/split-job-text";
import { stem } from "./language/stem";
import { isAskingWord } from "./language/stop-words";
import { tokenize } from "./language/tokens";
import { type Criterion, type JobText, type RefusedWish, type Rubric, WHOLE_TEXT } from "./rubric";
import { isTitleWord, readTitle } from "./titles";
import { findTerms } from "./vocabulary/vocabulary";

export const MAX_CRITERIA = 25;
const MAX_FROM_DESCRIPTION = 14;

/**
 * Turns the recruiter's own text into the criteria every resume is judged by. Key requirements and key skills
 * are must-haves, optional requirements are not; the description adds what it asks for, the title the role.
 * What may not be asked becomes no criterion; it is kept beside them, with what to ask instead.
 */
export async function buildRubric(typed: JobText): Promise<Rubric> {
  const job = sortFields(typed);
  const refused: RefusedWish[] = [];
  const lawfulIn = (text: string): string[] => {
    const { lawful, unlawful } = partByLaw(text);
    refused.push(...unlawful);
    return lawful;
  };
  const read = (field: string, importance: Criterion["importance"]) =>
    splitItems(field)
      .flatMap(lawfulIn)
      .flatMap((item) => readRequirement(item, isOptional(item) ? "nice" : importance));
  const stated = [
    ...job.keySkills.flatMap((skill) => read(skill, "must")),
    ...read(job.keyRequirements, "must"),
  ];
  const described = readDescription(job.jobDescription).flatMap((item) =>
    lawfulIn(item.text).map((text) => ({ ...item, text })),
  );
  const mined = mineDescription(described, stated.length > 0);
  const optional = read(job.optionalRequirements, "nice");
  const drafts = dedupe([...stated, ...optional, ...mined]);
  const [name] = lawfulIn(job.name);
  const title = name === undefined ? undefined : readOccupation(name);
  const wishes = choose(drafts.length > 0 || title ? drafts : [lastResort(job)], title);
  const hasWhole = title !== undefined || wishes.length >= MIN_WISHES_FOR_WHOLE;
  const criteria = [...(hasWhole ? [describeWhole(title, wishes)] : []), ...wishes].map((draft, index) => ({
    id: `c${index + 1}`,
    ...draft,
  }));
  const jobText = joinTexts(job);
  return {
    hash: await hashRubric({ criteria, jobText }),
    criteria,
    jobText,
    refused: refused.slice(0, MAX_CRITERIA),
  };
}

/**
 * What of a wish may be asked, and what may not. Of "3 years of sales, male, native English speaker" the first stays;
 * a part of a word or two is no wish of its own.
 */
function partByLaw(text: string): { lawful: string[]; unlawful: RefusedWish[] } {
  const refusal = checkCriterion(text);
  if (!refusal) return { lawful: [text], unlawful: [] };
  const parts = text.split(/\s*,\s+/).map((part) => ({ text: part, refusal: checkCriterion(part) }));
  const unlawful = parts.flatMap((part) => (part.refusal ? [{ text: part.text, ...part.refusal }] : []));
  if (unlawful.length === 0 || parts.some((part) => !/\S\s+\S/.test(part.text)))
    return { lawful: [], unlawful: [{ text, ...refusal }] };
  return {
    lawful: parts.flatMap((part) => (part.refusal || !isAsking(part.text) ? [] : [part.text])),
    unlawful,
  };
}

/** A whole advert among the requirements is read as the description it is. */
function sortFields(job: JobText): JobText {
  if (!isAdvert(job.keyRequirements)) return job;
  const jobDescription = [job.jobDescription, job.keyRequirements].filter(Boolean).join("\n");
  return { ...job, jobDescription, keyRequirements: "" };
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
    .flatMap((item) => readRequirement(item.text, importance(item)))
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

const NOT_TITLE =
  /\([^)]*\)|\[[^\]]*\]|\b(?:hiring|urgent(?:ly)?|opening|vacancy|job|position|wanted|looking for|recruitment(?= drive)|drive|remote|hybrid|on-?site|full[- ]time|part[- ]time|contract|m\/f\/d|f\/m\/d|m\/w\/d|tournament|20\d\d|q[1-4])\b|[#:!]/gi;

/** A job told in fewer words than that says too little to be compared as a whole. */
const MIN_WISHES_FOR_WHOLE = 3;

/**
 * The job as a whole: its title where the name has one. It weighs as much as all single wishes, and as a must-have
 * it counts where those that are not shown cap the score: of the twenty things a long advert asks for, whoever does
 * the work names a few.
 */
function describeWhole(title: string | undefined, wishes: Draft[]): Draft {
  const weight = wishes.reduce((sum, wish) => sum + wish.weight, 0);
  return {
    kind: "role",
    overall: true,
    importance: "must",
    text: title?.slice(0, 120) ?? WHOLE_TEXT,
    skills: title ? namedSkills(title) : [],
    weight: Math.max(2, weight),
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

/** The same wish said twice is one wish; the firmer saying stays. */
function dedupe(drafts: Draft[]): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const first = kept.get(key);
    if (!first) kept.set(key, draft);
    else if (first.importance === "nice" && draft.importance === "must")
      kept.set(key, { ...draft, text: first.text });
  }
  const wishes = [...kept.values()];
  return wishes.filter((draft) => !wishes.some((other) => isSettledBy(draft, other)));
}

/** "TypeScript or JavaScript" asks nothing more of whoever must have TypeScript. */
const isSettledBy = (either: Draft, one: Draft) =>
  either.kind === "skill" &&
  one.kind === "skill" &&
  either.skills.length > 1 &&
  /\bor\b/i.test(either.text) &&
  one.skills.length === 1 &&
  either.skills.includes(one.skills[0] ?? "") &&
  (one.importance === "must" || either.importance === "nice");

function keyOf(draft: Draft): string {
  if (draft.kind === "education") return `education ${draft.level}`;
  if (draft.kind === "role") {
    const { heads, about } = readTitle(draft.text);
    return `role ${[...heads].sort().join(" ")} of ${[...about].sort().join(" ")}`;
  }
  if (draft.kind !== "years" && draft.skills.length > 0) return [...draft.skills].sort().join("|");
  const words = tokenize(draft.text).filter(({ key }) => !isAskingWord(key));
  const stems = words.map(({ key }) => stem(key));
  return `${draft.kind} ${draft.minYears ?? ""} ${[...new Set(stems)].sort().join(" ")}`;
}

/**
 * Roles first, then must-haves, then the rest; when there are too many wishes the least firm go, and the last
 * of the must-haves. The title is said once; a single wish must be met.
 */
function choose(drafts: Draft[], title: string | undefined): Draft[] {
  const said = title && keyOf({ kind: "role", importance: "nice", text: title, skills: [], weight: 1 });
  const wishes = drafts.filter((draft) => keyOf(draft) !== said);
  const [first] = wishes;
  if (first && wishes.length === 1) return [{ ...first, importance: "must" }];
  const order = (draft: Draft) => (draft.kind === "role" ? 0 : draft.importance === "must" ? 1 : 2);
  return wishes.sort((a, b) => order(a) - order(b)).slice(0, MAX_CRITERIA - 1);
}

function lastResort(job: JobText): Draft {
  const text = `${job.name} ${job.keyRequirements} ${job.jobDescription}`
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  return {
    kind: "other",
    importance: "must",
    text: text && !checkCriterion(text) ? text : "Any experience",
    skills: [],
    weight: 3,
  };
}
