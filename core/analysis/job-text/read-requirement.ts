import { cutAt } from "#core/cut-at";
import { patternOf } from "#core/patterns";
import { asksRole, isCertifiedThing } from "../asked-things";
import { readAskedYears, readNumber } from "../asked-years";
import { readAskedLevel } from "../education";
import { isAskingWord, isCommonWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { qualifiersBefore } from "../qualifiers";
import type { Criterion, EducationLevel } from "../rubric";
import { looksLikeTitle, readTitle } from "../titles";
import { findTerms, isTrait, type TermMatch } from "../vocabulary/vocabulary";
import { base, type Draft, type Importance } from "./draft";
import { withoutOptionalAsides, withoutWaiver } from "./firmness";
import { groupTerms } from "./group-terms";
import { withoutLeadIn } from "./lead-in";
import patterns from "./read-requirement.patterns.json";

const CERTIFIED =
  /\b(?:certif\w+|licen[cs]e[ds]?|credential(?:ed)?|accredit\w+|chartered|(?:^|an? )registered|registered with|registration)\b/i;
const TAUGHT =
  /\b(?:teach\w*|tutor\w*|deliver\w*|examin\w*|mark(?:s|ed|ing)?)\b[^.;]{0,40}\b(?:gcses?|a[- ]levels?|btec|degree|undergraduate|bachelor|master)/i;
const EXPERIENCED = /\b(?:experience[ds]?|background|track record|history of|worked)\b|(?<!\p{L})опыт/iu;
const MAX_SPLIT = 6;
const MAX_WHOLE_WORDS = 7;
/** Longer criterion texts are cut. */
export const MAX_TEXT = 500;

/**
 * Reads one requirement of the recruiter as a single criterion in its own words. Years take precedence over anything
 * else it names, because only years can be counted.
 */
export function readWhole(typed: string, importance: Importance): Draft {
  const item = withoutLeadIn(typed);
  const drafts = readRequirement(item, importance);
  const lead = drafts.find(({ kind }) => kind === "years") ?? drafts[0];
  const text = textOf(item);
  if (!lead) return base("other", importance, text);
  const ofKind = drafts.filter(({ kind }) => kind === lead.kind || lead.kind === "years");
  const skills = [...new Set(ofKind.flatMap((draft) => draft.skills))];
  return withWholeNames({ ...lead, text, skills });
}

const FIRST_WORD = /^\p{Ll}(?=[\p{Ll}'’-]*(?:\s|$))/u;

/** As a line begins, also if its beginning was left out; "npm" and "go" stay what they are. */
function capitalized(text: string): string {
  const line = text.replace(FIRST_WORD, (letter) => letter.toUpperCase());
  const names = (written: string) => findTerms(written, tokenize(written)).map(({ term }) => term.name);
  const [first] = names(text);
  const isAsNamed = first !== undefined && text.startsWith(first);
  return line === text || isAsNamed || names(line).join() !== names(text).join() ? text : line;
}

const textOf = (item: string) => {
  const requirement = capitalized(withoutFirmness(item));
  return requirement.length > MAX_TEXT
    ? `${cutAt(requirement, MAX_TEXT - 1).replace(/(?<!\s)\s+\S*$/, "")}…`
    : requirement;
};

/** Reads one requirement of the recruiter as all the criteria it contains. */
export function readRequirement(item: string, importance: Importance): Draft[] {
  return splitRequirement(withoutLeadIn(item), importance).map(withWholeNames);
}

/**
 * Known names stand for a requirement only if nothing else is asked for: "Drafting" does not stand for "Drafting of
 * contracts". A certificate is a name of its own, whatever is written around it.
 */
function withWholeNames(draft: Draft): Draft {
  if (draft.kind === "certification" || draft.skills.length === 0) return draft;
  const terms = findTerms(draft.text, tokenize(draft.text));
  return countUncovered(draft.text, terms).outside > 0 ? { ...draft, skills: [] } : draft;
}

function splitRequirement(item: string, importance: Importance): Draft[] {
  const text = textOf(item);
  const tokens = tokenize(item);
  const terms = dropAdjectives(item, dropGivenLanguage(item, findTerms(item, tokens)));
  const years = readAskedYears(item);
  if (years !== undefined) return readYearsRequirement(text, item, terms, years, importance);

  const drafts: Draft[] = [];
  const certificates = terms.filter(({ term }) => term.kind === "certification");
  const level = readLevel(item);
  if (level) drafts.push({ ...base("education", importance, text), level });
  if (certificates.length > 0)
    drafts.push(...splitTerms("certification", text, item, certificates, importance));
  if (drafts.length > 0) return drafts;
  if (CERTIFIED.test(item) && !isCertifiedThing(item) && tokens.length <= 16) {
    return [{ ...base("certification", importance, text), skills: skillNames(terms) }];
  }
  if (asksRole(item) && !isNamedLikeTitle(item, terms)) {
    // "Manager" alone is a rank, which says little about who fits.
    const ofWhat = readTitle(item).about.length > 0;
    const role = base("role", importance, text);
    return [{ ...role, skills: skillNames(terms), weight: ofWhat ? role.weight : 1 }];
  }
  return readSkillRequirement(text, item, tokens.length, terms, importance);
}

/** "Adobe Illustrator", "Windows Server" and "Google Tag Manager" are not job titles. */
function isNamedLikeTitle(item: string, terms: TermMatch[]): boolean {
  const last = terms.at(-1);
  return last?.term.kind === "skill" && last.end === item.length && looksLikeTitle(last.term.name);
}

const FIRMNESS_AT_END = patternOf(patterns.firmnessAtEnd);
/** "A license is required for this job" */
const REQUIRED =
  /(?<!\b(?:what|that|which|as|if|where|when|than)) (?:is|are) (?:also )?(?:required|needed)(?! (?:by|to|not)\b)(?: (?:for|in) (?:this|the|our) (?:role|job|position|post|work)| too)?/i;
/** "Payroll is your strong side" */
const STRENGTH =
  /(?<=\S) (?:is|are) (?:among )?your (?:strong (?:sides?|suits?|points?)|strengths?|forte)[.!]?$/i;

/** "Kafka would be nice to have": the importance already says so, and it sounds odd in a question. */
const withoutFirmness = (item: string) =>
  withoutOptionalAsides(withoutWaiver(item))
    .replace(FIRMNESS_AT_END, "")
    .replace(REQUIRED, "")
    .replace(STRENGTH, "");

/** "Bilingual English/Spanish": English is a given, so only the other language is required. */
function dropGivenLanguage(item: string, terms: TermMatch[]): TermMatch[] {
  if (!/\bbilingual\b/i.test(item)) return terms;
  const isGiven = ({ term }: TermMatch) => term.name === "English" || term.name === "Bilingual";
  const namesOther = terms.some((match) => match.term.kind === "language" && !isGiven(match));
  return namesOther ? terms.filter((match) => !isGiven(match)) : terms;
}

/** "Electronic charting" does not ask for electronics: the adjective describes the next name. */
const dropAdjectives = (item: string, terms: TermMatch[]) =>
  terms.filter(({ start, end }, index) => {
    const next = terms[index + 1];
    return !(next?.start === end + 1 && /^\p{L}+(?:ic|al|ive)$/u.test(item.slice(start, end)));
  });

const skillNames = (terms: TermMatch[]) => [...new Set(terms.map(({ term }) => term.name))];

/** "5+ years of Java and SQL": the years apply to the first skill; the other skills become criteria of their own. */
function readYearsRequirement(
  text: string,
  item: string,
  terms: TermMatch[],
  minYears: number,
  importance: Importance,
): Draft[] {
  const skills = terms.filter(({ term }) => term.kind === "skill");
  const [first = [], ...others] = groupPhrases(item, skills);
  const counted = skillNames(first);
  const drafts: Draft[] = [{ ...base("years", importance, text), minYears, skills: counted }];
  const level = readLevel(item);
  if (level) drafts.push({ ...base("education", importance, text), level });
  const certificates = terms.filter(({ term }) => term.kind === "certification");
  return [
    ...drafts,
    ...asDrafts(
      "skill",
      item,
      others.filter((group) => !skillNames(group).every((name) => counted.includes(name))),
      importance,
    ),
    ...splitTerms("certification", text, item, certificates, importance),
  ];
}

/** The lowest acceptable level of a degree. */
function readLevel(item: string): EducationLevel | undefined {
  // "Experience of teaching GCSE Maths" is about what was taught.
  if (TAUGHT.test(item)) return undefined;
  return readAskedLevel(item);
}

function splitTerms(
  kind: Criterion["kind"],
  text: string,
  item: string,
  terms: TermMatch[],
  importance: Importance,
): Draft[] {
  const [only, ...others] = groupPhrases(item, terms);
  if (!only) return [];
  const names = skillNames(terms);
  if (names.length === 1 || others.length === 0) {
    const short = item.split(/\s+/).length <= MAX_WHOLE_WORDS;
    const whole = names.length > 1 || short ? text : written(item, only);
    return [{ ...base(kind, importance, whole), skills: names }];
  }
  return asDrafts(kind, item, [only, ...others], importance);
}

/** One criterion for each group of alternatives, in the requirement's own words. */
function asDrafts(
  kind: Criterion["kind"],
  item: string,
  groups: TermMatch[][],
  importance: Importance,
): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const group of groups) {
    const names = skillNames(group);
    const key = names.join("|");
    if (!drafts.has(key)) drafts.set(key, { ...base(kind, importance, written(item, group)), skills: names });
    if (drafts.size === MAX_SPLIT) break;
  }
  return [...drafts.values()];
}

/** "PLC or VFD troubleshooting": a name right after another is one phrase with it and its alternatives. */
function groupPhrases(item: string, terms: TermMatch[]): TermMatch[][] {
  const groups: TermMatch[][] = [];
  for (const group of groupTerms(item, terms)) {
    const last = groups.at(-1);
    const isNext = last && item.slice(last.at(-1)?.end, group[0]?.start) === " ";
    if (isNext) last.push(...group);
    else groups.push([...group]);
  }
  return groups;
}

/** Includes the qualifying words: "healthcare construction". */
function written(item: string, group: TermMatch[]): string {
  const start = group[0]?.start ?? 0;
  const [qualifier] = group.length === 1 ? qualifiersBefore(tokenize(item), start) : [];
  const end = group.at(-1)?.end ?? item.length;
  // "SAP & Oracle" are two names.
  const from = qualifier && !item.slice(qualifier.end, start).includes("&") ? qualifier.start : start;
  const named = item.slice(from, end);
  const closed = /^[^(]*\)/.exec(item.slice(end))?.[0] ?? "";
  return capitalized(named.includes("(") && !named.includes(")") ? named + closed : named);
}

function readSkillRequirement(
  text: string,
  item: string,
  length: number,
  terms: TermMatch[],
  importance: Importance,
): Draft[] {
  const hard = terms.filter(({ term }) => term.kind !== "soft");
  const uncovered = countUncovered(item, terms);
  const content = uncovered.content;
  const known = content > 0 && uncovered.outside / content <= 0.5;
  if (hard.length === 0 && terms.length > 0 && known) {
    // Anyone can write "good communicator", so it is only a nice-to-have.
    const firmest = terms.every(({ term }) => isTrait(term)) ? "nice" : importance;
    return [{ ...base("other", firmest, text), skills: skillNames(terms) }];
  }
  if (hard.length > 0 && (known || hard.length >= 3)) {
    const drafts = splitTerms("skill", text, item, hard, importance);
    const [first] = drafts;
    if (first && drafts.length === 1 && length <= 7) return [{ ...first, text }];
    return drafts;
  }
  // A vague tag such as "Time" cannot tell resumes apart, so it is only a nice-to-have.
  if (length <= 4) return [base("skill", isVague(item) ? "nice" : importance, text)];
  const kind = EXPERIENCED.test(item) ? "experience" : "other";
  return [{ ...base(kind, importance, text), skills: skillNames(hard) }];
}

const isVague = (item: string) => tokenize(item).every(({ key }) => isAskingWord(key) || isCommonWord(key));

/** "5", "five", or the level of a language: "C1". */
const isNumber = (key: string) => /^[abc][12]$/.test(key) || !Number.isNaN(readNumber(key));

/** How many content words the item has, and how many of them no known term covers. */
function countUncovered(item: string, terms: TermMatch[]): { content: number; outside: number } {
  let content = 0;
  let outside = 0;
  let next = 0;
  for (const { key, start, end } of tokenize(item)) {
    while ((terms[next]?.end ?? end) < end) next++;
    const inside = (terms[next]?.start ?? end) <= start;
    if (!inside && (isAskingWord(key) || isNumber(key))) continue;
    content++;
    if (!inside) outside++;
  }
  return { content, outside };
}
