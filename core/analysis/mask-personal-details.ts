import type { FoundContact } from "./extract-contact";
import type { Span } from "./personal-details/spans";

/** One character, so that a mask has the length of what it covers. */
const FILLER = "█";

const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"]{3,300}|\b(?:linkedin|github|gitlab|facebook|twitter|instagram|behance|medium)\.com\/[^\s<>"]{1,200}/gi;
const LABELLED =
  /^[^\p{L}\n]{0,6}(?:date of birth|d\.?o\.?b|birth ?(?:date|day|place)|place of birth|born|age|gender|sex|marital status|civil status|family status|nationality|citizenship|religion|caste|race|ethnicity|father['’]?s? name|mother['’]?s? name|husband['’]?s? name|spouse|children|passport(?: no| number)?|blood group|photo|(?:permanent |present |current |home |mailing |postal |residential )?address|дата рождения|пол|возраст|гражданство|семейное положение|адрес)\.?[ \t]{0,10}(?:[:–-]|[ \t]{2})[^\n]{0,200}$/gimu;
const AGE = /\b(?:aged? \d{2}\b|\d{2} years old\b|\d{2} y\/o\b)|\bborn (?:on |in )?[^\n,.;]{0,30}\d{4}/gi;
const GENDERED =
  /\b(?:he|she|him|his|her|hers|himself|herself|mr\.?|mrs\.?|miss|madam|male|female|husband|wife|mother|father|he\/him|she\/her)(?![\p{L}\p{N}])|\bMs\.? (?=\p{Lu}\p{Ll})/gu;
const GENDERED_START =
  /\b(?:He|She|His|Her|Him|Mr\.?|Mrs\.?|Miss|Madam|Male|Female|Mother|Father|Wife|Husband)(?![\p{L}\p{N}])/gu;
const STREET =
  /\b\d{1,6}[\p{L}]?,? (?:[\p{L}\d.'-]{1,20} ){1,5}?(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|terrace|close|crescent|square|highway|hwy|parkway|circle)\b\.?/giu;
const FLAT =
  /\b(?:apt|apartment|flat|unit|suite|house no|h\.? ?no|plot|p\.? ?o\.? box|sector|block)\b\.?:? ?#?[\d-]{1,8}/giu;
const POSTCODE =
  /\b[A-Z][\p{L}.]+(?: [A-Z][\p{L}.]+){0,2},? (?:[A-Z]{2}|[A-Z][a-z]{3,15}),? \d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b\d{6}\b/gu;

/**
 * Overwrites what must not be judged: name, e-mail, phone, links, postal address, date of birth, age, marital
 * status, nationality, gendered words. The result has the length of the input (UTF-16) and the same line
 * ends, so an offset into it is an offset into the text.
 */
export function maskPersonalDetails(text: string, contact: Pick<FoundContact, "spans">): string {
  const spans: Span[] = [...contact.spans];
  for (const pattern of [LINK, LABELLED, AGE, GENDERED, GENDERED_START]) collect(text, pattern, spans);
  const head = text.slice(0, headLength(text));
  for (const pattern of [STREET, FLAT, POSTCODE]) collect(head, pattern, spans);
  return overwrite(text, spans);
}

function collect(text: string, pattern: RegExp, spans: Span[]): void {
  for (const match of text.matchAll(pattern))
    spans.push({ start: match.index, end: match.index + match[0].length });
}

/** Addresses stand at the top; further down the same shapes are places of work. */
function headLength(text: string): number {
  let at = 0;
  for (let line = 0; line < 14 && at >= 0; line++) at = text.indexOf("\n", at) + 1 || -1;
  return Math.min(at < 0 ? text.length : at, 1500);
}

/** Overwrites the spans, line ends excepted. */
export function overwrite(text: string, spans: Span[]): string {
  if (spans.length === 0) return text;
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of sorted) {
    const from = Math.max(start, at);
    if (end <= from) continue;
    parts.push(text.slice(at, from), text.slice(from, end).replace(/[^\n\r\f]/g, FILLER));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}
