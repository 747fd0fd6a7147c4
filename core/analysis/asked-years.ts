const ENGLISH = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const RUSSIAN = "одного двух трех четырех пяти шести семи восьми девяти десяти".split(" ");
const inOrder = (words: string[]) => words.map((word, at) => [word, at + 1] as const);
const NUMBERS = new Map([
  ...inOrder(ENGLISH),
  ...inOrder(RUSSIAN),
  ...([
    ["fifteen", 15],
    ["eighteen", 18],
    ["twenty", 20],
  ] as const),
]);

/** Alternatives for a pattern. */
export const NUMBER_WORDS = [...NUMBERS.keys()].join("|").replace(/рех/g, "р[её]х");

/** The value of a number in figures or in words; NaN for anything else. */
export const readNumber = (number: string): number =>
  NUMBERS.get(number.toLowerCase().replace("ё", "е")) ?? Number(number.replace(",", "."));

const NUMBER = `(\\d{1,2}(?:[.,]5)?|(?<![\\p{L}-])(?:${NUMBER_WORDS}))`;

/** "3+ years", "two (2) to four years", "3-х лет": the first group is the number. */
const YEARS = new RegExp(
  [
    NUMBER,
    // "3-х лет"
    "\\s{0,3}(?:-?(?:х|ти|и|ми)(?!\\p{L})\\s{0,3})?",
    "(?:\\(\\d{1,2}\\)\\s{0,3})?(?:\\+|plus|or more)?\\s{0,3}",
    `(?:(?:-|–|—|to)\\s{0,3}\\d{1,2}\\s{0,3}\\+?\\s{0,3}|to (?:${NUMBER_WORDS}) )?`,
    "(?:full )?(?:years?|yrs?\\.?|yoe|jahren?|ans|años|anni|anos|лет|года?)(?!\\p{L}| (?:old|of age|or older|of residence)\\b)",
  ].join(""),
  "iu",
);
const MONTHS = new RegExp(`${NUMBER}\\s{0,3}\\+?\\s{0,3}months?\\b`, "iu");
const DECADE = /\b(?:a|one) decade\b/i;

/** Replaces the first time of each kind. */
export const replaceTimes = (text: string, replace: (time: string) => string): string =>
  [YEARS, MONTHS, DECADE].reduce((rest, pattern) => rest.replace(pattern, replace), text);

/** Otherwise months may be how long a course lasts or when something is due. */
const OF_WORK = /\b(?:experience|since|as an?|in an?|in the|of work)\b/i;
/** "License held for at least two years": how long it is held, not years of work. */
export const HELD_FOR = /\b(?:held|licen[cs]ed|certified|registered) for\b/i;
const RIGHT_BEFORE = 24;
const NOT_ASKED =
  /(?:\b(?:first|last|past|next|every|within|recent|for over|age|contracts? of|rights for|valid for|terms? of|no more than|under|at most)|(?<!\p{L})(?:за|через|последни\p{L}+|кажды\p{L}+))\s*$/iu;
/** "No less than 3 years" asks for them, "less than 3 years" does not. */
const FEWER = /(?<!\b(?:no|not) )\b(?:less|fewer) than\s*$/i;
const MOST = 40;

/** "A degree in history, or five years of equivalent experience": bare years that stand in for the degree. */
const INSTEAD = new RegExp(
  `\\bor\\s(?:at least |a minimum of |minimum |over )?${YEARS.source}(?:['’])?(?: of)?((?:,? [\\p{L}-]{3,14}){0,3}) experience\\b`,
  "iu",
);
const NAMES_DEGREE = /\b(?:degree|diploma|bachelor|master|doctorate|ph\.?d|mba|associate|b\.?(?:a|s|sc))\b/iu;
const NO_TRADE =
  /^(?:equivalent|comparable|similar|relevant|related|professional|practical|directly|work|working|industry|progressive|direct|full-time|in|the|field|and|or)$/i;

/** The years of work that a text accepts instead of the degree it names; undefined if it accepts none. */
export function readYearsInstead(text: string): number | undefined {
  const match = INSTEAD.exec(text);
  if (!match?.[1] || !NAMES_DEGREE.test(text.slice(0, match.index))) return undefined;
  const words = match[2]?.match(/[\p{L}-]+/gu) ?? [];
  const isBare =
    words.every((word) => NO_TRADE.test(word)) &&
    !/^ (?:with|as|of)\b/i.test(text.slice(match.index + match[0].length));
  return isBare ? readNumber(match[1]) : undefined;
}

/** The years of work a text asks for; undefined if it asks for none. */
export function readAskedYears(text: string): number | undefined {
  if (readYearsInstead(text) !== undefined) return undefined;
  const years = askedNumber(YEARS.exec(text));
  if (years !== undefined) return years <= MOST ? years : undefined;
  if (DECADE.test(text)) return 10;
  const months = OF_WORK.test(text) ? askedNumber(MONTHS.exec(text)) : undefined;
  return months === undefined ? undefined : months / 12;
}

function askedNumber(match: RegExpExecArray | null): number | undefined {
  if (!match?.[1]) return undefined;
  const before = match.input.slice(0, match.index);
  if (NOT_ASKED.test(before) || FEWER.test(before) || HELD_FOR.test(before.slice(-RIGHT_BEFORE)))
    return undefined;
  return readNumber(match[1]);
}
