import { readHeading } from "../analysis/embedded/sections";
import { looksLikeTitle } from "../analysis/titles";
import { isGivenName } from "./common-names";
import { isPlace, looksLikePlace } from "./places";
import { CONTACT, countAlike, ENOUGH, foldLetters, opensResume, rateName, TOP_LINES } from "./rate-name";
import { isOrdinaryWord, type NameSign, readName, stripHonours } from "./read-name";

/** As it is to be shown, and as it stands in the text. */
export type FoundName = { name: string; written: string[] };

const DEEP_LINES = 60;
const SEPARATORS =
  /\s{3,}|[|•·●▪◆♦;:()\t\uE000-\uF8FF]|\s[-–—/]\s|\s?[,]\s?|(?<=\p{Ll})(?=\d{3})|\s(?=[\w.+-]{2,40}@|\+?\d[\d ()-]{6})/u;
const LABELLED =
  /^[^\p{L}\n]{0,4}(?:(?:resume|résumé|cv|curriculum vitae|lebenslauf)(?: of| for| von|:| [-–])[ \t]{1,4}|(?:full |candidate(?:['’]?s)? |applicant(?:['’]?s)? |legal |complete )?(?:name|nombre(?: completo)?|nom(?: complet)?|nome(?: completo)?|vor- und nachname|imię i nazwisko|ф\.? ?и\.? ?о\.?|фио|имя|姓名|氏名|이름|नाम|الاسم)(?: of (?:the )?candidate)?[ \t]{0,6}[:：–-][ \t:-]{0,8})(\S[^\n]{1,70})$/gimu;
const SURNAME_FIRST =
  /^((?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}\p{M}'’ -]{1,30}), ?(\p{Lu}[\p{L}\p{M}'’.-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?)$/u;
const INTRODUCED =
  /(?<!\p{L})(?:[Mm]y name is|I am|I['’]m|[Ii]ch heiße|[Jj]e m['’]appelle|[Mm]e llamo|[Мм]еня зовут)[ \n](\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,3})/gu;
const SUBJECT =
  /^(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){1,3}) (?:is|has been|was) (?:an?|the|currently)\b/u;
const RUNNING = /^(\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){1,5})/u;
const NICKNAME = /(?<=\p{L}\.?) (?:["“'‘]\p{Lu}\p{L}+["”'’]|\(\p{Lu}\p{L}+\))(?= \p{Lu})/gu;
const OTHERS = /^\W*(?:references?|referees?|рекомендации)\b/im;

/**
 * The candidate's name, or undefined where nothing says so clearly: a wrong name is worse than none.
 * @param handles the letters of the candidate's e-mail and of the profiles linked to, lower case
 */
export function findName(text: string, handles: string[]): FoundName | undefined {
  const lines = readLines(text);
  return labelledName(text, handles) ?? bestOfLines(lines, handles) ?? introducedName(text);
}

function readLines(text: string): string[] {
  return text
    .slice(0, 6000)
    .split(/[\n\f\r]+/)
    .map((line) => line.slice(0, 200).trim())
    .filter((line) => /\p{L}|\d{3}/u.test(line));
}

function labelledName(text: string, handles: string[]): FoundName | undefined {
  for (const match of text.matchAll(LABELLED)) {
    if (OTHERS.test(text.slice(Math.max(0, match.index - 1500), match.index))) continue;
    const value = match[1]?.split(/\s{2,}|[|\t;(]|,\s*(?=\p{L}+:)/u)[0]?.trim() ?? "";
    const written = stripHonours(value.replace(/[.,]$/, ""));
    const turned = surnameFirst(written, { handles });
    if (turned) return turned;
    const sign = vouchedName(written, handles) ?? readName(written);
    if (sign && (sign.ordinary === 0 || sign.given || sign.family)) return named(sign.words);
    if (/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(written) && isGivenName(written)) return named([written]);
  }
  return undefined;
}

function bestOfLines(lines: string[], handles: string[]): FoundName | undefined {
  let best: { found: FoundName; score: number } | undefined;
  let inReferences = false;
  for (const [index, line] of lines.slice(0, DEEP_LINES).entries()) {
    if (readHeading(line)) inReferences = OTHERS.test(line);
    if (inReferences || (index >= TOP_LINES && !mayNameDeep(lines, index, handles))) continue;
    for (const { found, score } of readLine(lines, index, line, handles)) {
      if (score >= ENOUGH && (!best || score > best.score)) best = { found, score };
    }
  }
  return best?.found;
}

/** What `rateName` asks of a name below the top, in short. */
const mayNameDeep = (lines: string[], index: number, handles: string[]) =>
  countAlike(joinLetters(lines[index] ?? "").split(/[^\p{L}\p{M}'’‘.-]+/u), handles) > 0 ||
  looksLikeTitle(lines[index + 1] ?? "");

type Rated = { found: FoundName; score: number };

function readLine(lines: string[], index: number, line: string, handles: string[]): Rated[] {
  const nicknames = line.match(NICKNAME)?.map((nickname) => nickname.replace(/[^\p{L}]/gu, "")) ?? [];
  const plain = line.replace(NICKNAME, "");
  const joined = joinLetters(plain);
  const opens = opensResume(lines, index);
  const only = opens && isOnlyName(joined, lines[index + 1], handles) ? named([joined]) : undefined;
  if (only) return [{ found: only, score: ENOUGH }];
  const turned = index < TOP_LINES ? surnameFirst(stripHonours(joined), { handles, opens }) : undefined;
  if (turned) return [{ found: turned, score: ENOUGH + 3 - index * 0.3 }];
  const rated: Rated[] = [];
  const pieces = joined.split(SEPARATORS);
  for (const [place, piece = ""] of pieces.entries()) {
    const bare = stripHonours(piece.trim());
    const standsAlone = pieces.length === 1;
    const leading = place === 0 && index < TOP_LINES ? leadingName(bare, handles) : undefined;
    const sign = leading ?? readName(bare);
    if (!sign) continue;
    const score = rateName(sign, { lines, index, place, standsAlone, handles });
    const spaced = joined === plain ? [] : [plain.split(/\s{2,}|\t/)[0] ?? plain];
    const written = [...sign.words, ...nicknames, ...spaced];
    rated.push({ found: { ...named(sign.words), written: [...new Set(written)] }, score });
  }
  const subject = index < TOP_LINES ? SUBJECT.exec(line)?.[1] : undefined;
  const sign = subject ? readName(subject) : undefined;
  if (sign?.given && sign.ordinary === 0) rated.push({ found: named(sign.words), score: ENOUGH });
  return rated;
}

/** "Jane Roe Senior Accountant Leeds ...": the name before the title, where nothing parts them. */
function leadingName(piece: string, handles: string[]): NameSign | undefined {
  const vouched = vouchedName(piece, handles);
  if (vouched) return vouched;
  const run = RUNNING.exec(piece)?.[1]?.split(/\s+/) ?? [];
  for (let length = Math.min(4, run.length); length >= 2; length--) {
    const sign = readName(run.slice(0, length).join(" "));
    if (!sign?.given || sign.ordinary > 0) continue;
    const next = run[length] ?? "";
    if (isOrdinaryWord(next) ? sign.family || length === 2 : isPlace(next) && sign.family) return sign;
  }
  return undefined;
}

/** The longest beginning that a profile or the e-mail repeats in one piece. */
function vouchedName(piece: string, handles: string[]): NameSign | undefined {
  // What a browser prints above a page, the date and its address, is no name.
  const words = (/^[^\d/]*/.exec(piece)?.[0] ?? "").trim().split(/\s+/, 5);
  for (let length = words.length; length >= 2; length--) {
    const first = words.slice(0, length);
    const joined = foldLetters(first.join(""));
    if (joined.length < 5 || !handles.some((handle) => handle.includes(joined))) continue;
    return { words: first, given: true, family: true, title: false, ordinary: 0, unknown: 0 };
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

/** Whoever has one name: a known one, or the e-mail repeats it, above a title or the contact details. */
function isOnlyName(line: string, next = "", handles: string[]): boolean {
  if (!/^\p{Lu}[\p{L}\p{M}'’-]{2,20}$/u.test(line) || readHeading(line) || isOrdinaryWord(line)) return false;
  if (isPlace(line) || !(looksLikeTitle(next) || CONTACT.test(next))) return false;
  return isGivenName(line) || countAlike([line], handles) === 1;
}

/** @param opens it stands where a name is looked for first */
function surnameFirst(
  line: string,
  { handles = [], opens = false }: { handles?: string[]; opens?: boolean } = {},
): FoundName | undefined {
  const [, surname = "", given = ""] = SURNAME_FIRST.exec(line) ?? [];
  const isVouched = countAlike([given, surname], handles) === 2;
  if (isVouched) return named([...given.split(" "), ...surname.split(" ")]);
  const sign = readName(`${given} ${surname}`);
  if (!sign || looksLikePlace(line) || isPlace(given)) return undefined;
  const isKnown = sign.ordinary === 0 && (opens || isGivenName(given.split(" ")[0] ?? ""));
  return isKnown ? named(sign.words) : undefined;
}

/** "J A N E  R O E" to "JANE ROE". */
function joinLetters(line: string): string {
  if (!/^(?:\p{L}[ \t]+){4,}\p{L}\b/u.test(line)) return line;
  const isWide = /\p{L}[ \t]{2,}\p{L}/u.test(line);
  if (isWide) return line.replace(/(?<=\p{L})[ \t](?=\p{L}(?:[ \t]|$))/gu, "").replace(/[ \t]+/g, " ");
  return splitJoined(line.replace(/[ \t]/g, ""));
}

/** Letter-spaced with one blank everywhere: cut where a known given name ends. */
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
