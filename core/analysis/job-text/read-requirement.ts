import { cutAt } from "#core/cut-at";
import { patternOf } from "#core/patterns";
import { asksRole, isCertifiedThing } from "../asked-things";
import { readAskedYears, readNumber } from "../asked-years";
import { readAskedLevel } from "../education";
import { isAskingWord, isCommonWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { looksLikeTitle, readTitle } from "../titles";
import { findTerms, isTrait, type TermMatch } from "../vocabulary/vocabulary";
import { base, type Draft, type Importance } from "./draft";
import { withoutOptionalAsides, withoutWaiver } from "./firmness";
import { withoutLeadIn } from "./lead-in";
import patterns from "./read-requirement.patterns.json";

const CERTIFIED =
  /\b(?:certif\w+|licen[cs]e[ds]?|credential(?:ed)?|accredit\w+|chartered|(?:^|an? )registered|registered with|registration)\b/i;
const TAUGHT =
  /\b(?:teach\w*|tutor\w*|deliver\w*|examin\w*|mark(?:s|ed|ing)?)\b[^.;]{0,40}\b(?:gcses?|a[- ]levels?|btec|degree|undergraduate|bachelor|master)/i;
const EXPERIENCED = /\b(?:experience[ds]?|background|track record|history of|worked)\b|(?<!\p{L})опыт/iu;
/** Longer criterion texts are cut. */
export const MAX_TEXT = 500;

/**
 * Reads one requirement of the recruiter as a criterion in its own words. Years take precedence over anything else it
 * names, because only years can be counted.
 */
export function readRequirement(typed: string, importance: Importance): Draft {
  return withWholeNames(readKind(withoutLeadIn(typed), importance));
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

/**
 * Known names stand for a requirement only if nothing else is asked for: "Drafting" does not stand for "Drafting of
 * contracts". A certificate is a name of its own, whatever is written around it.
 */
function withWholeNames(draft: Draft): Draft {
  if (draft.kind === "certification" || draft.skills.length === 0) return draft;
  const terms = findTerms(draft.text, tokenize(draft.text));
  return countUncovered(draft.text, terms).outside > 0 ? { ...draft, skills: [] } : draft;
}

function readKind(item: string, importance: Importance): Draft {
  const text = textOf(item);
  const terms = findTerms(item, tokenize(item));
  const names = skillNames(terms);
  const minYears = readAskedYears(item);
  if (minYears !== undefined) return { ...base("years", importance, text), minYears, skills: names };
  // "Experience of teaching GCSE Maths" is about what was taught.
  const level = TAUGHT.test(item) ? undefined : readAskedLevel(item);
  if (level) return { ...base("education", importance, text), level };
  const certificates = terms.filter(({ term }) => term.kind === "certification");
  if (certificates.length > 0)
    return { ...base("certification", importance, text), skills: skillNames(certificates) };
  if (CERTIFIED.test(item) && !isCertifiedThing(item) && tokenize(item).length <= 16)
    return { ...base("certification", importance, text), skills: names };
  if (asksRole(item) && !isNamedLikeTitle(item, terms)) {
    // "Manager" alone is a rank, which says little about who fits.
    const ofWhat = readTitle(item).about.length > 0;
    const role = base("role", importance, text);
    return { ...role, skills: names, weight: ofWhat ? role.weight : 1 };
  }
  return readSkill(text, item, terms, importance);
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
/** "Kafka would be nice to have": the importance already says so, and it sounds odd in a question. */
const withoutFirmness = (item: string) =>
  withoutOptionalAsides(withoutWaiver(item)).replace(FIRMNESS_AT_END, "").replace(REQUIRED, "");

const skillNames = (terms: TermMatch[]) => [...new Set(terms.map(({ term }) => term.name))];

function readSkill(text: string, item: string, terms: TermMatch[], importance: Importance): Draft {
  const hard = terms.filter(({ term }) => term.kind !== "soft");
  const { content, outside } = countUncovered(item, terms);
  const known = content > 0 && outside / content <= 0.5;
  if (hard.length === 0 && terms.length > 0 && known) {
    // Anyone can write "good communicator", so it is only a nice-to-have.
    const firmest = terms.every(({ term }) => isTrait(term)) ? "nice" : importance;
    return { ...base("other", firmest, text), skills: skillNames(terms) };
  }
  const skills = skillNames(hard);
  if (hard.length > 0 && (known || hard.length >= 3)) return { ...base("skill", importance, text), skills };
  // A vague tag such as "Time" cannot tell resumes apart, so it is only a nice-to-have.
  if (tokenize(item).length <= 4) return base("skill", isVague(item) ? "nice" : importance, text);
  const kind = EXPERIENCED.test(item) ? "experience" : "other";
  return { ...base(kind, importance, text), skills };
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
