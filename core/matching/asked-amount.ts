import { readNumber } from "../analysis/asked-years";
import type { Unit } from "./requirement";

/** How much of something is asked for: "a budget of at least $1 million", "dinners for 200 guests". */
export type Amount = {
  value: number;
  /** Stem of the word that is counted; undefined for money and measures. */
  of?: string;
  measure?: Measure;
};

type Measure = "weight" | "speed";

/** How recent the experience must be: "in the last three years", "since 2020", "in your most recent job". */
export type Recency = { years: number } | { since: number } | { isLastJob: true };

const CODES = "USD|EUR|GBP|CHF|CAD|AUD|NZD|ZAR|SEK|NOK|DKK|PLN|INR|SGD|AED";
const SUM = "(\\d[\\d,]{0,12}(?:\\.\\d{1,3})?)\\s?(million|mil|m|billion|bn|b|thousand|k)?";
/** A sum of money with its currency before or after it: "$1.2m", "EUR 2 million", "300,000 euros". */
export const MONEY = new RegExp(
  `(?:[$€£]|(?<!\\p{L})(?:${CODES}))\\s?${SUM}(?!\\p{L})|` +
    `(?<![\\d.,])${SUM}\\s?(?:[€£]|(?:${CODES}|euros?|dollars?|francs?)(?!\\p{L}))`,
  "giu",
);
const TIMES: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** Every sum of money in a text. */
export const readMoney = (text: string): number[] =>
  [...text.matchAll(MONEY)].map(
    ([, before, timesBefore, digits = before ?? "", times = timesBefore ?? ""]) =>
      Number(digits.replace(/,/g, "")) * (TIMES[times.toLowerCase().charAt(0)] ?? 1),
  );

/**
 * A number and up to two words before a noun, but no duration ("5 years of" before a skill does not count it) and no part
 * of a name ("ICD-10 coding").
 */
const BEFORE_NOUN =
  /(?<![\d,]|\p{L}[-–]?)(\d[\d,]{0,9})[\])]?\s?\+?\s(?:or more\s)?(?:(?!(?:years?|yrs?|months?|weeks?|days?|hours?|of)\b)[\p{L}-]{1,20}\s){0,2}$/u;

/** "Sage 300 CRE", "with Level 3 support": a number right after a name belongs to it. */
const NAME_BEFORE = /(?<!\p{L})(?!(?:Of|And|With|To|For|Over|About|Than|By|The)\s)\p{Lu}\p{L}{0,20}\s$/u;
const IN_SENTENCE = /[\p{L}\d,)]\s$/u;
/** "Managed 200 guests" begins with no name, but "Form 1040 preparation" counts nothing. */
const SEVERAL = /^[\p{L}-]{1,30}s(?![\p{L}-])|^(?:people|staff|personnel|men|women|children)\b/iu;

/** "504 plans", "1099 forms": the number is the name of a section or a form. */
const NAMED_BY_NUMBER =
  /^(?:401|403|457|504|529|941|990|1040|1065|1099|1120) (?:plan|form|return|filing|accommodation|meeting)/i;

/** What an amount is counted in: "day" in "20 calls daily" and in "80 calls per day". */
const RATE = /\b(?:(?:per|an?|each|every|\/) ?(hour|day|shift|week|month)|(dai|week|month)ly)\b/i;
export const readRate = (text: string): string | undefined => {
  const [, noun, adverb] = RATE.exec(text) ?? [];
  return noun?.toLowerCase() ?? adverb?.toLowerCase().replace("dai", "day");
};

/** The number before the word at `at`: 200 for the "guests" of "200 wedding guests". */
export function readCount(text: string, at: number): number | undefined {
  const before = text.slice(Math.max(0, at - 50), at);
  const found = BEFORE_NOUN.exec(before);
  if (!found?.[1]) return undefined;
  if (NAMED_BY_NUMBER.test(found[0] + text.slice(at, at + 20))) return undefined;
  const lead = before.slice(0, found.index);
  const name = NAME_BEFORE.exec(lead);
  if (name && (IN_SENTENCE.test(lead.slice(0, name.index)) || !SEVERAL.test(text.slice(at))))
    return undefined;
  return Number(found[1].replace(/,/g, ""));
}

const OF_GROUP =
  /^ of (?:(?:at least|more than|over|about|around|up to|nearly|some|approximately) )?(\d[\d,]{0,9})(?!\p{L})/iu;

/** How many the group that ends at `end` has: 85 for the "fleet" of "fleet of 85 trucks". */
export function readGroupSize(text: string, end: number): number | undefined {
  const size = OF_GROUP.exec(text.slice(end))?.[1];
  return size ? Number(size.replace(/,/g, "")) : undefined;
}

const MEASURE = /(?<![\d.,])(\d{1,3})\s?(lbs?|pounds?|kg|kilos?|wpm|words (?:per|a) minute)\b/giu;
const POUNDS = /^(?:lb|pound)/i;
const POUNDS_A_KILO = 2.2;

/** Every weight in kilograms, or every speed of typing in words a minute. */
export const readMeasures = (text: string, of: Measure): number[] =>
  [...text.matchAll(MEASURE)].flatMap(([, digits, unit = ""]) =>
    measureOf(unit) === of ? [Number(digits) / (POUNDS.test(unit) ? POUNDS_A_KILO : 1)] : [],
  );

const measureOf = (unit: string): Measure => (/^w/i.test(unit) ? "speed" : "weight");

/** The amount a requirement asks for: a sum of money, a weight or a speed, or a count of one of its words. */
export function readAmount(text: string, units: Unit[]): Amount | undefined {
  const [money] = readMoney(text);
  if (money !== undefined) return { value: money };
  for (const measure of ["weight", "speed"] as const) {
    const [value] = readMeasures(text, measure);
    if (value !== undefined) return { value, measure };
  }
  for (const { word } of units) {
    const value = readCount(text, word.start);
    if (value !== undefined && value > 1) return { value, of: word.stem };
  }
  return undefined;
}

export const RECENT =
  /(?:\b(?:with)?(?:in|over|during) the |\()(?:last|past) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)? ?years?\b/i;
export const SINCE = /\bsince (20[0-3]\d)\b/i;

/** "Recent experience with ...", "recent forklift driving", but neither recent graduates nor a current license. */
export const LATELY =
  /^recent (?!graduate|grad\b|trends?\b|develop)|\b(?:recent|current) (?=(?:[\p{L}-]{1,20} ){0,2}experience\b)/iu;
const LATELY_YEARS = 3;
/** "In your current or most recent job": how recent, and not what. */
export const LAST_JOB =
  /\b(?:in|from) (?:your|an?|the) (?:(?:current|present)(?: (?:or|and|and\/or) |\/))?(?:(?:most )?recent|last|latest|current|present) (?:job|role|position|post|employment)\b/iu;

export function readRecency(text: string): Recency | undefined {
  const recent = RECENT.exec(text);
  if (recent) return { years: recent[1] ? readNumber(recent[1]) : 1 };
  const since = SINCE.exec(text)?.[1];
  if (since) return { since: Number(since) };
  if (LAST_JOB.test(text)) return { isLastJob: true };
  return LATELY.test(text) ? { years: LATELY_YEARS } : undefined;
}
