import { withoutDates } from "../analysis/language/months";
import { namesSuperior } from "./cues";
import type { Evidence, LineEvidence } from "./find-evidence";
import type { ReadResume } from "./types";

/** A line with fewer characters is just a name. */
const LONGEST_NAME = 20;
const WORK = new Set(["work", "work-list", "title"]);
const OTHERS = 2;
/** Minimum coverage of a line that is worth quoting. */
const LEAST = 0.2;

/** Neither a date ("2019 - Present" for presenting) nor the name of one's boss is worth a look. */
export const isWorthQuoting = (text: string) => !namesSuperior(text) && /\p{L}{3}/u.test(withoutDates(text));

const matchOf = (line: LineEvidence) => Math.max(line.meaning, line.example, line.inContext);

/**
 * The lines that come near a requirement, best first: only from work if it is met, rather from elsewhere if it is only
 * mentioned, and otherwise rather from work.
 */
function rankLines(resume: ReadResume, { lines: all }: Evidence, level: number): LineEvidence[] {
  const ofWork = all.filter((line) => WORK.has(line.place) && matchOf(line) >= LEAST);
  const lines = level === 3 && ofWork.length > 0 ? ofWork : all;
  const least = Math.max(LEAST, 0.6 * Math.max(0, ...lines.map(matchOf)));
  const worthOf = (line: LineEvidence) => {
    const text = resume.lines[line.line]?.text ?? "";
    const isWork = WORK.has(line.place);
    const place = line.place === "work" ? 0.3 : isWork ? 0.15 : 0;
    // A line with a name, an address or a phone number in it is about somebody rather than about work.
    const bare = text.length < LONGEST_NAME || text.includes("█") ? 0.4 : 0;
    const age = line.role >= 0 ? 0.02 * line.role : 0;
    const match = line.meaning + 0.5 * line.form + 0.3 * line.inContext + 0.3 * line.example;
    const wanted = level !== 1 ? place : isWork ? 0 : 0.5;
    return match + wanted - bare - age - text.length / 1500;
  };
  return lines
    .filter((line) => matchOf(line) >= least && isWorthQuoting(resume.lines[line.line]?.text ?? ""))
    .map((line) => ({ line, worth: worthOf(line) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ line }) => line);
}

/** The line to quote. */
export const pickLine = (resume: ReadResume, evidence: Evidence, level: number): LineEvidence | undefined =>
  rankLines(resume, evidence, level)[0];

/**
 * Where else to look if the judge is not sure, as indexes of lines. On the labels, the line that a reader quoted is the
 * quoted one in 31 of 100 such verdicts, and among three in 58.
 */
export function otherLines(resume: ReadResume, evidence: Evidence, quoted: number | undefined): number[] {
  const textOf = (line: number) => resume.lines[line]?.text;
  const seen = new Set(quoted === undefined ? [] : [textOf(quoted)]);
  const others: number[] = [];
  for (const { line } of rankLines(resume, evidence, 2)) {
    if (others.length === OTHERS) break;
    if (seen.has(textOf(line))) continue;
    seen.add(textOf(line));
    others.push(line);
  }
  return others;
}
