import { patternOf } from "#core/patterns";
import { type HeadingZone, readHeading } from "../analysis/headings";
import type { Span } from "../analysis/spans";
import patterns from "./own-block.patterns.json";

/** What a part of a resume is about: the person at the top, a contact section, the work, a list, other people. */
type Zone = "head" | "contact" | "story" | "aside" | "others";
type Line = { start: number; end: number; zone: Zone };

const OTHERS_HEADING =
  /^\W{0,4}(?:professional |personal |character )?(?:references?|referees?|recommendations?|рекомендации)\b[^\n]{0,30}$/i;
const CONTACT_HEADING =
  /^\W{0,4}(?:contacts?(?: me| info| information| details| data)?|personal (?:info|information|details|data|profile)|get in touch|reach me|kontakt|контакты|联系方式)\W{0,3}$/iu;
/** "2018 - 2023", "Mar 2019 - present": the dates of a job or a school. */
export const PERIOD =
  /(?:19|20)\d\d\s?(?:-|–|—|to|until)\s?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|present|current|now)/iu;
/** The sections about the work, which are not about the person. */
export const STORY = new Set<HeadingZone | undefined>(["work", "education", "projects", "certificates"]);
/** In a resume without headings, a dated line below this line starts the work. */
const HEAD_LINES = 4;
/** The maximum size of the head, with or without headings. */
const MAX_HEAD = { lines: 40, characters: 3000 };

/**
 * On a line without the candidate's name, these words make a contact detail somebody else's:
 * "Brandt Staffing, 0161 496 0123".
 */
const FIRM_WORDS = new Set(
  `switchboard reception headquarters employer employers staffing recruiting recruitment recruiters agency landlord guarantor
  spouse father mother guardian helpdesk hotline`.split(/\s+/),
);
const OTHERS_PHRASE =
  /\b(?:referees?|references?|reporting to|contact person|reports? to|next of kin|in (?:an|case of) emergency|emergency contact|contact of employer|front desk|main office|(?:trade|id|member) card)\b/i;
/**
 * "Supervisor: ...", "Line manager's phone", "Supervisor Jane Roe": somebody else's details. Used only as a job
 * title, the word is the candidate's own.
 */
const SUPERIOR =
  /(?<!\p{L})(?:supervisor|principal|(?:line|hiring|reporting|branch|store) manager)(?:['’]s)?(?: ?:| (?:name|contact|phone|number|e-?mail|details)(?!\p{L}))/iu;
const SUPERIOR_NAMED =
  /^\W{0,20}(?:[Ii]mmediate )?(?:[Ss]upervisor|[Pp]rincipal),? (?:[-–] )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/mu;
/** "Call me at", "Cell:": the candidate's own words, anywhere in the resume. */
const OWN_WORDS = patternOf(patterns.ownWords);
const LABELS = new Set(
  "email mail phone mobile mob cell tel telephone contact home linkedin github address website portfolio whatsapp skype number page of".split(
    " ",
  ),
);
const LONG_LINE = 400;
const FEW_WORDS = 4;
/** The most characters between two contact details that belong together. */
const GAP = 8;
const MAX_TRAILING = 12;

export type OwnBlock = {
  /** Whether the phone or email at this position is the candidate's own. */
  isOwn: (item: Span) => boolean;
  /** Whether it is under a references heading, or the words before it assign it to somebody else. */
  isOfOthers: (item: Span) => boolean;
  /** The same, whatever the line above says. */
  isLabeledOthers: (item: Span) => boolean;
  /** Whether only contact details follow: the links of the file are listed at its end. */
  isTrailing: (item: Span) => boolean;
};

/**
 * Tells the candidate's own contact details from those of others. The head of the resume and its contact section
 * are the candidate's. In the sections about the work a number belongs to an employer, unless it is among other
 * contact details on a line without a sentence.
 *
 * @param contacts every phone, email and link in the text
 * @param name the words of the candidate's name
 */
export function findOwnBlock(text: string, contacts: Span[], name: string[] = []): OwnBlock {
  const lines = readLines(text);
  const sorted = [...contacts].sort((a, b) => a.start - b.start);
  const lineAt = (at: number) => {
    let [low, high] = [0, lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lines[middle]?.start ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const isLabeledOthers = ({ start }: Span) => {
    const line = lines[lineAt(start)];
    if (!line || line.zone === "others") return true;
    const own = text.slice(Math.max(line.start, start - LONG_LINE), start);
    return saysOthers(own) || (namesFirm(own) && !isNamed(line));
  };
  const isOfOthers = (item: Span) => {
    const index = lineAt(item.start);
    const before = lines[index - 1];
    const to = lines[index]?.start ?? 0;
    return (
      isLabeledOthers(item) ||
      (before !== undefined && saysOthers(text.slice(Math.max(before.start, to - LONG_LINE), to)))
    );
  };
  const isNamed = (line: Span) => {
    const written = text.slice(line.start, Math.min(line.end, line.start + LONG_LINE)).toLowerCase();
    return name.some((word) => word.length > 2 && written.includes(word.toLowerCase()));
  };
  /** The line has no sentence: besides the details, at most a name and labels. */
  const isContactOnly = (line: Span) => {
    const to = Math.min(line.end, line.start + LONG_LINE);
    const inside = sorted.filter(({ start }) => start >= line.start && start < to);
    const rest = inside.reduceRight(
      (written, { start, end }) =>
        `${written.slice(0, start - line.start)} ${written.slice(Math.min(end, to) - line.start)}`,
      text.slice(line.start, to),
    );
    const words = rest.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
    return words.filter((word) => !LABELS.has(word)).length <= FEW_WORDS;
  };
  /** "Cell: 0161 496 0123 * jane@example.com": the label before the first applies to the whole group. */
  const startOfGroup = ({ start }: Span) => {
    let at = start;
    for (const span of [...sorted].reverse()) {
      const isBeside = span.end <= at && at - span.end <= GAP && !/[\p{L}\n]/u.test(text.slice(span.end, at));
      if (isBeside) at = span.start;
    }
    return at;
  };
  const hasCompany = (item: Span, index: number) => {
    const [first, last] = [lines[index - 2] ?? lines[0], lines[index + 2] ?? lines.at(-1)];
    return sorted.some(
      (span) =>
        (span.start !== item.start || span.end !== item.end) &&
        span.start >= (first?.start ?? 0) &&
        span.end <= (last?.end ?? text.length),
    );
  };
  const isTrailing = ({ start }: Span) => {
    const index = lineAt(start);
    return lines.length - index <= MAX_TRAILING && lines.slice(index).every(isBare);
  };
  /** The line has nothing but contact details. */
  const isBare = (line: Span) =>
    !/\S/.test(text.slice(line.start, line.end)) ||
    sorted.some(({ start, end }) => start === line.start && end === line.end);
  return {
    isOfOthers,
    isLabeledOthers,
    isTrailing,
    isOwn: (item) => {
      if (isOfOthers(item)) return false;
      const index = lineAt(item.start);
      const line = lines[index];
      if (!line) return false;
      if (line.zone === "head" || line.zone === "contact") return true;
      const start = startOfGroup(item);
      if (OWN_WORDS.test(text.slice(Math.max(line.start, start - 40), start))) return true;
      return isContactOnly(line) && (line.zone === "aside" || hasCompany(item, index) || isTrailing(item));
    },
  };
}

const saysOthers = (words: string) =>
  OTHERS_PHRASE.test(words) || SUPERIOR.test(words) || SUPERIOR_NAMED.test(words);

const namesFirm = (words: string) =>
  (words.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => FIRM_WORDS.has(word));

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let zone: Zone = "head";
  for (let start = 0; start <= text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    if (zone === "head" && (lines.length > MAX_HEAD.lines || start > MAX_HEAD.characters)) zone = "story";
    zone = zoneOf(text.slice(start, Math.min(end, start + LONG_LINE)), zone, lines.length);
    lines.push({ start, end, zone });
    start = end + 1;
  }
  return lines;
}

function zoneOf(line: string, zone: Zone, index: number): Zone {
  if (line.length < 80) {
    if (OTHERS_HEADING.test(line)) return "others";
    if (CONTACT_HEADING.test(line)) return "contact";
    const opened = readHeading(line);
    if (STORY.has(opened)) return "story";
    if (opened) return zone === "head" ? "head" : "aside";
  }
  return zone === "head" && index > HEAD_LINES && PERIOD.test(line) ? "story" : zone;
}
