import { checkCriterion } from "#core/rubrics/check-criterion";
import { findDegrees } from "../education";
import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";
import { isBoilerplate, isInvitation } from "./boilerplate";
import { isAsking, isFirm, isOptional } from "./firmness";
import { breakAtHeadings, readWantHeading, type Want } from "./headings";
import { splitClauses } from "./split-clauses";

const BULLET =
  /^[\s]*(?:[•●▪◦■□–—*·➢➤✓✔\uf0b7-]|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}[.)]|[a-z]\)|o(?=\s))[\s]+/u;
const LONE_BULLET = /^\s*[•●▪◦■□*·➢➤✓✔\uf0b7-]\s*$/u;

/** A bullet that long which ends in no mark goes on in the very next line, whatever letter that begins with. */
const WRAPPED_BULLET = 60;
const WRAPPED = 25;

/** Lines as their writer meant them: hard-wrapped ones joined, bullets taken off. */
function readLines(text: string): { text: string; bullet: boolean }[] {
  const lines: { text: string; bullet: boolean }[] = [];
  let open = false;
  let isNext = false;
  for (const raw of text.slice(0, 60_000).split(/\r?\n|\f/)) {
    if (LONE_BULLET.test(raw)) {
      open = true;
      continue;
    }
    const bullet = BULLET.test(raw) || (open && raw.trim() !== "");
    const content = raw.replace(BULLET, "").trim();
    if (!content) {
      isNext = false;
      continue;
    }
    const last = lines.at(-1);
    const goesOn = /^[\p{Ll}&(]/u.test(content)
      ? WRAPPED
      : isNext && last?.bullet
        ? WRAPPED_BULLET
        : Infinity;
    const continues = last && !bullet && !/[.:;!?]$/.test(last.text) && last.text.length > goesOn;
    if (continues) last.text += ` ${content}`;
    else lines.push({ text: content, bullet });
    open = false;
    isNext = true;
  }
  return lines;
}

/** The single wishes of a field, however they were typed: bullets, lines, "a; b; c", "a, b, c" or prose. */
export function splitItems(text: string): string[] {
  return readLines(text)
    .flatMap(({ text: line }) => line.split(/\s*[;•●▪|]\s*|\t+/u))
    .flatMap((line) => (isCommaList(line) ? splitCommas(line) : splitSentences(line)))
    .flatMap(splitClauses)
    .map(tidy)
    .filter((item) => item && /\p{L}/u.test(item) && !isInvitation(item));
}

function isCommaList(line: string): boolean {
  const pieces = splitCommas(line);
  if (pieces.length < 2 || /\d\+?\s*(?:years?|yrs?)/i.test(line)) return false;
  // "Current, unrestricted license" is one wish: a word that names nothing only describes what follows.
  const [first = "", second = ""] = pieces;
  if (pieces.length === 2 && !/\s/.test(first) && /\s/.test(second) && !namesSkill(first)) return false;
  const words = line.split(/\s+/).length;
  return words / pieces.length <= 3.2 && pieces.every((piece) => piece.split(/\s+/).length <= 6);
}

const namesSkill = (text: string) => findTerms(text, tokenize(text)).length > 0;

const splitCommas = (line: string) =>
  line
    .split(/\s*,\s*(?![^()]*\))/)
    .map((piece) => piece.replace(/^(?:and|&)\s+/i, ""))
    .filter(Boolean);

/** "St. Mary's", "Dr. Lee", "min. 3 years": the dot shortens a word. */
const SENTENCE_END =
  /(?<=[.!?])(?<!(?<!\p{L})(?:St|Dr|Mr|Mrs|Ms|Prof|No|vs|e\.g|i\.e|z\.B|[Mm]in|[Mm]ax|[Ee]xp|[Ee]sp|[Ii]ncl|[Aa]pprox|[Aa]cc|[Rr]esp|[Cc]a|yrs|hrs|mind)\.)\s+(?=[\p{Lu}\d])/u;
const splitSentences = (line: string) => line.split(SENTENCE_END);

/** The last cell of a row says how firmly its first is asked for. */
const LAST_CELL =
  /\t+\s*(?:essential|desirable|required|preferred|optional|mandatory|must(?: have)?|nice to have|yes)\s*$/i;

const tidy = (item: string) =>
  item
    .replace(BULLET, "")
    .replace(/^(?:and|plus|as well as)\s/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s:–-]+|[\s.;,:]+$/g, "")
    .trim();

/** A whole advert, pasted where single wishes were asked for: it has headings for duties or for what is offered. */
export const isAdvert = (text: string) =>
  readLines(breakAtHeadings(text)).some(({ text: line }) =>
    ["duty", "skip"].includes(readWantHeading(line)?.want ?? ""),
  );

export type DescriptionItem = { text: string; want: Want };

/** The lines of a description that ask something of the person, and how firmly. */
export function readDescription(text: string): DescriptionItem[] {
  const items: DescriptionItem[] = [];
  let want: Want = "open";
  for (const { text: line, bullet } of readLines(breakAtHeadings(text))) {
    const heading = readWantHeading(line);
    if (heading) {
      want = heading.want;
      if (heading.rest) add(heading.rest, want, bullet);
    } else add(line, want, bullet);
  }
  return items;

  function add(line: string, under: Want, bullet: boolean) {
    if (under === "skip") return;
    const sentences = splitSentences(line)
      .flatMap((sentence) => (bullet || under !== "open" ? sentence.split(/\s*;\s*/) : [sentence]))
      .flatMap(splitRunOn)
      .filter((sentence) => under !== "open" || isAsking(sentence) || checkCriterion(sentence))
      .flatMap(splitClauses);
    for (const sentence of sentences) {
      const item = tidy(sentence.replace(LAST_CELL, ""));
      if (item.length < 2 || isBoilerplate(item)) continue;
      // A few unknown words on a line of their own are a heading that was not recognised.
      if (!bullet && sentence === line && isHeadingLike(item) && !checkCriterion(item)) continue;
      items.push({ text: item, want: isOptional(sentence) ? "nice" : isFirm(sentence) ? "must" : under });
    }
  }
}

/** Bullets whose breaks were lost: "Experience with Git Knowledge of SQL" asks twice. */
const splitRunOn = (sentence: string) =>
  sentence.split(
    /(?<=(?:[\p{Ll}\d)]{2}|\p{Lu}{2})[,.]?)\s+(?=(?:Experience|Knowledge|Understanding|Ability|Familiarity|Proficiency|Strong|Опыт|Знани[ея]|Навыки|Хорошее|Уверенн\p{L}+|Готовность|Наличие|[А-Я]\p{Ll}+(?:[ае]ние|[ао][бв]отка|ация))(?!\p{L}))/u,
  );

const OWN_WORDS = /\b(?:experience|status|licen[cs]e|certificate|degree|required|essential|desirable)\b/i;
const isHeadingLike = (item: string) =>
  item.split(/\s+/).length <= 4 &&
  !OWN_WORDS.test(item) &&
  !namesSkill(item) &&
  findDegrees(item).length === 0;
