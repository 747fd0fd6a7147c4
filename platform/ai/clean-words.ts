import { findInstructions } from "#core/analysis/find-instructions";
import type { Span } from "#core/analysis/spans";
import { cutAt } from "#core/cut-at";
import { findEmails } from "#core/privacy/find-emails";
import { findLinks } from "#core/privacy/find-links";
import { maskPersonalDetails } from "#core/privacy/mask-personal-details";
import { findPhones } from "../phones";

/**
 * Makes a model's text safe to show: one line of plain text, at most `most` characters. Undefined if nothing is left or
 * if it contains what no verdict may contain: contact or personal details, gendered words, links, instructions.
 */
export function cleanWords(words: string, most: number): string | undefined {
  const plain = cutAt(words, 4 * most)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/<[^>]{0,80}>|^[# ]+|[<>*`|{}\\[\]]/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
  const finders: ((text: string) => Span[])[] = [findEmails, findLinks, findPhones, findInstructions];
  const spans = finders.flatMap((find) => find(plain));
  const isPersonal = maskPersonalDetails(plain, { spans }) !== plain || plain.includes("█");
  if (isPersonal || !/\p{L}{2}/u.test(plain)) return undefined;
  if (plain.length <= most) return plain;
  const cut = cutAt(plain, most - 1);
  return `${cutAt(cut, Math.max(cut.lastIndexOf(" "), Math.floor(most / 2))).replace(/(?<![\s,;:.-])[\s,;:.-]+$/, "")}…`;
}
