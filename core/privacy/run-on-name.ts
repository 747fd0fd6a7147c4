import { isTitleWord } from "../analysis/titles";
import { isEnglishWord } from "../languages/english-words";
import { isFamilyName, isGivenName } from "./common-names";
import { isPlace, isRegion } from "./places";
import { isOrdinaryWord, type NameSign, PARTICLE, readName } from "./read-name";

const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const INITIALS = /^\p{Lu}{1,2}\.?$/u;
const SCHOOL = /^(?:college|university|school|institute|academy|hospital|foundation|group|ltd|inc|llc)\b/i;
const RANK = /^(?:senior|junior|lead|chief|principal|staff|assistant|associate|graduate|student|full)\b/i;
const MAX_WORDS = 6;
const LONG_LINE = 160;

/**
 * A name at the start of a line that continues without punctuation, as in text that lost its line breaks: "Jane Roe
 * Nurse Springfield Illinois Work Experience ...". The name ends at a place, a job title or an ordinary word; the
 * word before a state is its town.
 */
export function runOnName(line: string): NameSign | undefined {
  const words = line
    .trimStart()
    .slice(0, LONG_LINE)
    .split(/\s+/, MAX_WORDS + 3);
  let length = 0;
  while (length < words.length && isNameWord(words, length)) length++;
  const next = words[length];
  if (next === undefined || length > MAX_WORDS + 1 || SCHOOL.test(next)) return undefined;
  const both = `${next} ${words[length + 1] ?? ""}`;
  const isAtRegion = isRegion(next) || isRegion(both) || isRegion(words.slice(length, length + 3).join(" "));
  // "Greater Noida Uttar Pradesh" is a town: two words before a state are not a name unless both are known names.
  const isTown = isAtRegion && !(length === 2 && isGivenName(words[0] ?? "") && isFamilyName(words[1] ?? ""));
  const name = words.slice(0, isTown ? length - 1 : length);
  if (name.length < 2 || name.length > MAX_WORDS || name.every((word) => INITIALS.test(word)))
    return undefined;
  const sign = readName(name.join(" "));
  if (!sign || sign.ordinary > 0) return undefined;
  const isKnown = sign.given || sign.family || line.length >= LONG_LINE;
  const ends = isAtRegion || isPlace(next) || isPlace(both) || isTitleWord(next) || RANK.test(next);
  return ends || (isKnown && isWord(next)) ? sign : undefined;
}

function isNameWord(words: string[], at: number): boolean {
  const [word = "", next = ""] = words.slice(at, at + 2);
  if (isPlace(word) || isPlace(`${word} ${next}`)) return false;
  if (/^[AI]$/.test(word) && isWord(next)) return false;
  if (at > 0 && PARTICLE.test(word)) return WORD.test(next) || PARTICLE.test(next);
  if (INITIALS.test(word)) return at > 0 || WORD.test(next);
  return (
    WORD.test(word) && (isGivenName(word) || (at > 0 && isFamilyName(word)) || isOpen(word, words[at - 1]))
  );
}

/** "Jane Doe": after a given name, an English word may be a surname. */
const isOpen = (word: string, before = "") =>
  !isWord(word) ||
  (isGivenName(before) && isEnglishWord(word) && !isOrdinaryWord(word) && !/^\p{Ll}/u.test(word));

/** Cannot be part of a name: an ordinary word, lower case, a number. */
const isWord = (word: string) => isOrdinaryWord(word) || isEnglishWord(word) || /^[\p{Ll}\d]/u.test(word);
