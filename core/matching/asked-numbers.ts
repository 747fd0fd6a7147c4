import { patternOf } from "#core/patterns";
import { NUMBER_WORDS, readNumber, replaceTimes } from "../analysis/asked-years";
import { LAST_JOB, LATELY, MONEY, RECENT, SINCE } from "./asked-amount";
import patterns from "./parse-requirement.patterns.json";

const NUMBER = `(\\d{1,3}|(?<![\\p{L}-])(?:${NUMBER_WORDS}))`;

const PEOPLE = new RegExp(
  `${NUMBER} ?(?:\\+|or more)? ?(?:people|persons|employees|staff|developers|engineers|direct reports|reports|members|agents|workers|technicians|nurses)`,
  "iu",
);
const PEOPLE_AFTER = new RegExp(
  `\\b(?:team|staff|crew|group|department|brigade|squad) of (?:at least |about |around )?${NUMBER}`,
  "iu",
);

export function readPeople(text: string): number | undefined {
  const match = PEOPLE_AFTER.exec(text) ?? PEOPLE.exec(text);
  return match?.[1] ? readNumber(match[1]) : undefined;
}

const AMOUNT_WORDS = patternOf(patterns.amountWords);
/** What says how something is to be shown or in which circumstances, but not what: "and can show it in figures". */
const FRAMING = patternOf(patterns.framing);

/**
 * Blanks out "or more", "or a related field" and all amounts, because their "or" joins no alternatives, and what only
 * frames the requirement. The length stays the same.
 */
export function withoutAmounts(text: string): string {
  const blank = (match: string) => " ".repeat(match.length);
  const plain = text
    .replace(AMOUNT_WORDS, (match) =>
      /^(?:or|and)? ?(?:more|above|over)/i.test(match) || /\bor\b/i.test(match) ? blank(match) : match,
    )
    .replace(FRAMING, blank)
    .replace(RECENT, blank)
    .replace(LATELY, blank)
    .replace(LAST_JOB, blank)
    .replace(SINCE, blank)
    .replace(MONEY, blank);
  return replaceTimes(plain, blank);
}
