import { patternOf } from "#core/patterns";
import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";
import patterns from "./headings.patterns.json";
/** What a section of a job text is about: the person (must-have or nice-to-have), the work, or neither. */
export type Want = "must" | "nice" | "duty" | "skip" | "open";

/**
 * Patterns of headings, in which "~" stands for `more`. Without a colon, only words that headings are made of may
 * follow: "Benefits and perks" is a heading, "Benefits administration" is work.
 */
const readHeadings = (more: string): [Want, RegExp][] =>
  (["skip", "nice", "duty", "must"] as const).map((want) => {
    const { flags, parts } = patterns[want];
    const expand = (part: string) => part.replaceAll("~", more);
    return [
      want,
      patternOf({
        flags,
        parts: parts.map((part) => (Array.isArray(part) ? part.map(expand) : expand(part))),
      }),
    ];
  });

const MORE_WORDS = `(?:(?:[ ,&/]|['’](?=ll|re))+(?:${patterns.more.join("|")}))*(?: \\([^()]{1,40}\\))?`;
const PLAIN = readHeadings(MORE_WORDS);
const BEFORE_COLON = readHeadings(".*");

const INLINE_HEADING = /(?<=\S)[ \t]+(?=(\p{Lu}[^.:;!?\n]{2,59}):[ \t])/gu;
const CAPITAL_HEADING = /(?<=\s)\p{Lu}{3,30}(?: [\p{Lu}&'’/-]{1,30}){0,4}(?=\s)/gu;
const INLINE_BULLET = /\s[*•●▪◦■➢✓✔]\s/gu;
const INLINE_MARK = /(?<!\s)\s{1,9}(?=\((?:must|nice|essential|desirable|required|preferred)\)\s)/giu;
/** Where two lines were joined without a space: "our closing processYour profile". */
const GLUED = new RegExp(
  [
    "(?<=\\p{Ll}{2}[.)!?]?|\\d[k%)])(?=\\p{Lu}(?:\\p{Ll}{2}|\\p{Ll}\\s|\\p{Lu}+\\s))",
    // "HGB and IFRSReconciliation"
    "(?<=\\p{Lu}{3})(?=\\p{Lu}\\p{Ll}{2})",
    "(?<=\\p{Ll}{3})(?=\\d+ \\p{Ll})",
  ].join("|"),
  "gu",
);
const LONG_LINE = 240;
const MIN_BREAKS = 3;

/**
 * Restores line breaks in a long line that was pasted without them: at bullets, before and after headings, and where
 * lines are glued together.
 */
export function breakAtHeadings(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.length < LONG_LINE ? line : breakLine(line)))
    .join("\n");
}

function breakLine(line: string): string {
  const hasMarks = (line.match(INLINE_MARK)?.length ?? 0) >= MIN_BREAKS;
  const marked = hasMarks ? line.replace(INLINE_MARK, "\n• ") : line;
  const hasBullets = (line.match(INLINE_BULLET)?.length ?? 0) >= MIN_BREAKS;
  const bulleted = hasBullets ? marked.replace(INLINE_BULLET, "\n• ") : marked;
  const isGlued = (line.match(GLUED)?.length ?? 0) >= MIN_BREAKS;
  const parted = isGlued
    ? bulleted.replace(GLUED, (_nothing, at: number) => (isInName(bulleted, at) ? "" : "\n"))
    : bulleted;
  const capitals = parted.replace(CAPITAL_HEADING, (head) => (wantOf(head, PLAIN) ? `\n${head}\n` : head));
  return capitals
    .replace(INLINE_HEADING, (space, head: string) => (wantOf(head, BEFORE_COLON) ? "\n" : space))
    .replace(/[ \t]{0,20}\n\s{0,20}/g, "\n");
}

/** "JavaScript" is one word. */
function isInName(text: string, at: number): boolean {
  const before = /\p{L}{0,30}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  const after = /^\p{L}\p{Ll}{0,30}/u.exec(text.slice(at, at + 31))?.[0] ?? "";
  return findTerms(before + after, tokenize(before + after)).length > 0;
}

export function readWantHeading(line: string): { want: Want; rest: string } | undefined {
  const colon = line.indexOf(":");
  const head = (colon > 0 && colon < 60 ? line.slice(0, colon) : line)
    .replace(/[*#_]|\p{Extended_Pictographic}|\uFE0F/gu, "")
    .trim();
  if (head.length > 60) return undefined;
  if (colon < 0 && /[.;,]$/.test(head)) return undefined;
  const want = wantOf(head, colon > 0 ? BEFORE_COLON : PLAIN);
  return want && { want, rest: colon > 0 ? line.slice(colon + 1).trim() : "" };
}

/** Words that tell what an invented heading is about, in the order in which they count. */
const TOLD_BY: [Want, RegExp][] = (["skip", "nice", "duty", "must"] as const).map((want) => [
  want,
  patternOf(patterns.toldBy[want]),
]);
const MAX_HEADING_WORDS = 9;

/** What a heading in the author's own words is about: "What would be the icing on the cake?" Only for lines that open a list. */
export function guessWant(line: string): Want | undefined {
  const head = line.replace(/(?<![:?!\s])[:?!\s]+$/, "");
  if (head.split(/\s+/).length > MAX_HEADING_WORDS || /[.,;:]/.test(head)) return undefined;
  return TOLD_BY.find(([, pattern]) => pattern.test(head))?.[0];
}

const wantOf = (head: string, headings: [Want, RegExp][]) =>
  headings.find(([, pattern]) => pattern.test(head))?.[0];
