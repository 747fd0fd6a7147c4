import { patternOf } from "#core/patterns";
import { RECENT, SINCE } from "./asked-amount";
import patterns from "./parse-requirement.patterns.json";

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve fifteen twenty".split(" ");
const NUMBER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20];
const NUMBER = `(\\d{1,3}(?:[.,]5)?|(?<![\\p{L}-])(?:${NUMBERS.join("|")}))`;
const YEARS = new RegExp(
  `${NUMBER}(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus|or more)?(?: ?(?:-|–|to) ?\\d{1,2} ?\\+?)? ?(?:full )?(?:years?|yrs?\\.?|jahren?|ans|años|anni|anos|лет|года?)(?!\\p{L}| old\\b)`,
  "iu",
);
const NOT_ASKED =
  /\b(?:first|last|past|next|every|within|recent|for over|age|less than|no more than|under|at most)\s*$/i;

const readNumber = (text: string): number => {
  const named = NUMBERS.indexOf(text.toLowerCase());
  return named >= 0 ? (NUMBER_VALUES[named] ?? 0) : Number(text.replace(",", "."));
};

export function readYears(text: string): number | undefined {
  const match = YEARS.exec(text);
  if (!match?.[1] || NOT_ASKED.test(text.slice(0, match.index))) return undefined;
  const years = readNumber(match[1]);
  return years <= 40 ? years : undefined;
}

const PEOPLE = new RegExp(
  `${NUMBER} ?(?:\\+|or more)? ?(?:people|persons|employees|staff|developers|engineers|direct reports|reports|members|agents|workers|technicians|nurses)`,
  "iu",
);
const PEOPLE_AFTER = new RegExp(
  `\\b(?:team|staff|crew|group|department) of (?:at least |about |around )?${NUMBER}`,
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
  return text
    .replace(AMOUNT_WORDS, (match) =>
      /^(?:or|and)? ?(?:more|above|over)/i.test(match) || /\bor\b/i.test(match) ? blank(match) : match,
    )
    .replace(FRAMING, blank)
    .replace(RECENT, blank)
    .replace(SINCE, blank)
    .replace(/(?<=[$€£]\s?[\d.,]{1,12}\s?)(?:million|billion|thousand)\b/giu, blank)
    .replace(YEARS, blank);
}
