import { type CountryCode, findPhoneNumbersInText } from "libphonenumber-js/min";
import { patternOf } from "#core/patterns";
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
const BESIDE = 60;
const LABEL = patternOf(patterns.label);

/** Place names that tell how to read numbers without a country code. */
const HINTS: [CountryCode, RegExp][] = [
  [
    "IN",
    /\bindia\b|\b(?:mumbai|delhi|bengaluru|bangalore|chennai|hyderabad|pune|kolkata|noida|gurgaon|kerala|gujarat|maharashtra|karnataka|tamil nadu|punjab)\b|\.in\b/i,
  ],
  [
    "GB",
    /\b(?:united kingdom|england|scotland|wales|london|manchester|birmingham|leeds|glasgow|u\.?k\.?)\b/i,
  ],
  ["RU", /росси|москв|санкт-петербург|\brussia\b|\bmoscow\b/i],
  ["DE", /\b(?:germany|deutschland|berlin|münchen|munich|hamburg|köln)\b/i],
  ["FR", /\b(?:france|paris|lyon|marseille)\b/i],
  ["ES", /\b(?:spain|españa|madrid|barcelona|valencia|sevilla)\b/i],
  ["IL", /\b(?:israel|tel[- ]aviv|haifa|jerusalem|netanya)\b/i],
  ["AU", /\b(?:australia|melbourne|brisbane|sydney|nsw|queensland)\b/i],
  ["PK", /\b(?:pakistan|lahore|karachi|islamabad)\b/i],
  ["NG", /\b(?:nigeria|lagos|abuja)\b/i],
  ["ZA", /\b(?:south africa|johannesburg|cape town|pretoria|durban)\b/i],
  ["AE", /\b(?:dubai|abu dhabi|uae|united arab emirates|sharjah)\b/i],
  ["SG", /\bsingapore\b/i],
  ["PH", /\b(?:philippines|manila|quezon)\b/i],
  ["BR", /\b(?:brazil|brasil|são paulo|rio de janeiro)\b/i],
  ["PL", /\b(?:poland|polska|warsaw|warszawa|kraków)\b/i],
  ["CN", /[\u4e00-\u9fff]{4}|\b(?:china|beijing|shanghai|shenzhen|guangzhou)\b/i],
  ["EG", /القاهرة|الإسكندرية|مصر|\b(?:egypt|cairo|alexandria)\b/i],
  ["SA", /السعودية|الرياض|جدة|\b(?:saudi arabia|riyadh|jeddah)\b/i],
  ["IT", /\b(?:italy|italia|rome|milano|milan)\b/i],
];

/**
 * Finds the phone numbers of a resume, in international format if the country is known, otherwise as written. A
 * number without a country code is tried with the countries named at the top of the resume, with the countries that
 * its own format suggests (Indian and British cell phones), and with the North American plan.
 */
export function findPhones(text: string): FoundPhone[] {
  const hinted = HINTS.filter(([, words]) => words.test(text.slice(0, 1500))).map(([country]) => country);
  const found: FoundPhone[] = [];
  let left = MAX_CANDIDATES;
  for (const match of text.matchAll(CANDIDATE)) {
    if (left-- === 0) break;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const isOther = NOT_PHONE.test(before) || DATES.test(match[0]);
    if (isOther || (HAS_YEAR.test(match[0]) && !NORTH_AMERICAN.test(match[0]))) continue;
    const around = text.slice(Math.max(0, match.index - BESIDE), match.index + match[0].length + BESIDE);
    const phone = readPhone(match[0], match.index, {
      hinted,
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
  for (const country of countriesFor(line, hinted, isLabeled)) {
    const [first] = findPhoneNumbersInText(line, country);
    if (first && first.startsAt <= 1) return { number: first.number.formatInternational(), ...place };
  }
  // Placeholders and special numbers match no numbering plan, but appear where the phone number would be.
  const digits = line.replace(/\D/g, "").length;
  const isShaped =
    NORTH_AMERICAN.test(line) ||
    /^\+\d[\d ()-]{8,}$/.test(line) ||
    (isBesideEmail && digits >= 9 && digits <= 12 && LOCAL_SHAPE.test(line));
  return isShaped || (isLabeled && digits <= 13) ? { number: line.trim(), ...place } : undefined;
}

/**
 * The countries to try, likeliest first. Bare digits are more often an ID than a number from an unrelated country.
 */
function countriesFor(line: string, hinted: CountryCode[], isLabeled: boolean): CountryCode[] {
  if (line.startsWith("+") || NORTH_AMERICAN.test(line)) return ["US"];
  const digits = line.replace(/\D/g, "");
  const shapes: [CountryCode, RegExp][] = [
    ["GB", /^07\d{9}$/],
    ["IN", /^(?:91)?[6-9]\d{9}$|^0[89]\d{9}$/],
    ["RU", /^8[49]\d{9}$/],
    ["FR", /^0[67]\d{8}$/],
  ];
  const shaped = shapes.filter(([, shape]) => shape.test(digits)).map(([country]) => country);
  const local =
    isLabeled || digits.startsWith("0") ? hinted : hinted.filter((country) => shaped.includes(country));
  return [...new Set<CountryCode>([...local, ...shaped, "US"])];
}
