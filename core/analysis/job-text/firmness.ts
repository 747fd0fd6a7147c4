import { patternOf } from "#core/patterns";
import patterns from "./firmness.patterns.json";

const ASKS = patternOf(patterns.asks);
const NICE = patternOf(patterns.nice);
const MUST = patternOf(patterns.must);

const ASIDE = /\s?\(([^()]*)\)/g;
const SMALL_WORDS =
  /\b(?:an?|as|is|are|be|would|to|considered|also|very|highly|strongly|much|particularly|especially)\b/gi;

/** Leaves out what would be nice besides: "CPR certificate (pediatric a plus)" asks for the certificate. */
export const withoutOptionalAsides = (item: string) =>
  item.replace(ASIDE, (aside: string, inside: string) =>
    NICE.test(inside) && saysElse(inside) ? "" : aside,
  );

/** Names something, besides that it would be nice. */
export const saysElse = (text: string) =>
  /\p{L}{3}|\p{Lu}[\p{Lu}\d]/u.test(text.replace(NICE, "").replace(SMALL_WORDS, ""));

const LATER = patternOf(patterns.later);

/** It need not be there at the start: "ACLS within 6 months of hire". */
export const isForLater = (item: string) => LATER.test(item);

/** The item says that it is optional. */
export const isOptional = (item: string) => NICE.test(withoutOptionalAsides(item));

const ON_OCCASION = patternOf(patterns.onOccasion);
/** Without "as required" and "where needed", which only say when. */
const always = (item: string) => item.replace(ON_OCCASION, "");

const NOT_ASKED = patternOf(patterns.notAsked);
const WAIVED_BESIDES = patternOf(patterns.waivedBesides);

/** "A degree is a plus but not a must" asks for the degree, if not firmly. */
export const withoutWaiver = (item: string) => (isOptional(item) ? item.replace(WAIVED_BESIDES, "") : item);

/** Says that something is not asked for: "a degree is not required". */
export const isWaiver = (item: string) => NOT_ASKED.test(withoutWaiver(item));
/** "Oncology required, cell therapy preferred": a must-have with something nice in it. */
export const isMixed = (item: string) =>
  isOptional(item) && /\b(?:required|must|essential|mandatory)\b/i.test(always(withoutWaiver(item)));
/** The item says that it is a must. */
export const isFirm = (item: string) => MUST.test(always(item));
const DEMAND =
  /\b(?:must|required|essential|mandatory|not negotiable|(?:is|are) needed|(?:you|we|i|will|(?:'|’)ll) need)\b/i;
/** A sentence says so of itself: "Knitwear experience is not negotiable", but not "a child in need". */
export const isDemand = (sentence: string) => DEMAND.test(always(sentence));
const DUTY = patternOf(patterns.duty);
/** A sentence tells what the person will do: "You'd order stems from Holland". */
export const isDuty = (sentence: string) => DUTY.test(sentence);
/** The item asks for something at all. */
export const isAsking = (item: string) => ASKS.test(always(item)) || NICE.test(item) || isFirm(item);
