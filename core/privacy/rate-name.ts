import { type HeadingZone, readHeading } from "../analysis/headings";
import { looksLikeTitle } from "../analysis/titles";
import { spellings } from "./fold-letters";
import { looksLikePlace } from "./places";
import type { NameSign } from "./read-name";

export const TOP_LINES = 14;
export const NAME_THRESHOLD = 2.5;
export const CONTACT = /@|\d{3}|linkedin|www\./i;
const STORY = new Set<HeadingZone | undefined>(["work", "education", "projects"]);

/** Where a piece of text is: the index of its line, and the index of the piece within the line. */
export type Place = {
  lines: string[];
  index: number;
  place: number;
  standsAlone: boolean;
  handles: string[];
};

/** How likely this is the candidate's name; below NAME_THRESHOLD it is not taken as one. */
export function rateName(sign: NameSign, { lines, index, place, standsAlone, handles }: Place): number {
  const alike = countAlike(sign.words, handles);
  const known = (sign.given ? 3 : 0) + (sign.family ? 1.5 : 0);
  const strangeness = sign.ordinary * (sign.given && !sign.title ? 2 : 3);
  if (alike === 0 && index >= TOP_LINES) {
    const isHead = standsAlone && sign.given && sign.family && looksLikeTitle(lines[index + 1] ?? "");
    return isHead && sign.ordinary === 0 ? NAME_THRESHOLD : 0;
  }
  const opens = opensResume(lines, index);
  const heads = standsAlone && index < TOP_LINES && headsColumn(lines, index);
  const first = (opens || heads) && place === 0 ? 1.5 : 0;
  // Without any other sign, it counts only on a line of its own or next to the contact details.
  const isApart = standsAlone || CONTACT.test(lines[index] ?? "");
  if (alike === 0 && known === 0 && !isApart) return 0;
  const unknown = (opens || heads) && place === 0 ? Math.min(sign.unknown, 2) * 0.75 : 0;
  if (alike === 0 && place > 0 && !sign.given) return 0;
  const depth = opens || heads ? Math.min(index, 2) : index;
  // "Karthika S" above a town or a title: a given name and the father's initial.
  const initialed = opens && standsAlone && place === 0 && hasInitial(sign.words) && isHeadedBy(lines, index);
  return (
    known + alike * 4 + first + unknown + (initialed ? 0.5 : 0) - strangeness - depth * 0.25 - place * 0.5
  );
}

/** Only a document title, a page number, a job title, a town or contact details precede it. */
export const opensResume = (lines: string[], index: number) =>
  index < 3 &&
  lines
    .slice(0, index)
    .every((line) => isTitlePage(line) || looksLikeTitle(line) || looksLikePlace(line) || isContact(line));

/** Only phone, email or link. */
const isContact = (line: string) =>
  CONTACT.test(line) && line.split(/[\s|•·]+/).every((word) => /[\d@]|^\W*$|\p{L}\.\p{L}|:$/u.test(word));

/**
 * Above a title, near the contact details, before any section about the work: a column that is read first precedes it.
 */
function headsColumn(lines: string[], index: number): boolean {
  return (
    (isHeadline(lines[index + 1]) || looksLikePlace(lines[index + 2] ?? "")) &&
    lines.slice(0, index + 5).some((line) => CONTACT.test(line)) &&
    !lines.slice(0, index).some((line) => STORY.has(readHeading(line)))
  );
}

const hasInitial = (words: string[]) =>
  words.some((word) => /^\p{Lu}$/u.test(word)) && words.some((word) => /^\p{L}{4,}$/u.test(word));

/** The next line is a town, a title or the contact details. */
const isHeadedBy = (lines: string[], index: number) => {
  const below = lines[index + 1] ?? "";
  return isHeadline(below) || looksLikePlace(below) || isContact(below);
};

/** For example "Nurse at City Hospital". */
const isHeadline = (line = "") => looksLikeTitle(line.split(/ (?:at|@|bei|chez) /)[0] ?? "");

/** "Curriculum Vitae", "Last updated ...", a page number: lines that may precede the name. */
export const isTitlePage = (line: string) =>
  /\b(?:curriculum|vitae|resume|résumé|cv|updated|page|confidential|lebenslauf|резюме|contacts?)\b/i.test(
    line,
  ) ||
  line.length < 3 ||
  !/\p{L}/u.test(line);

/** How many words of the name the email or a profile repeats. */
export function countAlike(words: string[], handles: string[]): number {
  if (handles.length === 0) return 0;
  const folded = words.map(spellings);
  const isIn = (handle: string) => (word: string) => word.length > 2 && handle.includes(word);
  return Math.max(0, ...handles.map((handle) => folded.filter((forms) => forms.some(isIn(handle))).length));
}
