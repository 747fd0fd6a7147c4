import { checkCriterion } from "#core/rubrics/check-criterion";
import { findDegrees } from "../education";
import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";
import { isBoilerplate } from "./boilerplate";

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
  const words = line.split(/\s+/).length;
  return words / pieces.length <= 3.2 && pieces.every((piece) => piece.split(/\s+/).length <= 6);
}

const splitCommas = (line: string) =>
  line
    .split(/\s*,\s*(?![^()]*\))/)
    .map((piece) => piece.replace(/^(?:and|&)\s+/i, ""))
    .filter(Boolean);

const splitSentences = (line: string) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u);

const tidy = (item: string) =>
  item
    .replace(BULLET, "")
    .replace(/^[\s:–-]+|[\s.;,:]+$/g, "")
    .trim();

type Want = "must" | "nice" | "duty" | "skip" | "open";
export type DescriptionItem = { text: string; want: Want };

const HEADINGS: [Want, RegExp][] = [
  [
    "skip",
    /^(?:(?:our |the )?(?:(?:job |employee )?benefits.*|perks.*|company|culture|values)|about (?:us|the company|the team|[\p{Lu}]\p{L}+)|who we are|what we offer|we offer|why .*|what(?:'|’)?s in it for you|compensation.*|salary.*|how to apply|equal opportunity.*|our (?:story|mission|offer).*|additional information|job details|what you(?:'|’)?ll get.*|package|мы предлагаем|условия|о компании)$/iu,
  ],
  [
    "nice",
    /^(?:nice[- ]to[- ]haves?|preferred.*|bonus.*|desirable.*|desired.*|optional.*|good to have|pluses|a plus|would be a plus|extra credit|.*(?:extra|bonus) points.*|advantageous.*|additional skills|будет плюсом)$/iu,
  ],
  [
    "duty",
    /^(?:(?:key |main |your |core |job |primary )*(?:responsibilities|duties|tasks|role)(?: and .*)?|what you(?:'|’)?ll (?:do|be doing)|what you will (?:do|be doing)|the role|job (?:description|summary|purpose)|your (?:role|mission|job|tasks)|day[- ]to[- ]day|role overview|overview|обязанности|задачи|essential (?:functions|duties).*)$/iu,
  ],
  [
    "must",
    /^(?:(?:key |minimum |basic |job |main |essential |required |candidate |technical |your |role |the )*(?:requirements?|qualifications?|skills?|profile|experience|competenc(?:ies|es)|criteria|knowledge|education|must[- ]haves?)(?:(?: and|,|\/| &) .*)?|what you(?:'|’)?ll (?:need|bring)|what you (?:need|bring|have).*|what we(?:'|’)?re looking for|what we are looking for|we are looking for|who you are|about you|you have|you bring|must have.*|to be successful.*|ideal candidate|требования|ожидания|skills and experience)$/iu,
  ],
];

const ASKS =
  /\b(?:must|required?|requires|requirement|experience (?:with|in|of|as|using)|experienced|proven|knowledge of|proficien\w+|familiar\w*|understanding of|ability to|able to|skilled in|expertise|expert in|fluen\w+|certif\w+|licen[cs]e\w*|degree|bachelor\w*|master(?:'|’)?s|years?|background in|hands[- ]on|track record|strong|excellent|solid|essential|you have|you are|you will need|we need|looking for|опыт|знание|умение|навыки)\b/iu;
const NICE =
  /\b(?:nice to have|a plus|preferred|preferably|bonus|desirable|advantage(?:ous)?|ideally|optional|beneficial|asset|good to have)\b/i;
const MUST = /\b(?:must(?: have| be)?|required|essential|mandatory|minimum|at least|need(?:ed)?)\b/i;

/** The lines of a description that ask something of the person, and how firmly. */
export function readDescription(text: string): DescriptionItem[] {
  const items: DescriptionItem[] = [];
  let want: Want = "open";
  for (const { text: line, bullet } of readLines(text)) {
    const heading = readWantHeading(line);
    if (heading) {
      want = heading.want;
      if (heading.rest) add(heading.rest, want, bullet);
    } else add(line, want, bullet);
  }
  return items;

  function add(line: string, under: Want, bullet: boolean) {
    if (under === "skip") return;
    const sentences = splitSentences(line).flatMap((sentence) =>
      bullet || under !== "open" ? sentence.split(/\s*;\s*/) : [sentence],
    );
    for (const sentence of sentences) {
      const item = tidy(sentence);
      if (item.length < 2 || isBoilerplate(item)) continue;
      if (under === "open" && !ASKS.test(item)) continue;
      // A few unknown words on a line of their own are a heading that was not recognised.
      if (!bullet && sentence === line && isHeadingLike(item) && !checkCriterion(item)) continue;
      items.push({ text: item, want: NICE.test(item) ? "nice" : MUST.test(item) ? "must" : under });
    }
  }
}

const isHeadingLike = (item: string) =>
  item.split(/\s+/).length <= 4 &&
  findTerms(item, tokenize(item)).length === 0 &&
  findDegrees(item).length === 0;

function readWantHeading(line: string): { want: Want; rest: string } | undefined {
  const colon = line.indexOf(":");
  const head = (colon > 0 && colon < 60 ? line.slice(0, colon) : line).replace(/[*#_]/g, "").trim();
  if (head.length > 60) return undefined;
  if (colon < 0 && /[.;,]$/.test(head)) return undefined;
  for (const [want, pattern] of HEADINGS) {
    if (pattern.test(head)) return { want, rest: colon > 0 ? line.slice(colon + 1).trim() : "" };
  }
  return undefined;
}
