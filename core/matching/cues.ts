import { memoizeByObject } from "#core/memoize";
import { patternOf } from "#core/patterns";
import { isTitleWord } from "../analysis/titles";
import patterns from "./cues.patterns.json";
import { namesAct } from "./requirement-units";
import type { ReadLine } from "./types";

/** What the surrounding words say about a piece of evidence. */
export type Cue = "asserted" | "negated" | "planned" | "others" | "received" | "assisted";

/** "But" starts a new clause, except in "all machines but one". */
const CLAUSE =
  /[.;!?](?=\s|$)|:(?=\s|$)(?!\s?(?:none|nil|zero|never|no|0)\b)|\s[–—-]\s|\bbut\b(?<!\b(?:all|any|every|each)(?: [\p{L}-]{1,20}){0,3} but)|,\s(?=(?:except|without|never|no)\b)/giu;
const NEGATED = patternOf(patterns.negated);
const ALL_BUT = /\b(?:all|any|every|each)(?: [\p{L}-]{1,20}){0,3} but\b/iu;
const NOT_NEGATED = patternOf(patterns.notNegated);
const PLANNED = patternOf(patterns.planned);
const OF_ME = /^\W{0,3}i\b/i;
/** "My boss used SAP daily" */
const OF_OTHERS = patternOf(patterns.ofOthers);
/** "VAT returns were not part of my duties" */
const DENIED_AFTER = patternOf(patterns.deniedAfter);
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

/** "A move to Linux was discussed but never begun": what was not done is what stands before. */
const NEVER_DONE = /^but (?:was |were )?(?:never|not(?: yet)?) \p{L}+[^\p{L}]*$/iu;

export type Clause = { from: number; to: number; text: string };

/** The clauses of a line, which is split once, however many requirements ask. */
export const splitClauses = memoizeByObject(({ text, from }: ReadLine): Clause[] => {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(CLAUSE)) {
    if (NEVER_DONE.test(text.slice(index))) continue;
    if (index > start) clauses.push({ from: from + start, to: from + index, text: text.slice(start, index) });
    start = /^[,b]/i.test(mark) ? index : index + mark.length;
  }
  if (start < text.length)
    clauses.push({ from: from + start, to: from + text.length, text: text.slice(start) });
  return clauses;
});

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
  RECEIVED.test(text) ||
  MAY_BE_SUBORDINATE.test(text) ||
  / (?:us|me)\b/.test(text) ||
  MAY_BE_DENIED_AFTER.test(text) ||
  MAY_BE_OTHERS.test(text);

/** "Negotiation was done by head office", "transport went through another depot". */
const IS_DONE =
  /^\W{0,2}(?:\p{L}+ ){0,2}(?:was|were|is|are|went|ran|goes|lay|lies)(?: (?!(?:not|by|through|with|at|to)\b)\p{L}+){0,2} /iu;
const BY_OTHERS =
  /^(?:by|through|with|at|to) (?:the|an?|our|another|others?|head|outside|external|different)\b/i;
/** "Maintained by a contractor", "coaching of staff by an outside coach"; of a noun: "payroll done by a bureau". */
const BY_AGENT =
  /^ (?:of (?:[\p{L}-]+ ){1,3}|(\p{L}*(?:ed|done|made|run|written|built|drawn|led|kept|taught) ))?by (?:the|an?|my|our|another|outside|external)((?: [\p{L}-]+){1,3})/iu;
/** "Payroll" opens a line, or something was made "to plans drawn by an architect". */
const OPENS = /(?:^\W{0,3}|\b(?:to|from|after|following) )(?:[\p{L}-]{1,30} ){0,2}$/iu;
/** "Sent manuals to an agency for translation" */
const SENT_OUT = /\bto (?:the|an?|our)((?: (?!for\b)[\p{L}-]+){1,3}) for (?:the )?$/iu;
const AGENT = patternOf(patterns.agent);
const isAgent = (words: string) =>
  AGENT.test(words) || (words.toLowerCase().match(/\p{L}+/gu) ?? []).some(isTitleWord);

function isDoneByOthers(before: string, word: string, after: string): boolean {
  const done = IS_DONE.exec(after)?.[0];
  if (done !== undefined && BY_OTHERS.test(after.slice(done.length))) return true;
  const [, participle, agent = ""] = BY_AGENT.exec(after) ?? [];
  if ((participle ? OPENS.test(before) : namesAct(word)) && isAgent(agent)) return true;
  return namesAct(word) && isAgent(SENT_OUT.exec(before)?.[1] ?? "");
}

/** "While the boatbuilder repaired hulls", "berths that the harbour master allocates" */
const SUBORDINATE = patternOf(patterns.subordinate);
const PAST = /ed$|^(?:built|led|ran|held|made|taught|wrote|sold|bought|did|took|gave|kept)$/i;
/** "Allocates" after "that the harbour master"; elsewhere such a word is rather a noun. */
const PRESENT = /[^su]s$/;
const RELATIVE = /\b(?:that|which) (?:the|an?|our|my) [^,]{1,60}$/i;

const DOER = patternOf(patterns.doer);

function isOthersAct(before: string, word: string): boolean {
  if (!PAST.test(word) && !(PRESENT.test(word) && RELATIVE.test(before))) return false;
  const [, subject = ""] = SUBORDINATE.exec(before) ?? [];
  return isAgent(subject) || DOER.test(subject);
}

/** "Was trained": without a subject, or with "I", it was done to the candidate. */
const DONE_TO = /(?:^\W{0,3}|\b(?:i|and|also) |, )(?:was|were|(?:have |had )?been|being) (?:\p{L}+ly )?$/iu;
/** "The kitchen was inspected": typically by outsiders, unless it says by whom. */
const FROM_OUTSIDE = /^(?:inspect|audit)ed$/i;
const WAS = /\b(?:was|were|been|being) (?:\p{L}+ly )?$/iu;
/** "Attended the yearly staff training" */
const RECEIVED = patternOf(patterns.received);
const RECEIVED_WHAT =
  /^(?: (?!(?:and|as|by|for|from|in|of|on|to|while|with)\b)[\p{L}-]+){0,4}(?: (?:courses?|class(?:es)?) (?:in|on)(?: \p{L}+){0,2})? $/iu;
/** "Completed the training of new hires", "completed staff training plans" */
const COMPLETED = /^complet/i;
const GIVEN = /\b(?:staff|employees?|hires?|crew|team|customers?|clients?|users?) $/i;
const GIVEN_TO = /^ (?:of|for|to|plans?|materials?|manuals?|records?|reports?|documents?|schedules?)\b/i;
const isReceived = (before: string, word: string, after: string) => {
  const verb = COURSE.test(word) ? RECEIVED.exec(before) : null;
  if (!verb || !RECEIVED_WHAT.test(before.slice(verb.index + verb[0].length))) return false;
  return (
    !COMPLETED.test(verb[0]) || (/^training$/i.test(word) && !GIVEN.test(before) && !GIVEN_TO.test(after))
  );
};
const COURSE = /^(?:train|coach|mentor|instruct|supervis|course|workshop|seminar|induct|teach|lesson)/i;
/** "Customers audited us" */
const DONE_TO_US = /^ (?:us|me)\b/;
/** "Certified by the maker" is what the candidate is. */
const GRANTED = /^(?:certif|licen[cs]|accredit|authori|regist|approv|qualif|promot|award)/i;

/** "We had an SQL team": other people did it. */
const HAD_OTHERS = /\b(?:we|they|there) (?:had|have|was|were|is|are) (?:an? |the |our |other |separate )?$/i;
const OTHERS_AFTER = /^\W{0,2}(?:\p{L}+ )?(?:team|department|group|desk|specialists?|experts?|office)\b/iu;

/** "Filing for the employment law team" */
const FOR_OTHERS = /\b(?:for|to) (?:the|our) (?:[\p{L}-]+ ){0,2}$/iu;

const PASSIVE = /\b(?:was|were|been|being|be)\s$|\b(?:was|were|been|being|be)\s\p{Ll}+ed\b/iu;
const TO_SOMEBODY = /\b(?:to|for|with|by|under|of|from)\s(?:the|an?|our|my|his|her|their)\s/i;
const MAY_BE_SUBORDINATE = /\b(?:when|while|whilst|once|after|before|until|where|that|which)/i;
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
  if (DENIED_AFTER.test(after) || NONE_OF.test(after)) return "negated";
  const planned = PLANNED.exec(before)?.index ?? Number.POSITIVE_INFINITY;
  if (
    planned < (OF_ME.test(before) ? 30 : 4) ||
    PLANNED.test(before.slice(-70)) ||
    /^\W{0,3}(?:[\p{L}]+ ){0,3}(?:planned|booked|expected|in progress|not yet|to be)\b/iu.test(after)
  )
    return "planned";
  const word = clause.text.slice(at - clause.from, end - clause.from);
  if (!GRANTED.test(word)) {
    if (isDoneByOthers(before, word, after)) return "others";
    if (isReceived(before, word, after)) return "received";
    if (
      namesAct(word) &&
      (DONE_TO.test(before) || (DONE_TO_US.test(after) && !/(?:which|that) $/.test(before)))
    )
      return "received";
    if (FROM_OUTSIDE.test(word) && WAS.test(before) && !/\bby (?:me|us|myself)\b/i.test(after))
      return "received";
    if (isOthersAct(before, word)) return "others";
  }
  if (OTHERS_BEFORE.test(before)) return "others";
  const others = OF_OTHERS.exec(clause.text);
  if ((others && others.index <= before.length) || TOLD_ABOUT.test(before)) return "others";
  if (HAD_OTHERS.test(before) && OTHERS_AFTER.test(after)) return "others";
  if (FOR_OTHERS.test(before) && OTHERS_AFTER.test(after)) return "others";
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
