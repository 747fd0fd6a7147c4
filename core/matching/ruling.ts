import type { VerdictReason } from "../analysis/scorecard";

/** Why a level, in a sentence, and in a word if anything depends on it. */
export type Explanation = { note: string; reason?: VerdictReason };

/** A rule's result for one requirement. */
export type Ruling = Explanation & {
  /** 0 not shown, 1 mentioned, 2 partly met, 3 met. */
  level: number;
  sure: boolean;
  /** Index of the line that shows it. */
  line?: number | undefined;
};

/** What is said in words that the judge does not know is not found either, so this claims no more than that. */
export const NOT_FOUND = "No line was found that shows this.";
/** Said in its place if the judge is not sure and a line is quoted. */
export const NOT_SAID_OUTRIGHT = "No line says this outright.";
export const NOT_SHOWN: Ruling = { level: 0, sure: true, note: NOT_FOUND };
export const better = (a: Ruling, b: Ruling): Ruling =>
  b.level > a.level || (b.level === a.level && a === NOT_SHOWN) ? b : a;
