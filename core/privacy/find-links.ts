import { patternOf } from "#core/patterns";
import type { Span } from "../analysis/spans";
import patterns from "./find-links.patterns.json";

export type FoundLink = Span & { link: string };

const LINK = patternOf(patterns.link);
const HANDLE = patternOf(patterns.handle);
const DOMAIN =
  /(?<![\p{L}\p{N}@./_-])[a-z\d][a-z\d-]{2,40}\.(?:com|me|dev|io|net|org|ru|de|fr|uk|in|co|page|app|tech|design|blog)(?![\p{L}\p{N}.@]|\/?[a-z])/giu;
const OWN = /linkedin|github|gitlab|behance|dribbble|kaggle|stackoverflow/i;

/** Profiles and pages of the candidate, in text order. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(LINK), ...text.matchAll(HANDLE)]
    .map((match) => {
      const link = match[0].replace(/(?<![.,;:)\]}'"])[.,;:)\]}'"]+$/, "");
      return { link, start: match.index, end: match.index + link.length };
    })
    .sort((a, b) => a.start - b.start);
}

/** A bare domain ("janedoe.dev") on a line of contact details; elsewhere it is a company or a product. */
export function findDomains(head: string, contacts: Span[]): FoundLink[] {
  const found: FoundLink[] = [];
  for (const match of head.matchAll(DOMAIN)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const line = { start: head.lastIndexOf("\n", start) + 1, end: head.indexOf("\n", end) };
    const isBeside = contacts.some(
      (span) => span.start >= line.start && (line.end < 0 || span.end <= line.end),
    );
    const isInside = contacts.some((span) => span.start < end && span.end > start);
    if (isBeside && !isInside) found.push({ link: match[0], start, end });
  }
  return found;
}

/** Profiles are shown wherever they occur, other pages only among the contact details. */
export const isProfile = ({ link }: FoundLink) => OWN.test(link);
/** A real address rather than a handle. */
export const isPage = ({ link }: FoundLink) => /^[^\s.]+\.\S+$/.test(link) && /\/|^www\./.test(link);
