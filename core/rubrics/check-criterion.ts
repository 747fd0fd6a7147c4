import { cutAt } from "#core/cut-at";
import { patternOf } from "#core/patterns";
import patterns from "./check-criterion.patterns.json";
import { maskLawfulPhrases } from "./lawful-phrases";
import { TRAIT_RULES } from "./protected-traits";

export type Refusal = {
  /** One sentence. */
  reason: string;
  /** A lawful way to ask, or null if there is none and the requirement must be left out. */
  rewording: string | null;
};

/** A rewording may need another one: "young female" has two problems. */
const MAX_STEPS = 5;

/** No requirement that becomes a criterion is longer, whether from an advert or typed. */
const LONGEST_REQUIREMENT = 4000;

/** The periods of "U.S. citizen" end no sentence. */
const INITIALS = /(?<!\p{L})(\p{Lu})\.(\p{Lu})\.(?=\s\p{L})/gu;

/** Why nobody may be judged by this requirement, and what to ask instead; undefined if it is lawful. */
export function checkCriterion(requirement: string): Refusal | undefined {
  const text = cutAt(requirement, LONGEST_REQUIREMENT).replace(INITIALS, "$1$2");
  const reason = findReason(text);
  return reason === undefined ? undefined : { reason, rewording: reword(text) };
}

const LEGAL_AGE = patternOf(patterns.legalAge);
const SAYS_AGE = patternOf(patterns.saysAge);

/** It names a legal minimum age, which may be asked but is for hiring: no resume says how old somebody is. */
export const isLegalAge = (requirement: string): boolean =>
  LEGAL_AGE.test(requirement) && SAYS_AGE.test(requirement);

function findReason(text: string): string | undefined {
  // Digits may reveal an age; punctuation reveals nothing.
  if (!/[\p{L}\d]/u.test(text)) return undefined;
  const read = maskLawfulPhrases(text);
  return TRAIT_RULES.find(({ pattern }) => pattern.test(read))?.reason;
}

function reword(text: string): string | null {
  let wording = text;
  for (let step = 0; step < MAX_STEPS; step++) {
    const read = maskLawfulPhrases(wording);
    const rule = TRAIT_RULES.find(({ pattern }) => pattern.test(read));
    if (!rule) return wording;
    const next = rule.instead ? rule.instead(wording) : without(wording, rule.pattern.exec(read));
    if (next === null) return null;
    wording = next;
  }
  return null;
}

/** The rest of the text as a criterion of its own; null if the rest asks for nothing. */
function without(text: string, match: RegExpExecArray | null): string | null {
  if (!match) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    .replace(PERSON, " ")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s{1,9}([,.;:)])/g, "$1")
    .replace(/([,;])(?:\s*[,;])+/g, "$1")
    .replace(/\s+/g, " ")
    .replace(FRINGE, "")
    .trim();
  const asked = rest.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word && !IDLE.test(word));
  return asked.length > 0 ? rest.charAt(0).toUpperCase() + rest.slice(1) : null;
}

/** Fragments left at either end after words are removed. */
const FRINGE = patternOf(patterns.fringe);

/** Words for people that add nothing once the trait is removed. */
const PERSON =
  /\b(?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys?|persons?|people|candidates?|applicants?)\b(?!['’])/gi;

const IDLE = patternOf(patterns.idle);
