import type { Rubric } from "#core/analysis/rubric";
import { readResume } from "#core/matching/read-resume";
import { type Standing, weighLines } from "#core/matching/whole/credibility";

/** A line of the masked text as the model sees it. */
export type NumberedLine = {
  /** From 1; numbers of lines that are left out are not given again. */
  number: number;
  /** Offsets into the masked text. */
  start: number;
  end: number;
  /** With each run of filler as one character. */
  text: string;
  standing: Standing;
  isHeading: boolean;
};

export type NumberedLines = {
  lines: NumberedLine[];
  /** How many further lines did not fit. */
  cut: number;
};

/** About 10,000 tokens, a dozen full pages. */
const MAX_PROMPT_CHARACTERS = 40_000;

/**
 * The lines worth judging by: not those that are filler alone, and not those that repeat the job's own words,
 * which prove nothing.
 */
export function numberLines(
  text: string,
  { rubric, asOf }: { rubric: Pick<Rubric, "criteria" | "jobText">; asOf: Date },
): NumberedLines {
  const resume = readResume(text, asOf);
  const standings = weighLines(resume, rubric);
  const all = resume.lines
    .map(
      (line, index): NumberedLine => ({
        number: index + 1,
        start: line.start,
        end: line.end,
        text: text.slice(line.start, line.end).replace(/█+/g, "█").replace(/\s+/g, " "),
        standing: standings[index] ?? "claim",
        isHeading: line.heading,
      }),
    )
    .filter((line) => line.standing !== "copied" && /[\p{L}\p{N}]/u.test(line.text));
  let size = 0;
  const lines = all.filter((line) => {
    size += line.text.length;
    return size <= MAX_PROMPT_CHARACTERS;
  });
  return { lines, cut: all.length - lines.length };
}
