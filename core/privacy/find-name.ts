import { readHeading } from "../analysis/headings";
import { isTitleWord, looksLikeTitle } from "../analysis/titles";
import { isEnglishWord } from "../languages/english-words";
import { isGivenName } from "./common-names";
import { spellings } from "./fold-letters";
import { readNameLabel } from "./name-labels";
import { isPlace, looksLikePlace } from "./places";
import {
  CONTACT,
  countAlike,
  isTitlePage,
  NAME_THRESHOLD,
  opensResume,
  rateName,
  TOP_LINES,
} from "./rate-name";
import { isOrdinaryWord, type NameSign, PARTICLE, readName, stripHonors } from "./read-name";
import { runOnName } from "./run-on-name";
import { findSignature } from "./signature";

/** `name` is for display; `written` is its words as they appear in the text. */
export type FoundName = { name: string; written: string[] };

const DEEP_LINES = 60;
const SEPARATORS =
  /\s{3,}|[|•·●▪◆♦;:()\t\uE000-\uF8FF]|\s[-–—/]\s|\s?[,]\s?|(?<=\p{Ll})(?=\d{3})|\s(?=[\w.+-]{2,40}@|\+?\d[\d ()-]{6})/u;
const SURNAME_FIRST =
  /^((?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}\p{M}'’ -]{1,30}), ?(\p{Lu}[\p{L}\p{M}'’.-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?)$/u;
const INTRODUCED =
  /(?<!\p{L})(?:[Mm]y name is|I am|I['’]m|[Ii]ch heiße|[Jj]e m['’]appelle|[Mm]e llamo|[Мм]еня зовут)[ \n](\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,3})/gu;
const SUBJECT =
  /^(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){1,3}) (?:is|has been|was) (?:an?|the|currently)\b/u;
const NICKNAME = /(?<=\p{L}\.?) (?:["“'‘]\p{Lu}\p{L}+["”'’]|\(\p{Lu}\p{L}+\))(?= \p{Lu})/gu;
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}'’-]{1,24}$/u;
const SURNAME = /^(?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’-]{1,24})?$/u;
const LETTERS = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
/** A link in Markdown. */
const LINKED = /\[([^[\]\n]{2,60})\]\([^()\n]{0,200}\)/gu;
/** The same name in another alphabet: "Ivan Petrov (Иван Петров)". */
const OTHER_ALPHABET =
  /^([\p{Script=Latin}'’.-][\p{Script=Latin} '’.-]{2,59})\(([^()\p{Script=Latin}]{2,60})\)$/u;
const GENERATION_AFTER = /^,? (?:jr|sr|iii?|iv)(?![\p{L}\p{N}])\.?/iu;
const TEMPLATE = /^(?:your|first|last|full|name|surname|here)$/i;
const LONGEST_LABELED = 200;
const OTHERS = /^\W{0,20}(?:references?|referees?|рекомендации)\b/im;

/**
 * The candidate's name, or undefined without clear evidence: a wrong name is worse than none.
 * @param handles the candidate's email local parts and linked profiles, letters only, lower case
 */
export function findName(text: string, handles: string[]): FoundName | undefined {
  const lines = joinSplitName(readLines(text), handles);
  return labeledName(text, handles) ?? bestOfLines(lines, handles) ?? introducedName(text) ?? signed(text);
}

function readLines(text: string): string[] {
  return text
    .slice(0, 6000)
    .split(/[\n\f\r]+/)
    .map((line) => line.slice(0, 300).replace(LINKED, "$1 ").slice(0, 200).trim())
    .filter((line) => /\p{L}|\d{3}/u.test(line));
}

/** Joins a first and a last name on separate lines, as a narrow column breaks them. */
function joinSplitName(lines: string[], handles: string[]): string[] {
  const at = lines.slice(0, TOP_LINES).findIndex((line, index) => {
    const [next = "", after = ""] = lines.slice(index + 1, index + 3);
    if (!ONE_WORD.test(line) || !isPartOfName(line) || !isPartOfName(next)) return false;
    if (ONE_WORD.test(after) && isPartOfName(after)) return false;
    if (countAlike([line], handles) > 0 && countAlike(next.split(" "), handles) > 0) return true;
    if (next.includes(" ") && index > 0) return false;
    const isKnown = isGivenName(line) && (looksLikeTitle(after) || CONTACT.test(after));
    return (isKnown || index === 0) && ![line, ...next.split(" ")].some(isWord);
  });
  return at < 0 ? lines : [...lines.slice(0, at), lines.slice(at, at + 2).join(" "), ...lines.slice(at + 2)];
}

const isWord = (word: string) => isOrdinaryWord(word) || (isEnglishWord(word) && !isGivenName(word));

const isPartOfName = (line: string) =>
  SURNAME.test(line) &&
  !readHeading(line) &&
  !looksLikePlace(line) &&
  !looksLikeTitle(line) &&
  !isTitlePage(line);

function labeledName(text: string, handles: string[]): FoundName | undefined {
  let given: string | undefined;
  let surname: string | undefined;
  const lines = text.split(/[\n\f\r]/);
  for (const [index, line] of lines.entries()) {
    const label = line.length < LONGEST_LABELED ? readNameLabel(line) : undefined;
    if (!label || OTHERS.test(lines.slice(Math.max(0, index - 25), index).join("\n"))) continue;
    const value = label.value || (lines[index + 1] ?? "").trim();
    if (label.part === "whole") {
      const found = nameOf(value, handles);
      if (found) return found;
      continue;
    }
    const word = nameWords(value);
    if (label.part === "first") given ??= word;
    else surname ??= word;
    if (given && surname) return named(`${given} ${surname}`.split(" "));
  }
  return undefined;
}

const nameWords = (value: string) =>
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}$/u.test(value.trim()) ? value.trim() : undefined;

/** The value of a name label, if it is a name. */
function nameOf(value: string, handles: string[]): FoundName | undefined {
  const first = value.split(/\s{2,}|[|\t;(]|\s[-–—]\s|,\s*(?=\p{L}+:)/u)[0]?.trim() ?? "";
  const written = stripHonors(first.replace(/[.,]$/, "")).slice(0, 80);
  const turned = surnameFirst(written, { handles, opens: true });
  if (turned) return turned;
  const sign = vouchedName(written, handles) ?? readName(written);
  if (sign && (sign.ordinary === sign.english || sign.given || sign.family)) return named(sign.words);
  if (/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(written) && isGivenName(written)) return named([written]);
  return undefined;
}

function bestOfLines(lines: string[], handles: string[]): FoundName | undefined {
  let best: { found: FoundName; score: number } | undefined;
  let inReferences = false;
  for (const [index, line] of lines.slice(0, DEEP_LINES).entries()) {
    if (readHeading(line)) inReferences = OTHERS.test(line);
    if (inReferences || (index >= TOP_LINES && !mayNameDeep(lines, index, handles))) continue;
    for (const { found, score } of readLine(lines, index, line, handles)) {
      if (score >= NAME_THRESHOLD && (!best || score > best.score)) best = { found, score };
    }
  }
  return best?.found;
}

/** A quick check for names below the top, before `rateName`. */
const mayNameDeep = (lines: string[], index: number, handles: string[]) =>
  countAlike(joinLetters(lines[index] ?? "").split(/[^\p{L}\p{M}'’‘.-]+/u), handles) > 0 ||
  looksLikeTitle(lines[index + 1] ?? "");

type Rated = { found: FoundName; score: number };

function readLine(lines: string[], index: number, line: string, handles: string[]): Rated[] {
  const [, latin = line, other = ""] = OTHER_ALPHABET.exec(line) ?? [];
  const nicknames = line.match(NICKNAME)?.map((nickname) => nickname.replace(/[^\p{L}]/gu, "")) ?? [];
  const plain = latin.trim().replace(NICKNAME, "");
  const joined = stripHonors(joinLetters(plain));
  const opens = opensResume(lines, index);
  const only = opens && isOnlyName(joined, lines[index + 1], handles) ? named([joined]) : undefined;
  if (only) return [{ found: only, score: NAME_THRESHOLD }];
  const turned = index < TOP_LINES ? surnameFirst(joined, { handles, opens }) : undefined;
  if (turned) return [{ found: turned, score: NAME_THRESHOLD + 3 - index * 0.3 }];
  const rated: Rated[] = [];
  const pieces = joined.split(SEPARATORS).filter((piece) => piece?.trim() && !readHeading(piece));
  for (const [place, piece = ""] of pieces.entries()) {
    const bare = stripHonors(piece.trim());
    const standsAlone = pieces.filter((one) => !isTitlePage(one)).length === 1;
    const isFirst = place === 0 && index < TOP_LINES;
    const vouched = isFirst ? vouchedName(bare, handles) : undefined;
    const leading = isFirst && !vouched ? runOnName(bare) : undefined;
    const sign = vouched ?? leading ?? readName(bare);
    if (!sign) continue;
    const standsOut = standsAlone || (leading !== undefined && opens);
    const score = rateName(sign, { lines, index, place, standsAlone: standsOut, handles });
    const spaced = joined === plain ? [] : [plain.split(/\s{2,}|\t/)[0] ?? plain];
    const written = [...sign.words, ...nicknames, ...spaced, ...other.split(" ").filter(Boolean)];
    const whole =
      nicknames.length > 0 && index < TOP_LINES
        ? withNickname(line, sign.words)
        : givenFirst(sign.words).join(" ");
    const shown = `${tidy(whole)}${generationAfter(line, sign.words)}`;
    rated.push({ found: { name: shown, written: [...new Set(written)] }, score });
  }
  const subject = index < TOP_LINES ? SUBJECT.exec(line)?.[1] : undefined;
  const sign = subject ? readName(subject) : undefined;
  if (sign?.given && sign.ordinary === 0) rated.push({ found: named(sign.words), score: NAME_THRESHOLD });
  return rated;
}

/** "KOWALSKA Agnieszka": a surname in capitals may stand first. */
function givenFirst(words: string[]): string[] {
  const [surname = "", ...given] = words;
  const isCapitals = /^\p{Lu}[\p{Lu}'’-]+$/u.test(surname) && !isGivenName(surname);
  return isCapitals &&
    given.length > 0 &&
    given.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    isGivenName(given[0] ?? "")
    ? [...given, tidy(surname)]
    : words;
}

/** The " Jr." or " III" behind a name, without a comma. */
function generationAfter(line: string, words: string[]): string {
  const last = words.at(-1) ?? "";
  const at = line.indexOf(last);
  return at < 0 ? "" : (GENERATION_AFTER.exec(line.slice(at + last.length))?.[0] ?? "").replace(",", "");
}

/** 'Robert "Bob" Hanley', as the person writes it. */
function withNickname(line: string, words: string[]): string {
  const start = line.indexOf(words[0] ?? "");
  const last = words.at(-1) ?? "";
  const end = line.indexOf(last, start);
  return start < 0 || end < start ? words.join(" ") : line.slice(start, end + last.length);
}

/** The longest run of words from the start that a profile or the email repeats in one piece. */
function vouchedName(piece: string, handles: string[]): NameSign | undefined {
  // Cuts off the date and the address that a browser prints at the top of a page.
  const words = (/^[^\d/]*/.exec(piece)?.[0] ?? "").trim().split(/\s+/, 5);
  for (let length = words.length; length >= 2; length--) {
    const first = words.slice(0, length);
    if (!first.every((word) => LETTERS.test(word))) continue;
    const joined = spellings(first.join("")).filter((form) => form.length > 4);
    if (!handles.some((handle) => joined.some((form) => handle.includes(form)))) continue;
    // "Your Name", your_name@: a template.
    if (first.every((word) => TEMPLATE.test(word))) return undefined;
    const whole = length < words.length ? readName(piece) : undefined;
    if (whole?.ordinary === 0) return whole;
    return { words: first, given: true, family: true, title: false, ordinary: 0, english: 0, unknown: 0 };
  }
  return undefined;
}

function introducedName(text: string): FoundName | undefined {
  for (const match of text.slice(0, 3000).matchAll(INTRODUCED)) {
    const sign = readName(match[1] ?? "");
    if (sign?.given && sign.ordinary === 0) return named(sign.words);
  }
  return undefined;
}

function signed(text: string): FoundName | undefined {
  const words = findSignature(text);
  return words && named(words);
}

/** A name of one word: a known given name, or one that the email repeats, above a title or the contact details. */
function isOnlyName(line: string, next = "", handles: string[]): boolean {
  if (!/^\p{Lu}[\p{L}\p{M}'’-]{2,20}$/u.test(line) || readHeading(line) || isOrdinaryWord(line)) return false;
  if (isPlace(line) || !(looksLikeTitle(next) || CONTACT.test(next))) return false;
  return isGivenName(line) || countAlike([line], handles) === 1;
}

/** @param opens the line is where a name is expected first */
function surnameFirst(
  line: string,
  { handles = [], opens = false }: { handles?: string[]; opens?: boolean } = {},
): FoundName | undefined {
  const [, surname = "", given = ""] = SURNAME_FIRST.exec(line) ?? [];
  const isVouched = countAlike([given, surname], handles) === 2;
  if (isVouched) return named([...given.split(" "), ...surname.split(" ")]);
  const sign = readName(`${given} ${surname}`);
  const first = given.split(" ")[0] ?? "";
  // "Washington, Daniel" at the top of a resume is a name, not a town.
  const mayBeTown = looksLikePlace(line) && !(opens && isGivenName(first));
  if (!sign || mayBeTown || isPlace(given) || isTitleWord(given)) return undefined;
  // "Jane Roe, Zwolle": a name and a town.
  const [before = "", ...more] = surname
    .split(" ")
    .filter((word) => /^\p{Lu}/u.test(word) && !PARTICLE.test(word));
  if (more.length > 0 && (isGivenName(before) || !isGivenName(first))) return undefined;
  const isKnown = sign.ordinary === 0 && (opens || isGivenName(first));
  return isKnown ? named(sign.words) : undefined;
}

/** Joins "J A N E  R O E", and "J ANE R OE" with larger first letters, into "JANE ROE". */
function joinLetters(line: string): string {
  if (/^(?:\p{Lu} \p{Lu}{2,20}(?: |$)){2,4}$/u.test(line))
    return line.replace(/(?<=^| )(\p{Lu}) (?=\p{Lu}{2})/gu, "$1");
  if (!/^(?:\p{L}[ \t]+){4,}\p{L}\b/u.test(line)) return line;
  const isWide = /\p{L}[ \t]{2,}\p{L}/u.test(line);
  if (isWide) return line.replace(/(?<=\p{L})[ \t](?=\p{L}(?:[ \t]|$))/gu, "").replace(/[ \t]+/g, " ");
  return splitJoined(line.replace(/[ \t]/g, ""));
}

/** Letter-spaced with single blanks only: split after a known given name. */
function splitJoined(word: string): string {
  for (let cut = word.length - 2; cut >= 3; cut--) {
    if (isGivenName(word.slice(0, cut))) return `${word.slice(0, cut)} ${word.slice(cut)}`;
  }
  return word;
}

const named = (words: string[]): FoundName => ({ name: tidy(words.join(" ")), written: words });

function tidy(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(
      /(^|[\s'’.-])(mc)?(\p{L})/gu,
      (_all, gap: string, mc: string | undefined, letter: string) =>
        `${gap}${mc ? "Mc" : ""}${letter.toUpperCase()}`,
    );
}
