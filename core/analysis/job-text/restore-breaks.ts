import { countMatches } from "#core/patterns";
import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";
import { readSectionHeading } from "./headings";

const INLINE_HEADING = /(?<=\S)[ \t]+(?=(\p{Lu}[^.:;!?\n]{2,59}):[ \t])/gu;
const CAPITAL_HEADING = /(?<=\s)\p{Lu}{3,30}(?: [\p{Lu}&'’/-]{1,30}){0,4}(?=\s)/gu;
const INLINE_BULLET = /\s[*•●▪◦■➢✓✔]\s/gu;
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
export function restoreBreaks(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.length < LONG_LINE ? line : breakLine(line)))
    .join("\n");
}

function breakLine(line: string): string {
  const hasBullets = countMatches(line, INLINE_BULLET) >= MIN_BREAKS;
  const bulleted = hasBullets ? line.replace(INLINE_BULLET, "\n• ") : line;
  const isGlued = countMatches(line, GLUED) >= MIN_BREAKS;
  const parted = isGlued
    ? bulleted.replace(GLUED, (_nothing, at: number) => (isInName(bulleted, at) ? "" : "\n"))
    : bulleted;
  const capitals = parted.replace(CAPITAL_HEADING, (head) =>
    readSectionHeading(head) ? `\n${head}\n` : head,
  );
  return capitals
    .replace(INLINE_HEADING, (space, head: string, at: number) =>
      readSectionHeading(`${head}:`) && !isInHeading(capitals.slice(0, at), head) ? "\n" : space,
    )
    .replace(/[ \t]{0,20}\n\s{0,20}/g, "\n");
}

/** In "Job Requirements:", the first word begins the heading. */
function isInHeading(before: string, head: string): boolean {
  const last = /(?:^|[\n.:;!?])\s{0,5}([^\n.:;!?]{1,30})$/.exec(before)?.[1];
  return last !== undefined && readSectionHeading(`${last} ${head}`) !== undefined;
}

/** "JavaScript" is one word. */
function isInName(text: string, at: number): boolean {
  const before = /\p{L}{0,30}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  const after = /^\p{L}\p{Ll}{0,30}/u.exec(text.slice(at, at + 31))?.[0] ?? "";
  return findTerms(before + after, tokenize(before + after)).length > 0;
}
