import { withoutDates } from "../analysis/language/months";
import type { Passage } from "../analysis/scorecard";
import type { ReadLine, ReadResume, Role } from "./types";

const LONGEST = 160;

/** The line that stands for a job: its title or, if only dates are written there, its employer or first duty. */
export const headerLineOf = (resume: ReadResume, { titleLine, headerLines, duties }: Role): number =>
  [titleLine, ...headerLines, ...duties].find((at) =>
    /\p{L}{2}/u.test(withoutDates(resume.lines[at]?.text ?? "")),
  ) ?? titleLine;

export const quoteHeader = (resume: ReadResume, role: Role): Passage | undefined =>
  quoteLine(resume, headerLineOf(resume, role));

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
  a = wordStart(line, a);
  const most = Math.min(line.end, a + LONGEST);
  let b = most;
  while (b > a && isInWord(line, b)) b--;
  if (b === a) b = most;
  while (b > a && /\s/.test(line.text[b - 1 - line.from] ?? "")) b--;
  return [a, b];
}

/** The middle of a longer run without a space may be the start. */
const LONGEST_WORD = 40;

/** True between two characters that no space separates. */
const isInWord = ({ text, from }: ReadLine, at: number) =>
  /\S/.test(text[at - from - 1] ?? " ") && /\S/.test(text[at - from] ?? " ");

function wordStart(line: ReadLine, at: number): number {
  let start = at;
  while (start < line.end && /\s/.test(line.text[start - line.from] ?? "")) start++;
  while (isInWord(line, start) && at - start < LONGEST_WORD) start--;
  return isInWord(line, start) ? at : start;
}
