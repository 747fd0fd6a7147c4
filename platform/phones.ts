import { type CountryCode, findPhoneNumbersInText } from "libphonenumber-js/min";
import { patternOf } from "#core/patterns";
import { findCountries } from "./phone-country";
import patterns from "./phones.patterns.json";

type FoundPhone = { number: string; start: number; end: number };

/**
 * Seven to fifteen digits with the usual punctuation in between, or a whole North American number, which other numbers may
 * follow: "(202) 555-0143 40 hours per week". Nothing else is passed to the library.
 */
const CANDIDATE =
  /(?<![\d\p{L}.,/-])(?:(?:\+?1[-. ])?\(\d{3}\) ?\d{3}[-.]\d{4}|(?:\+|00|\(\+?)?\d(?:[ \t\u00a0().\u2010-\u2015/-]{0,3}\d){6,14})(?!\d)/gu;
/** Five times the most found in any of about 1,400 resumes. */
const MAX_CANDIDATES = 150;
const DATES =
  /^(?:\D*(?:(?:19|20)\d\d|\d\d?[./-]\d\d?[./-](?:19|20)?\d\d|(?:19|20)\d\d[./-]\d\d?[./-]\d\d?|\d\d?[./-](?:19|20)\d\d))+\D*$/;
const HAS_YEAR = /^(?!\+)(?:.*\D)?(?:19|20)\d\d(?:\D|$)/;
const NORTH_AMERICAN = /^(?:\+?1[-. ])?\(?\d{3}\)?[-. \u2010-\u2015]{1,2}\d{3}[-. \u2010-\u2015]{1,2}\d{4}$/;
const NOT_PHONE = patternOf(patterns.notPhone);
/**
 * Formats that match no numbering plan we try, although no other kind of number is written like that: "0161 496
 * 0123", "(11) 98765-4321".
 */
const LOCAL_SHAPE =
  /^\(?0\d{2,4}\)?(?:[-. ]\d{2,7}){1,4}$|^\(\d{2,3}\) ?\d{4,5}[- ]\d{4}$|^01\d[- ]\d{4}[- ]\d{4}$|^1[3-9]\d{9}$|^[3-9]\d{2} \d{3} ?\d{3,4}$/;
/** Bare digits are more often an ID than a number from an unrelated country, unless they are shaped like one. */
const SHAPES: [CountryCode, RegExp][] = [
  ["GB", /^07\d{9}$/],
  ["IN", /^(?:91)?[6-9]\d{9}$|^0[89]\d{9}$/],
  ["RU", /^8[49]\d{9}$/],
  ["FR", /^0[67]\d{8}$/],
];
const BESIDE = 60;
const LABEL = patternOf(patterns.label);

/**
 * Finds the phone numbers of a resume: in international format if the number or the candidate's own address tells the
 * country, otherwise as written. A number whose format suggests a country is a phone number, but only the address
 * makes it foreign.
 */
export function findPhones(text: string): FoundPhone[] {
  const found: FoundPhone[] = [];
  let left = MAX_CANDIDATES;
  for (const match of text.matchAll(CANDIDATE)) {
    if (left-- === 0) break;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const isOther = NOT_PHONE.test(before) || DATES.test(match[0]);
    if (isOther || (HAS_YEAR.test(match[0]) && !NORTH_AMERICAN.test(match[0]))) continue;
    const around = text.slice(Math.max(0, match.index - BESIDE), match.index + match[0].length + BESIDE);
    const phone = readPhone(match[0], match.index, {
      hinted: findCountries(text, { start: match.index, end: match.index + match[0].length }),
      isLabeled: LABEL.test(before),
      isBesideEmail: around.includes("@"),
    });
    if (phone) found.push(phone);
  }
  return found;
}

type Surroundings = { hinted: CountryCode[]; isLabeled: boolean; isBesideEmail: boolean };

function readPhone(
  written: string,
  at: number,
  { hinted, isLabeled, isBesideEmail }: Surroundings,
): FoundPhone | undefined {
  const line = written
    .replace(/\s+/g, " ")
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^\((\+\d{1,3})\)/, "$1");
  const place = { start: at, end: at + written.length };
  const digits = line.replace(/\D/g, "");
  const isCertain = line.startsWith("+") || (NORTH_AMERICAN.test(line) && !digits.startsWith("0"));
  const shaped = SHAPES.filter(([, shape]) => shape.test(digits)).map(([country]) => country);
  const isLikely = isLabeled || isBesideEmail || digits.startsWith("0");
  const local = isLikely ? hinted : hinted.filter((country) => shaped.includes(country));
  for (const country of isCertain ? (["US"] as const) : new Set(local)) {
    const number = readAs(country, line);
    if (number) return { number, ...place };
  }
  if (!isCertain && [...shaped, "US" as const].some((country) => readAs(country, line)))
    return { number: line.trim(), ...place };
  // Placeholders and special numbers match no numbering plan, but appear where the phone number would be.
  const isShaped =
    NORTH_AMERICAN.test(line) ||
    /^\+\d[\d ()-]{8,}$/.test(line) ||
    (isBesideEmail && digits.length >= 9 && digits.length <= 12 && LOCAL_SHAPE.test(line));
  return isShaped || (isLabeled && digits.length <= 13) ? { number: line.trim(), ...place } : undefined;
}

/** The number in international format, if the numbering plan of the country has it. */
function readAs(country: CountryCode, line: string): string | undefined {
  const [first] = findPhoneNumbersInText(line, country);
  return first && first.startsAt <= 1 ? first.number.formatInternational() : undefined;
}
