import { type Evidence, type Verdict, type VerdictLevel, verdictLevels } from "../scorecard";
import type { Line } from "./lines";
import type { ReadResume } from "./read-resume";

/** What was found for one criterion: a level, and the words of the resume that show it. */
export type Finding = {
  level: VerdictLevel;
  /** How far it reaches from this level towards the next, 0 to 1; wholly, where nothing is said. */
  depth?: number;
  start: number;
  end: number;
  note: string;
};

export const NOT_FOUND: Finding = { level: "none", start: 0, end: 0, note: "The resume does not show this." };

export const rankOf = (level: VerdictLevel) => verdictLevels.indexOf(level);

export function better(a: Finding, b: Finding): Finding {
  const difference = rankOf(b.level) - rankOf(a.level) || (b.depth ?? 1) - (a.depth ?? 1);
  return difference > 0 ? b : a;
}

/** What is shown in another way than was asked for proves at most so much. */
export function atMost(level: VerdictLevel, finding: Finding): Finding {
  return rankOf(finding.level) > rankOf(level) ? { ...finding, level, depth: 1 } : finding;
}

const QUOTE_LENGTH = 160;

/** The line's words as evidence; undefined where there is no such line, or nothing on it. */
export function quoteLine(resume: ReadResume, at: number): Evidence | undefined {
  const line = resume.lines[at];
  if (!line?.text.trim()) return undefined;
  const [start, end] = quoteAround(resume, line.start, Math.min(line.end, line.start + QUOTE_LENGTH));
  return { quote: resume.text.slice(start, end), start, end };
}

export function toVerdict(resume: ReadResume, criterionId: string, finding: Finding): Verdict {
  if (finding.level === "none") return { criterionId, level: "none", evidence: null, note: finding.note };
  const [start, end] = quoteAround(resume, finding.start, finding.end);
  return {
    criterionId,
    level: finding.level,
    ...(finding.depth === undefined ? {} : { depth: finding.depth }),
    evidence: { quote: resume.text.slice(start, end), start, end },
    note: finding.note,
  };
}

/** The line around the found words, or the part of it that holds them when the line is long. */
function quoteAround(resume: ReadResume, from: number, to: number): [number, number] {
  const line = lineAt(resume, from);
  if (!line) return [from, Math.min(to, from + QUOTE_LENGTH)];
  const end = Math.max(line.end, Math.min(to, line.start + QUOTE_LENGTH));
  if (end - line.start <= QUOTE_LENGTH) return trimmed(resume.text, line.start, end);
  const spare = Math.max(0, QUOTE_LENGTH - (to - from));
  let a = Math.max(line.start, from - Math.floor(spare / 2));
  let b = Math.min(end, a + QUOTE_LENGTH);
  a = Math.max(line.start, b - QUOTE_LENGTH);
  // Never begin or end inside a word; prefer to begin where a clause does.
  if (a > line.start) {
    const clause = resume.text.slice(a, from).search(/[.;•,|]\s+(?=\S)/);
    if (clause >= 0) a += clause + 1;
    else while (a < from && !/\s/.test(resume.text[a - 1] ?? " ")) a++;
  }
  while (b > to && b < line.end && !/\s/.test(resume.text[b] ?? " ")) b--;
  return trimmed(resume.text, a, Math.max(b, Math.min(to, a + QUOTE_LENGTH)));
}

function lineAt(resume: ReadResume, offset: number): Line | undefined {
  return resume.lines[resume.lineAt(offset)];
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let [a, b] = [from, to];
  while (a < b && /[\s•●▪*|,;–—\-\uf0b7]/.test(text[a] ?? "")) a++;
  while (b > a && /\s/.test(text[b - 1] ?? "")) b--;
  return a < b ? [a, b] : [from, to];
}
