import type { Passage } from "../analysis/scorecard";
import type { ReadLine, ReadResume } from "./types";

const LONGEST = 160;

/** The line or, if it is long, the part of it around these offsets; undefined without a line. */
export function quoteLine(
  resume: ReadResume,
  at: number | undefined,
  around?: { start: number; end: number },
): Passage | undefined {
  const line = at === undefined ? undefined : resume.lines[at];
  if (!line) return undefined;
  const [start, end] = cutLine(line, around);
  return end > start ? { quote: resume.text.slice(start, end), start, end } : undefined;
}

function cutLine(line: ReadLine, around: { start: number; end: number } | undefined): [number, number] {
  if (line.end - line.from <= LONGEST) return [line.from, line.end];
  const from = around?.start ?? line.from;
  const to = Math.min(around?.end ?? from, from + LONGEST);
  const before = line.text.slice(0, from - line.from);
  const clause = Math.max(before.lastIndexOf(". "), before.lastIndexOf("; "), before.lastIndexOf(", "));
  let a = clause >= 0 && from - line.from - clause < LONGEST / 2 ? line.from + clause + 2 : line.from;
  if (to - a > LONGEST) a = from;
  let b = Math.min(line.end, a + LONGEST);
  while (b > to && b < line.end && !/\s/.test(line.text[b - line.from] ?? " ")) b--;
  while (b > a && /\s/.test(line.text[b - 1 - line.from] ?? "")) b--;
  return [a, b];
}
