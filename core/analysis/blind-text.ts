import { extractContact, type FindPhones } from "../privacy/extract-contact";
import { maskPersonalDetails, overwrite } from "../privacy/mask-personal-details";
import { type CutText, cutText } from "./cut-text";
import { findInstructions } from "./find-instructions";
import type { ContactInfo, Passage, Verdict } from "./scorecard";

export type BlindText = Omit<CutText, "text"> & {
  text: string;
  masked: string;
  contactInfo: ContactInfo;
  hasInstructions: boolean;
};

/** The text as the analyzer may see it, and what was removed from it. */
export function blindText(text: string, findPhones: FindPhones): BlindText {
  const { text: read, ...cut } = cutText(text);
  const { spans, ...contactInfo } = extractContact(read, findPhones);
  const instructions = findInstructions(read);
  return {
    text,
    masked: overwrite(maskPersonalDetails(read, { spans }), instructions),
    contactInfo,
    hasInstructions: instructions.some(({ quoted }) => !quoted),
    ...cut,
  };
}

/** Takes the quotes from the stored text: the recruiter may see what the analyzer may not. */
export function unmask(verdict: Verdict, text: string): Verdict {
  const quoted = <Quoted extends { evidence: Passage | null }>(one: Quoted): Quoted =>
    one.evidence ? { ...one, evidence: quoteAt(text, one.evidence) } : one;
  const { parts, nearest, others } = verdict;
  return {
    ...quoted(verdict),
    ...(nearest && { nearest: quoteAt(text, nearest) }),
    ...(others && { others: others.map((other) => quoteAt(text, other)) }),
    ...(parts && { parts: parts.map(quoted) }),
  };
}

const quoteAt = (text: string, { start, end }: Passage): Passage => ({
  quote: text.slice(start, end),
  start,
  end,
});
