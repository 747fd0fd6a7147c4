import { patternOf } from "#core/patterns";
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
const LONG_LINE = 240;

/** Puts each heading inside a long line on a line of its own, for text that was pasted without its line breaks. */
export function breakAtHeadings(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.length < LONG_LINE ? line : breakLine(line)))
    .join("\n");
}

function breakLine(line: string): string {
  let broken = "";
  let from = 0;
  for (const match of line.matchAll(INLINE_HEADING)) {
    if (!wantOf(match[1] ?? "", BEFORE_COLON)) continue;
    broken += `${line.slice(from, match.index)}\n`;
    from = match.index + match[0].length;
  }
  return broken + line.slice(from);
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

const wantOf = (head: string, headings: [Want, RegExp][]) =>
  headings.find(([, pattern]) => pattern.test(head))?.[0];
