import { checkCriterion } from "#core/rubrics/check-criterion";
import { findDegrees } from "../education";
import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";
import { isBoilerplate } from "./boilerplate";
import { breakAtHeadings, readWantHeading, type Want } from "./headings";

const BULLET = /^[\s]*(?:[•●▪◦■□–—*·➢➤✓✔\uf0b7-]|\(?\d{1,2}[.)]|[a-z]\)|o(?=\s))[\s]+/u;
const LONE_BULLET = /^\s*[•●▪◦■□*·➢➤✓✔\uf0b7-]\s*$/u;

/** Lines as their writer meant them: hard-wrapped ones joined, bullets taken off. */
function readLines(text: string): { text: string; bullet: boolean }[] {
  const lines: { text: string; bullet: boolean }[] = [];
  let open = false;
  for (const raw of text.slice(0, 60_000).split(/\r?\n|\f/)) {
    if (LONE_BULLET.test(raw)) {
      open = true;
      continue;
    }
    const bullet = BULLET.test(raw) || (open && raw.trim() !== "");
    const content = raw.replace(BULLET, "").trim();
    if (!content) continue;
    const last = lines.at(-1);
    const continues =
      last && !bullet && /^[\p{Ll}&(]/u.test(content) && !/[.:;!?]$/.test(last.text) && last.text.length > 25;
    if (continues) last.text += ` ${content}`;
    else lines.push({ text: content, bullet });
    open = false;
  }
  return lines;
}

/** The single wishes of a field, however they were typed: bullets, lines, "a; b; c", "a, b, c" or prose. */
export function splitItems(text: string): string[] {
  return readLines(text)
    .flatMap(({ text: line }) => line.split(/\s*[;•●▪|]\s*|\t+/u))
    .flatMap((line) => (isCommaList(line) ? splitCommas(line) : splitSentences(line)))
    .map(tidy)
    .filter((item) => item && /\p{L}/u.test(item));
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

/** "St. Mary's", "Dr. Lee", "No. 3": the dot shortens a word. */
const SENTENCE_END = /(?<=[.!?])(?<!(?<!\p{L})(?:St|Dr|Mr|Mrs|Ms|Prof|No|vs)\.)\s+(?=[\p{Lu}\d])/u;
const splitSentences = (line: string) => line.split(SENTENCE_END);

const tidy = (item: string) =>
  item
    .replace(BULLET, "")
    .replace(/^[\s:–-]+|[\s.;,:]+$/g, "")
    .trim();

const ASKS =
  /\b(?:must|required?|requires|requirement|experience (?:with|in|of|as|using)|experienced|proven|knowledge of|proficien\w+|familiar\w*|understanding of|ability to|able to|skilled in|expertise|expert in|fluen\w+|certif\w+|licen[cs]e\w*|degree|bachelor\w*|master(?:'|’)?s|\d\+? ?(?:years?|yrs)|background in|hands[- ]on|track record|strong|excellent|solid|essential|you have|you are|you will need|we need)\b|(?<!\p{L})(?:опыт|знани[ея]|умени[ея]|навыки|понимание|владение|уверенн\p{L}+)(?!\p{L})/iu;
const NICE =
  /\b(?:nice to have|a plus|preferred|preferably|bonus|desirable|advantage(?:ous)?|ideally|optional|beneficial|asset|good to have)\b|(?<!\p{L})(?:желател\p{L}+|(?:будет|большим) плюсом|плюсом (?:будет|будут|является)|приветствуется|преимуществ\p{L}+)(?!\p{L})/iu;
/** Says of itself that it is no must. */
export const isOptional = (item: string) => NICE.test(item);
const MUST =
  /\b(?:must(?: have| be)?|required|essential|mandatory|minimum|at least|need(?:ed)?)\b|(?<!\p{L})(?:обязательн\p{L}+|необходим\p{L}+|требуется|не менее)(?!\p{L})/iu;

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
      .flatMap(splitRunOn);
    for (const sentence of sentences) {
      const item = tidy(sentence);
      if (item.length < 2 || isBoilerplate(item)) continue;
      if (under === "open" && !ASKS.test(item)) continue;
      // A few unknown words on a line of their own are a heading that was not recognised.
      if (!bullet && sentence === line && isHeadingLike(item) && !checkCriterion(item)) continue;
      items.push({ text: item, want: isOptional(item) ? "nice" : MUST.test(item) ? "must" : under });
    }
  }
}

/** Bullets whose breaks were lost: "Experience with Git Knowledge of SQL" asks twice. */
const splitRunOn = (sentence: string) =>
  sentence.split(
    /(?<=(?:[\p{Ll}\d)]{2}|\p{Lu}{2})[,.]?)\s+(?=(?:Experience|Knowledge|Understanding|Ability|Familiarity|Proficiency|Strong|Опыт|Знани[ея]|Навыки|Хорошее|Уверенн\p{L}+|Готовность|Наличие|[А-Я]\p{Ll}+(?:[ае]ние|[ао][бв]отка|ация))(?!\p{L}))/u,
  );

const isHeadingLike = (item: string) =>
  item.split(/\s+/).length <= 4 && !namesSkill(item) && findDegrees(item).length === 0;
