import type { Unit } from "./parse-requirement";

/** How much of something is asked for: "a budget of at least $1 million", "dinners for 200 guests". */
export type Amount = {
  value: number;
  /** Stem of what is counted; none for money. */
  of?: string;
};

/** How recent it must be: in the last so many years, or since a year. */
export type Recency = { years: number } | { since: number };

const MONEY = /[$€£]\s?(\d[\d,]{0,12}(?:\.\d{1,3})?)\s?(million|mil|m|billion|bn|b|thousand|k)?(?!\p{L})/giu;
const TIMES: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** The sums of money of a text. */
export const readMoney = (text: string): number[] =>
  [...text.matchAll(MONEY)].map(
    ([, digits = "", times = ""]) =>
      Number(digits.replace(/,/g, "")) * (TIMES[times.toLowerCase().charAt(0)] ?? 1),
  );

/** "200 wedding" before "guests"; the years before a skill are no count of it. */
const BEFORE_NOUN =
  /(\d[\d,]{0,9})\s?\+?\s(?:or more\s)?(?:(?!(?:years?|yrs?|months?|weeks?|days?|hours?|of)\b)[\p{L}-]{1,20}\s){0,2}$/u;

/** The number that stands before a word: "200 wedding" before "guests". */
export function readCount(text: string, at: number): number | undefined {
  const found = BEFORE_NOUN.exec(text.slice(Math.max(0, at - 50), at))?.[1];
  return found ? Number(found.replace(/,/g, "")) : undefined;
}

/** The amount that a requirement asks for, of money or of one of its words. */
export function readAmount(text: string, units: Unit[]): Amount | undefined {
  const [money] = readMoney(text);
  if (money !== undefined) return { value: money };
  for (const { word } of units) {
    const value = readCount(text, word.start);
    if (value !== undefined && value > 1) return { value, of: word.stem };
  }
  return undefined;
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
export const RECENT =
  /\b(?:with)?(?:in|over|during) the (?:last|past) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)? ?years?\b/i;
export const SINCE = /\bsince (20[0-3]\d)\b/i;

export function readRecency(text: string): Recency | undefined {
  const recent = RECENT.exec(text);
  if (recent)
    return { years: recent[1] ? NUMBERS.indexOf(recent[1].toLowerCase()) + 1 || Number(recent[1]) : 1 };
  const since = SINCE.exec(text)?.[1];
  return since ? { since: Number(since) } : undefined;
}
