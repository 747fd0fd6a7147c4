import { patternOf } from "#core/patterns";
import patterns from "./cues.patterns.json";
import type { ReadLine } from "./types";

/** What the surrounding words say about a piece of evidence. */
export type Cue = "asserted" | "negated" | "planned" | "others" | "assisted";

/** "But" starts a new clause, except in "all machines but one". */
const CLAUSE =
  /[.;!?](?=\s|$)|:(?=\s|$)(?!\s?(?:none|nil|zero|never|no|0)\b)|\s[–—-]\s|(?<!\b(?:all|any|every|each)(?: [\p{L}-]{1,20}){0,3} )\bbut\b|,\s(?=(?:except|without|never|no)\b)/giu;
const NEGATED = patternOf(patterns.negated);
const ALL_BUT = /\b(?:all|any|every|each)(?: [\p{L}-]{1,20}){0,3} but\b/iu;
const NOT_NEGATED = patternOf(patterns.notNegated);
const PLANNED = patternOf(patterns.planned);
/** "My boss used SAP daily" */
const OF_OTHERS = patternOf(patterns.ofOthers);
/** What follows "Kubernetes" in "Kubernetes: none". */
const NONE_OF = patternOf(patterns.noneOf);
/** "Watched videos on welding" */
const TOLD_ABOUT =
  /\b(?:watch(?:ed|es|ing)?|read(?:ing)?|listen(?:ed|ing) to|hung up|subscrib(?:ed|ing) to)\b.{0,30}\b(?:on|about|of)\s/iu;
const OTHERS_BEFORE = patternOf(patterns.othersBefore);
const ASSISTED =
  /\b(?:assist(?:ed|ing|s)?|help(?:ed|ing|s)?|support(?:ed|ing|s)?|participat(?:ed|ing|es?)|observ(?:ed|ing)|shadow(?:ed|ing)|exposure to|familiar with|involved in)\b/iu;

const SUPERIOR =
  /^\W{0,3}(?:report(?:ed|ing|s)? (?:\p{L}+ly )?to|(?:immediate |direct )?supervisor:|under the (?:supervision|direction) of)\b[^,;.]{0,80}\W{0,2}$/iu;

/** "Reported to the maintenance supervisor": a line that only names whom the candidate reports to. */
export const namesSuperior = (text: string): boolean => SUPERIOR.test(text);

export type Clause = { from: number; to: number; text: string };

export function splitClauses({ text, from }: ReadLine): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(CLAUSE)) {
    if (index > start) clauses.push({ from: from + start, to: from + index, text: text.slice(start, index) });
    start = /^[,b]/i.test(mark) ? index : index + mark.length;
  }
  if (start < text.length)
    clauses.push({ from: from + start, to: from + text.length, text: text.slice(start) });
  return clauses;
}

/** Cheap check that skips `readCue` for most lines: could anything here be negated, planned or somebody else's? */
export const mayDeny = (text: string) =>
  NEGATED.test(text) ||
  ALL_BUT.test(text) ||
  PLANNED.test(text) ||
  OTHERS_BEFORE.test(text) ||
  OF_OTHERS.test(text) ||
  TOLD_ABOUT.test(text) ||
  PASSIVE.test(text) ||
  TO_SOMEBODY.test(text) ||
  MAY_BE_DENIED_AFTER.test(text) ||
  MAY_BE_OTHERS.test(text);

/** "Negotiation was done by head office", "transport went through another depot". */
const IS_DONE =
  /^\W{0,2}(?:\p{L}+ ){0,2}(?:was|were|is|are|went|ran|goes|lay|lies)(?: (?!(?:not|by|through|with|at|to)\b)\p{L}+){0,2} /iu;
const BY_OTHERS =
  /^(?:by|through|with|at|to) (?:the|an?|our|another|others?|head|outside|external|different)\b/i;

function isDoneByOthers(after: string): boolean {
  const done = IS_DONE.exec(after)?.[0];
  return done !== undefined && BY_OTHERS.test(after.slice(done.length));
}

/** "We had an SQL team": other people did it. */
const HAD_OTHERS = /\b(?:we|they|there) (?:had|have|was|were|is|are) (?:an? |the |our |other |separate )?$/i;
const OTHERS_AFTER = /^\W{0,2}(?:\p{L}+ )?(?:team|department|group|desk|specialists?|experts?|office)\b/iu;

/** "Filing for the employment law team" */
const FOR_OTHERS = /\b(?:for|to) (?:the|our) (?:[\p{L}-]+ ){0,2}$/iu;

const PASSIVE = /\b(?:was|were|been|being|be)\s$|\b(?:was|were|been|being|be)\s\p{Ll}+ed\b/iu;
const TO_SOMEBODY = /\b(?:to|for|with|by|under|of|from)\s(?:the|an?|our|my|his|her|their)\s/i;
const MAY_BE_OTHERS = /\b(?:was|were|is|are|went|ran|goes|lay|lies) |\b(?:we|they|there) (?:had|have)\b/i;
const MAY_BE_DENIED_AFTER =
  /\b(?:not (?:yet )?(?:started|held|required)|waived|none|planned|nil|zero|never|no experience|0 (?:years?|yrs?)|booked|expected|in progress|not yet|to be)\b/iu;

/** What the clause says about the word between `at` and `end`. */
export function readCue(clause: Clause, at: number, end: number, isTitle = false): Cue {
  const before = clause.text.slice(0, Math.max(0, at - clause.from));
  const after = clause.text.slice(Math.max(0, end - clause.from));
  const negation = NEGATED.exec(before);
  if (ALL_BUT.test(before)) return "negated";
  if (negation && !NOT_NEGATED.test(clause.text.slice(negation.index)) && before.length - negation.index < 60)
    return "negated";
  if (/^\W{0,3}(?:[\p{L}]+ ){0,2}(?:not (?:yet )?(?:started|held|required)|waived|none\b)/iu.test(after))
    return "negated";
  if (NONE_OF.test(after)) return "negated";
  if (
    PLANNED.test(before.slice(-70)) ||
    /^\W{0,3}(?:[\p{L}]+ ){0,3}(?:planned|booked|expected|in progress|not yet|to be)\b/iu.test(after)
  )
    return "planned";
  if (OTHERS_BEFORE.test(before) || isDoneByOthers(after)) return "others";
  const others = OF_OTHERS.exec(clause.text);
  if ((others && others.index <= before.length) || TOLD_ABOUT.test(before)) return "others";
  if (HAD_OTHERS.test(before) && OTHERS_AFTER.test(after)) return "others";
  if (FOR_OTHERS.test(before) && OTHERS_AFTER.test(after)) return "others";
  if (
    /\b(?:was|were|been|being)\s$/i.test(before) &&
    /ed$/i.test(clause.text.slice(at - clause.from, end - clause.from))
  )
    return "others";
  // "Took the minutes for the project manager": somebody else's title.
  if (
    isTitle &&
    /\b(?:to|for|with|by|under|from)\s(?:the|an?|our|my)\s(?:[\p{L}-]+\s){0,3}$|\bof the (?:[\p{L}-]+\s){0,2}$/iu.test(
      before,
    )
  )
    return "others";
  return ASSISTED.test(before.slice(0, 40)) ? "assisted" : "asserted";
}
