import type { CountryCode } from "libphonenumber-js/min";
import { readHeading } from "#core/analysis/headings";
import { looksLikePlace } from "#core/privacy/places";
import places from "./phone-places.json";

/** How far from the number, and from the top, an address is looked for. */
const BESIDE = { lines: 2, characters: 400 };
const HEAD = { lines: 14, characters: 1500 };
/** What is said of places on such a line is not where the candidate lives. */
const ELSEWHERE =
  /(?<!\p{L})(?:born|birth|nationality|citizen|university|college|school|institute|academy|languages?)/iu;
const SEPARATOR = /[|•·●▪◆♦;:\t,()]|\s[-–—]\s/u;
const LIVES = /^(?:based|lives?|living|located|resid(?:es?|ing)) in /;
/** "Springfield, IL 62704": no other country writes its addresses like this. */
const STATE = /\p{Lu}\p{L}{1,20}, ?[A-Z]{2}(?: \d{5}(?:-\d{4})?)?(?![\p{L}\d])/u;

const fold = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const byName = (lists: Record<string, string[]>) =>
  new Map(
    Object.entries(lists).flatMap(([country, names]) =>
      names.map((name): [string, CountryCode] => [fold(name), country as CountryCode]),
    ),
  );
const countries = byName(places.countries);
const towns = byName(places.towns);

/**
 * The countries that the candidate's own address may be in, likeliest first: of the address beside the number, otherwise
 * of the one above the first heading. Schools, languages and employers tell nothing about a number.
 */
export function findCountries(text: string, { start, end }: { start: number; end: number }): CountryCode[] {
  const before = text.slice(Math.max(0, start - BESIDE.characters), start).split("\n");
  const after = text.slice(end, end + BESIDE.characters).split("\n");
  const own = `${before.at(-1)}|${after[0]}`;
  const above = before.slice(0, -1).reverse();
  const below = after.slice(1);
  for (let distance = 0; distance <= BESIDE.lines; distance++) {
    const lines = distance ? [above[distance - 1], below[distance - 1]] : [own];
    const found = lines.flatMap((line = "") => countriesOn(line));
    if (found.length > 0) return found;
  }
  return headLines(text).flatMap(countriesOn);
}

function headLines(text: string): string[] {
  const lines = text.slice(0, HEAD.characters).split("\n").slice(0, HEAD.lines);
  const end = lines.findIndex((line) => readHeading(line) && readHeading(line) !== "contact");
  return end < 0 ? lines : lines.slice(0, end);
}

/** Countries go before towns: some towns share their names. */
function countriesOn(line: string): CountryCode[] {
  if (ELSEWHERE.test(line)) return [];
  const parts = line.split(SEPARATOR).map((part) => fold(part).trim().replace(LIVES, "").replace(/\.$/, ""));
  // "1012 AB Amsterdam", "London SW1A 1AA"
  const names = [
    ...parts,
    ...parts.map((part) => part.replace(/\S{0,9}\d\S{0,9}|(?<!\S)\p{L}{1,2}(?!\S)/gu, "").trim()),
  ];
  const of = (known: Map<string, CountryCode>) => names.flatMap((name) => known.get(name) ?? []);
  const [state = ""] = STATE.exec(line) ?? [];
  return [...of(countries), ...of(towns), ...(looksLikePlace(state) ? (["US"] as const) : [])];
}
