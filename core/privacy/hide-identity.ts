import type { ContactInfo } from "#core/analysis/scorecard";
import { overwrite, type Span } from "#core/analysis/spans";
import { findAddresses } from "./find-addresses";
import { findEmails } from "./find-emails";
import { findLinks } from "./find-links";
import { findMentions } from "./find-mentions";
import { findTraits } from "./find-traits";

/**
 * Matches anything that may be a telephone number; its last `DIGITS_COMPARED` digits are compared with the
 * candidate's number.
 */
const NUMBER = /(?<![\d+])\+?\d[\d\s().-]{5,20}\d/g;
const DIGITS_COMPARED = 7;

/**
 * Removes what identifies the author from a passage of a resume: the name in any order, addresses, links, telephone
 * numbers, age, family and gendered words. Each is replaced by a bar.
 */
export function hideIdentity(passage: string, contact: ContactInfo): string {
  const contacts = [...findEmails(passage), ...findLinks(passage), ...findNumbers(passage, contact.phone)];
  const words = contact.name?.split(/\s+/).filter(Boolean) ?? [];
  return overwrite(passage, [
    ...contacts,
    ...(words.length > 0 ? findMentions(passage, words, contacts) : []),
    ...findTraits(passage),
    ...findAddresses(passage),
  ]);
}

function findNumbers(passage: string, phone = ""): Span[] {
  const own = lastDigits(phone);
  if (own.length < DIGITS_COMPARED) return [];
  return [...passage.matchAll(NUMBER)]
    .filter(([number]) => lastDigits(number) === own)
    .map(({ 0: number, index }) => ({ start: index, end: index + number.length }));
}

const lastDigits = (number: string) => number.replace(/\D/g, "").slice(-DIGITS_COMPARED);
