import type { ContactInfo } from "#core/analysis/scorecard";
import { spellings } from "#core/privacy/fold-letters";
import { fold } from "./candidate-list";

/** A shorter part of a name may stand inside any word, so it is taken for the name only where it stands alone. */
const LONG_PART = 4;
/** Written with or without the country's code, a number ends the same. */
const DIGITS_COMPARED = 7;
const NUMBER = /\+?\d(?:[\s().-]{0,3}\d){6,}/g;

/**
 * Whether searching a hidden candidate's text for these terms could find what is hidden. If not, the text need not be
 * read. A single character identifies nobody. Terms and texts are folded.
 */
export function mayFindIdentity(terms: string[], contact: ContactInfo): boolean {
  const identity = valuesOf(contact);
  const parts = partsOf(contact);
  return terms.some(
    (term) =>
      term.includes("@") ||
      /\d{3}/.test(term) ||
      (term.length > 1 && identity.some((value) => value.includes(term))) ||
      parts.some((part) => term.includes(part)),
  );
}

/** Whether every term occurs in the text apart from the candidate's name, addresses, links and numbers. */
export function findsInHidden(words: string, terms: string[], contact: ContactInfo): boolean {
  const text = removeIdentity(words, contact);
  return terms.every((term) => text.includes(term));
}

function removeIdentity(words: string, contact: ContactInfo): string {
  const end = digitsOf(contact.phone ?? "").slice(-DIGITS_COMPARED);
  let text = words.replace(/\S+/g, (word) => (word.includes("@") ? "\n" : word));
  if (end.length === DIGITS_COMPARED)
    text = text.replace(NUMBER, (number) => (digitsOf(number).includes(end) ? "\n" : number));
  for (const value of valuesOf(contact)) text = text.replaceAll(value, "\n");
  const parts = partsOf(contact);
  for (const part of parts) if (part.length >= LONG_PART) text = text.replaceAll(part, "\n");
  text = text.replace(/\p{L}+/gu, (word) => (parts.includes(word) ? "\n" : word));
  return text;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

const valuesOf = ({ name, email, phone, location, links = [] }: ContactInfo) =>
  [name, email, phone, location, ...links].flatMap((value) => (value ? [fold(value)] : []));

/** The parts of the name, in every spelling, letters only. */
const partsOf = ({ name = "" }: ContactInfo) => [
  ...new Set(
    name
      .split(/[^\p{L}\p{M}]+/u)
      .flatMap((part) => [fold(part), ...spellings(part)])
      .filter((part) => part.length > 1),
  ),
];
