import { linesWithDigits } from "../analysis/language/lines-with-digits";
import { monthNames } from "../analysis/language/months";
import { matchSpans, type Span } from "../analysis/spans";

const STREETS =
  "street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|terrace|close|crescent|square|highway|hwy|parkway|pkwy|circle|cir|nagar|marg|colony|gali|chowk|layout|vihar|enclave|residency|apartments?";
/** The spellings used in addresses: "Street", "STREET". */
const STREET = STREETS.split("|")
  .flatMap((word) => [word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase().replace("S?", "s?")])
  .join("|");
const TOWN = "\\p{Lu}[\\p{L}.'’-]{1,20}(?: \\p{Lu}[\\p{L}.'’-]{1,20}){0,2}";
const POSTCODE = "(?:\\d{4,6}(?:-\\d{3,4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})";
/** What may follow a street on the same line: apartment, town, state, postcode. */
const REST = `(?:[, ]{1,3}(?:(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|[Ss]te|#)\\.? ?#?[\\dA-Z-]{1,6}|${TOWN}|${POSTCODE})(?=[,\\s.|•·]|$)){0,6}`;
/** Every pattern requires a digit, so only lines with digits are searched. */
const PATTERNS = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,6}\\p{L}?,? (?:[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,20} ){1,4}?(?:${STREET})(?=\\.?(?:[,;|•·\\n\\t]|$|\\s+(?:#|\\d|\\p{Lu})))\\.?${REST}`,
    "gmu",
  ),
  /(?<![\p{L}\p{N}])(?:[Aa]pt|[Aa]partment|[Ff]lat|[Hh]ouse [Nn]o|[Hh]\.? ?[Nn]o|[Pp]lot(?: [Nn]o)?|P\.? ?O\.? [Bb]ox|[Dd]oor [Nn]o)\b\.?:? ?#?\d[\d/-]{0,7}\p{L}?(?![\p{L}\d])[^\n|•·;]{0,120}/gu,
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}.]{1,18}(?: \p{Lu}[\p{L}.]{1,18}){0,2},? (?:[A-Z]{2}|\p{Lu}\p{Ll}{3,15}(?: \p{Lu}\p{Ll}{3,10})?)[, -]{1,3}(?:\d{5}(?:-\d{4})?|\d{6}|\d{3} \d{3})(?![\d\p{L}])/gu,
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}{2,18},? )?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}{2,18},? )?[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\p{N}])/gu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:\\d{1,4}(?: bis| ter)?,? )?(?:[Rr]ue|[Cc]alle|[Aa]venida|Via|Viale|Piazza|Plaza|Rua|[Uu]l\\.|[Uu]lica|[Уу]л\\.|[Уу]лица|[Пп]роспект|пр-т|пер\\.) (?:[\\p{L}.'’-]{1,20}[ ,]{1,2}){1,4}(?:д\\. ?|дом |nº |n° )?\\d{1,5}\\p{L}?(?:[ ,]{1,3}(?:кв\\. ?\\d+|${POSTCODE}|${TOWN}))*`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard) (?:[\\p{L}'’-]{1,20}[ ,]{0,2}){1,4}${REST}`,
    "gu",
  ),
  /\b\d{6}\b(?=\s*(?:$|[,.]? ?india\b))/gim,
];

const GERMAN = /stra(?:ß|ss)e|str\.|weg|gasse|platz|allee/;
const GERMAN_STREET =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|(?:weg|gasse|platz|allee)(?!\p{L}))(?: \d{1,4}\p{L}?)?(?:,? \d{5} \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?)?/gu;

const YEAR = "(?:19[5-9]|20[0-3])\\d(?!\\d)";
const YEAR_BEFORE_NUMBER = new RegExp(`^${YEAR},? (?=\\d)`);
const YEAR_ALONE = new RegExp(`^\\D{1,120}${YEAR}$`);
const YEAR_FIRST = new RegExp(`^${YEAR}`);
/** The number is the end of a date or of a range of years. */
const DATE_BEFORE = new RegExp(`(?:\\d/|\\d ?[-–—] ?|\\bto |(?<!\\p{L})(?:${monthNames})\\.?,? )$`, "iu");
const DATE = new RegExp(
  ` (?:(?:${monthNames})\\.?,? ${YEAR}|\\d{1,2}/${YEAR}|${YEAR}(?= ?[-–—] ?(?:\\d|present|current)))`,
  "iu",
);

/** The address without the dates around it; nothing if its only number is the year of one. */
function withoutDates(line: string, span: Span): Span[] {
  const found = line.slice(span.start, span.end);
  const [dated = ""] = YEAR_BEFORE_NUMBER.exec(found) ?? [];
  const isDate =
    YEAR_ALONE.test(found) ||
    (!dated &&
      YEAR_FIRST.test(found) &&
      DATE_BEFORE.test(line.slice(Math.max(0, span.start - 20), span.start)));
  if (isDate) return [];
  const start = span.start + dated.length;
  const next = DATE.exec(line.slice(start, span.end + 12));
  return [{ start, end: Math.min(span.end, start + (next?.index ?? Number.POSITIVE_INFINITY)) }];
}

/** Postal addresses, found by their shape anywhere in the text. */
export function findAddresses(text: string): Span[] {
  const numbered = linesWithDigits(text).flatMap(({ line, from }) =>
    PATTERNS.flatMap((pattern) => matchSpans(line, pattern))
      .flatMap((span) => withoutDates(line, span))
      .map(({ start, end }) => ({ start: from + start, end: from + end })),
  );
  return [...numbered, ...(GERMAN.test(text) ? matchSpans(text, GERMAN_STREET) : [])];
}
