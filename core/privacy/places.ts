import { looksLikeTitle } from "../analysis/titles";
import places from "./places.json";

/*
 * Places people live in: countries, states and provinces, large cities. Others are recognized by their shape
 * ("Ashford, NH 03217") or their position (between the email and the phone).
 */

const wide = new Set([...places.countries, ...places.regions]);
const cities = new Set(places.cities);
const codes = new Set(places.states);

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** A country, state or province. */
export const isRegion = (text: string) => wide.has(plain(text));
/** A country, state, province or large city. */
export const isPlace = (text: string) => wide.has(plain(text)) || cities.has(plain(text));

const CITY = "\\p{Lu}[\\p{L}\\p{M}.'’-]{1,20}(?: \\p{Lu}[\\p{L}\\p{M}.'’-]{1,20}){0,3}";
const CITY_AND_STATE = new RegExp(`^${CITY}, ?([A-Z]{2,3})(?:,? \\d{4,6}(?:-\\d{4})?)?$`, "u");

/** "Rio de Janeiro", but not "Experience living abroad in Quito". */
const NAME =
  /^\p{Lu}\S*(?: (?:\p{Lu}\S*|\d\S*|an?|and|da|de|del|der|di|do|dos|el|la|las|le|los|of|on|sur|the|upon)){0,5}$/u;

/** "Ashford, NH 03217", "Pune, India", "Lagos": a place and nothing else. */
export function looksLikePlace(text: string): boolean {
  const trimmed = text.trim().replace(/[.,]$/, "");
  if (trimmed.length > 70) return false;
  if (isPlace(trimmed)) return true;
  const parts = trimmed.split(/\s{0,9},\s{0,9}/);
  if (parts.length > 1 && parts.length < 5 && parts.every((part) => NAME.test(part))) {
    const last = (parts.at(-1) ?? "").replace(/\s{0,9}[\d-]{4,10}$/, "");
    // "Accountant, Frost Ames, Leeds", but "Mason, Ohio"
    if (looksLikeTitle(parts[0] ?? "") && (parts.length > 2 || !isRegion(last))) return false;
    if (isPlace(last) || isPlace(parts[0] ?? "")) return true;
  }
  return codes.has(CITY_AND_STATE.exec(trimmed)?.[1] ?? "");
}
