import { patternOf } from "#core/patterns";
import patterns from "./headings.patterns.json";
/** What a section of a job text is about: the person (must-have or nice-to-have), the work, or neither. */
export type Want = "must" | "nice" | "duty" | "skip" | "open";

const HEADINGS: [Want, RegExp][] = [
  ["skip", patternOf(patterns.skip)],
  ["nice", patternOf(patterns.nice)],
  ["duty", patternOf(patterns.duty)],
  ["must", patternOf(patterns.must)],
];

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
    if (!wantOf(match[1] ?? "")) continue;
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
  const want = wantOf(head);
  return want && { want, rest: colon > 0 ? line.slice(colon + 1).trim() : "" };
}

const wantOf = (head: string) => HEADINGS.find(([, pattern]) => pattern.test(head))?.[0];
