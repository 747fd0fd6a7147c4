import type { ContactInfo } from "#core/analysis/scorecard";
import { overwrite, type Span } from "#core/analysis/spans";
import { findAddresses } from "./find-addresses";
import { findEmails } from "./find-emails";
import { findLinks } from "./find-links";
import { findMentions } from "./find-mentions";
import { findTraits } from "./find-traits";

/** Written with or without the country's code, a number ends the same. */
const DIGITS_COMPARED = 7;
const BETWEEN_DIGITS = /[\s().-]/;
/** What a number is dialled with: "+", "00", "(0", "+44 (0)". */
const DIALLED = /(?:(?:\+|00)\d{1,3}[ .-]?\(?0\)?[ .-]?|[+(]{0,2}0{0,2}\(?)$/;

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

/** Every place with the candidate's number, however its digits are grouped. */
function findNumbers(passage: string, phone = ""): Span[] {
  const own = phone.replace(/\D/g, "");
  if (own.length < DIGITS_COMPARED) return [];
  // Within Russia and Kazakhstan, 8 stands for +7.
  const known = new Set([own, own.replace(/^7(?=\d{10}$)/, "8")]);
  const ends = [...passage.matchAll(/\d(?!\d)/g)].map(({ index }) => index + 1);
  return [...known].flatMap((number) =>
    ends.flatMap((end) => {
      const { start, digits } = readBack(passage, end, number);
      return digits < DIGITS_COMPARED || /\d/.test(passage[start - 1] ?? "") ? [] : [{ start, end }];
    }),
  );
}

/** Where the number that ends here begins, as far as its digits are those of `own`: a year before it is not. */
function readBack(passage: string, end: number, own: string): { start: number; digits: number } {
  let [start, digits] = [end, 0];
  for (let at = end - 1; at >= 0 && digits < own.length; at--) {
    const character = passage[at] ?? "";
    if (character === own.at(-1 - digits)) {
      start = at;
      digits++;
    } else if (!BETWEEN_DIGITS.test(character)) break;
  }
  const [opening = ""] = DIALLED.exec(passage.slice(Math.max(0, start - 11), start)) ?? [];
  return { start: start - opening.length, digits };
}
