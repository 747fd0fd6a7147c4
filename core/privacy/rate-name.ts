import { looksLikeTitle } from "../analysis/titles";
import { spellings } from "./fold-letters";
import { looksLikePlace } from "./places";
import type { NameSign } from "./read-name";
import { readHeading, type Section } from "./sections";

export const TOP_LINES = 14;
export const ENOUGH = 2.5;
export const CONTACT = /@|\d{3}|linkedin|www\./i;
const STORY = new Set<Section | undefined>(["experience", "education", "projects"]);

/** Where a piece of text stands: in which line of those of the resume, and as which piece of it. */
export type Place = {
  lines: string[];
  index: number;
  place: number;
  standsAlone: boolean;
  handles: string[];
};

/** How much speaks for a name; below ENOUGH it is none. */
export function rateName(sign: NameSign, { lines, index, place, standsAlone, handles }: Place): number {
  const alike = countAlike(sign.words, handles);
  const known = (sign.given ? 3 : 0) + (sign.family ? 1.5 : 0);
  const strangeness = sign.ordinary * (sign.given && !sign.title ? 2 : 3);
  if (alike === 0 && index >= TOP_LINES) {
    const isHead = standsAlone && sign.given && sign.family && looksLikeTitle(lines[index + 1] ?? "");
    return isHead && sign.ordinary === 0 ? ENOUGH : 0;
  }
  const opens = opensResume(lines, index);
  const heads = standsAlone && index < TOP_LINES && headsColumn(lines, index);
  const first = (opens || heads) && place === 0 ? 1.5 : 0;
  // What nothing vouches for is a name only as a line of its own, or beside the contact details.
  const isApart = standsAlone || CONTACT.test(lines[index] ?? "");
  if (alike === 0 && known === 0 && !isApart) return 0;
  const unknown = (opens || heads) && place === 0 ? Math.min(sign.unknown, 2) * 0.75 : 0;
  if (alike === 0 && place > 0 && !sign.given) return 0;
  const depth = opens || heads ? Math.min(index, 2) : index;
  // "Karthika S" above a town or a title: a name and the initial of the father's.
  const initialed = opens && standsAlone && place === 0 && hasInitial(sign.words) && isHeadedBy(lines, index);
  return (
    known + alike * 4 + first + unknown + (initialed ? 0.5 : 0) - strangeness - depth * 0.25 - place * 0.5
  );
}

/** Nothing but a word for what it is, a page number, a title, a town or an e-mail stands above it. */
export const opensResume = (lines: string[], index: number) =>
  index < 3 &&
  lines
    .slice(0, index)
    .every((line) => isTitlePage(line) || looksLikeTitle(line) || looksLikePlace(line) || isContact(line));

/** Phone, e-mail, link and nothing else. */
const isContact = (line: string) =>
  CONTACT.test(line) && line.split(/[\s|•·]+/).every((word) => /[\d@]|^\W*$|\p{L}\.\p{L}|:$/u.test(word));

/** Above a title, by the contact details, before any story: where a name stands beside a column that is read first. */
function headsColumn(lines: string[], index: number): boolean {
  return (
    (isHeadline(lines[index + 1]) || looksLikePlace(lines[index + 2] ?? "")) &&
    lines.slice(0, index + 5).some((line) => CONTACT.test(line)) &&
    !lines.slice(0, index).some((line) => STORY.has(readHeading(line)))
  );
}

const hasInitial = (words: string[]) =>
  words.some((word) => /^\p{Lu}$/u.test(word)) && words.some((word) => /^\p{L}{4,}$/u.test(word));

/** The line below it is a town, a title or the contact details. */
const isHeadedBy = (lines: string[], index: number) => {
  const below = lines[index + 1] ?? "";
  return isHeadline(below) || looksLikePlace(below) || isContact(below);
};

/** "Nurse at City Hospital" */
const isHeadline = (line = "") => looksLikeTitle(line.split(/ (?:at|@|bei|chez) /)[0] ?? "");

/** "Curriculum Vitae", "Last updated ...", a page number: what may stand above the name. */
export const isTitlePage = (line: string) =>
  /\b(?:curriculum|vitae|resume|résumé|cv|updated|page|confidential|lebenslauf|резюме|contacts?)\b/i.test(
    line,
  ) ||
  line.length < 3 ||
  !/\p{L}/u.test(line);

/** How many words of the name the e-mail or a profile repeats; initials do when all of them stand there. */
export function countAlike(words: string[], handles: string[]): number {
  const folded = words.map(spellings);
  const isIn = (handle: string) => (word: string) => word.length > 2 && handle.includes(word);
  return Math.max(0, ...handles.map((handle) => folded.filter((forms) => forms.some(isIn(handle))).length));
}
