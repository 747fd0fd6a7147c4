import type { Rubric } from "#core/analysis/rubric";
import { readResume } from "#core/matching/read-resume";
import { type LineKind, weighLines } from "#core/matching/whole/credibility";

/** A line of the masked text as the model sees it. */
export type NumberedLine = {
  /** From 1. Numbers of omitted lines are not reused. */
  number: number;
  /** Offsets into the masked text. */
  start: number;
  end: number;
  /** Each run of filler is shortened to one character. */
  text: string;
  kind: LineKind;
  isHeading: boolean;
};

export const isDated = ({ kind }: NumberedLine): boolean => kind.startsWith("work");

/**
 * The lines worth judging: without lines of filler, and without lines that repeat the job's own words, which prove
 * nothing.
 */
export function numberLines(
  text: string,
  { rubric, asOf }: { rubric: Pick<Rubric, "criteria" | "jobText">; asOf: Date },
): NumberedLine[] {
  const resume = readResume(text, asOf);
  const kinds = weighLines(resume, rubric);
  return resume.lines
    .map(
      (line, index): NumberedLine => ({
        number: index + 1,
        start: line.start,
        end: line.end,
        text: text.slice(line.start, line.end).replace(/█+/g, "█").replace(/\s+/g, " "),
        kind: kinds[index] ?? "claim",
        isHeading: line.heading,
      }),
    )
    .filter((line) => line.kind !== "copied" && /[\p{L}\p{N}]/u.test(line.text));
}

/** Splits lines into as few parts as possible, each at most `maxCharacters` long; lines are never cut. */
export function splitLines(lines: NumberedLine[], maxCharacters: number): NumberedLine[][] {
  const parts: NumberedLine[][] = [[]];
  let size = 0;
  for (const line of lines) {
    size += line.text.length;
    if (size > maxCharacters && parts.at(-1)?.length) {
      parts.push([]);
      size = line.text.length;
    }
    parts.at(-1)?.push(line);
  }
  return parts;
}
