import type { ContactInfo, Tier } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import { formsOf } from "#core/privacy/find-mentions";
import { plainLetters } from "#core/privacy/fold-letters";
import { hideIdentity } from "#core/privacy/hide-identity";

type Known = {
  id: string;
  fileName: string;
  contactInfo: ContactInfo;
  /** The tournament is reviewed blind. */
  isBlind: boolean;
  recruiterTier: { tier: Tier } | null;
};

type Reviewed = { isBlind: boolean; recruiterTier: object | Tier | null };

/** In a blind review, a candidate is anonymous until the recruiter has set a tier. */
export const isHidden = ({ isBlind, recruiterTier }: Reviewed): boolean => isBlind && recruiterTier === null;

const CODE_WORD = "Candidate";
const CODE_LENGTH = 6;

/** The name shown for a hidden candidate: the same in every list. */
export const codeName = (id: string): string => `${CODE_WORD} ${id.slice(0, CODE_LENGTH).toUpperCase()}`;

/**
 * What the id of a candidate whose code name this search means begins with; each word of a search is the beginning of a
 * word. Undefined if it means no code name.
 */
export function codeSearched(q: string): string | undefined {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const codes = words.filter((word) => !CODE_WORD.toLowerCase().startsWith(word));
  const longest = codes.toSorted((a, b) => b.length - a.length).at(0) ?? "";
  const isCode = longest.length <= CODE_LENGTH && /^[\da-f]*$/.test(longest);
  const isOne = codes.every((code) => longest.startsWith(code));
  return words.length > 0 && isCode && isOne ? longest : undefined;
}

/** The file name, or its replacement if the candidate is hidden. */
export const shownFileName = (seen: Pick<Known, "id" | "fileName"> & Reviewed) =>
  isHidden(seen) ? codeName(seen.id) : seen.fileName;

/** The candidate as the recruiter may see it: in a blind review without name, contact details and file name. */
export function hideCandidate<Seen extends Known>(seen: Seen): Seen {
  if (!isHidden(seen)) return seen;
  const { id, contactInfo } = seen;
  const mayTell = createNameCheck(contactInfo);
  const shown = mapStrings(seen, (text) => (mayTell(text) ? hideIdentity(text, contactInfo) : text)) as Seen;
  return { ...shown, id, fileName: codeName(id), contactInfo: {} };
}

/** For things that always reveal the identity: the file itself, and the full data export. */
export function requireRevealed<Seen extends Pick<Known, "isBlind" | "recruiterTier">>(seen: Seen): Seen {
  if (isHidden(seen)) throw new DomainError("blind_review");
  return seen;
}

/** The resume's text, with identities replaced without changing its length, so that evidence offsets remain valid. */
export function hideInText(text: string, seen: Known): string {
  return isHidden(seen) ? hideIdentity(text, seen.contactInfo) : text;
}

const CONTACT = /@|www\.|https?:|\d[\d\s().-]{5,20}\d/i;

/** Whether a passage may name the candidate. Must be fast: a list has about 14,000 passages. */
function createNameCheck({ name = "", links = [] }: ContactInfo): (text: string) => boolean {
  const words = [...name.split(/[^\p{L}]+/u).flatMap(formsOf), ...links.map(plainLetters)];
  return (text) => {
    if (CONTACT.test(text)) return true;
    const plain = plainLetters(text);
    return words.some((word) => plain.includes(word));
  };
}

/** Fields written by a model or a person; ids, dates and skills are not passages. */
const PASSAGES = new Set([
  "pros",
  "cons",
  "followUpQuestions",
  "flags",
  "error",
  "quote",
  "note",
  "question",
]);

/** Returns the value with every passage in it changed. */
function mapStrings(value: unknown, change: (text: string) => string, isPassage = false): unknown {
  if (typeof value === "string") return isPassage ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change, isPassage));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, mapStrings(held, change, PASSAGES.has(name))]),
  );
}
