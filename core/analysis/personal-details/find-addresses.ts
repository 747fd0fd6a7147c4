import { matchSpans, type Span } from "./spans";

const STREETS =
  "street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|terrace|close|crescent|square|highway|hwy|parkway|pkwy|circle|cir|nagar|marg|colony|gali|chowk|layout|vihar|enclave|residency|apartments?";
/** What follows a street on its line: flat, town, state, code. */
const REST =
  "(?:[, ]{1,3}(?:(?:apt|apartment|flat|unit|suite|ste|floor|#) ?#?[\\dA-Z-]{1,6}|\\p{Lu}[\\p{L}.'’-]{1,20}(?: \\p{Lu}[\\p{L}.'’-]{1,20}){0,2}|[A-Z]{2}|\\d{4,6}(?:-\\d{3,4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})(?=[,\\s.|•·]|$)){0,6}";
const PATTERNS = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,6}\\p{L}?,? (?:[\\p{L}\\d.'’-]{1,20} ){1,4}?(?:${STREETS})(?![\\p{L}])\\.?${REST}`,
    "giu",
  ),
  /(?<![\p{L}\p{N}])(?:apt|apartment|flat|house(?: no)?|h\.? ?no|plot(?: no)?|p\.? ?o\.? box|door no)\b\.?:? ?#?[\d/-]{1,8}\p{L}?(?![\p{L}\d])[^\n|•·;]{0,120}/giu,
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}.]{1,18}(?: \p{Lu}[\p{L}.]{1,18}){0,2},? (?:[A-Z]{2}|\p{Lu}\p{Ll}{3,15}(?: \p{Lu}\p{Ll}{3,10})?)[, -]{1,3}(?:\d{5}(?:-\d{4})?|\d{6}|\d{3} \d{3})(?![\d\p{L}])/gu,
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}{2,18},? )?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}{2,18},? )?[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|gasse|platz|allee)(?: \d{1,4}\p{L}?)?(?:,? \d{5} \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?)?/gu,
  /(?<![\p{L}\p{N}])(?:\d{1,4}(?: bis| ter)?,? )?(?:rue|avenue|boulevard|calle|avenida|via|viale|piazza|plaza|rua|ulica|ul\.|ул\.|улица|проспект|пр-т|пер\.)\s(?:[\p{L}.'’-]{1,20}[ ,]){0,4}(?:\p{L}{2,20}[ ,]{0,2})?(?:(?:д\.|дом|кв\.|nº|n°|no\.?)? ?\d{1,4}\p{L}?)(?:[ ,]{1,3}(?:\d{4,6}|\p{Lu}\p{L}+|кв\. ?\d+))*/giu,
  /\b\d{6}\b(?=\s*(?:$|[,.]? ?india\b))/gim,
];

/** Postal addresses by their shape, wherever they stand. */
export function findAddresses(text: string): Span[] {
  return PATTERNS.flatMap((pattern) => matchSpans(text, pattern));
}
