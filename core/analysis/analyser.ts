import type { Rubric } from "./rubric";
import type { Verdict } from "./scorecard";

/** What a judge returns. There is no score in it: the score is arithmetic over the verdicts. */
export type AnalyserFindings = {
  /** One per criterion of the rubric. */
  verdicts: Verdict[];
  pros: string[];
  cons: string[];
  followUpQuestions: string[];
  /** Canonical names, most relevant to the job first. */
  extractedSkills: string[];
};

/** The port to whoever reads a resume. Two adapters: embedded (pure TypeScript) and Workers AI. */
export type Analyser = {
  engine: string;
  version: string;
  /**
   * Judges one resume. `text` is masked: personal details are overwritten by filler of the same length,
   * so offsets into it are offsets into the stored text. `asOf` is the upload date; "present" means it.
   */
  analyse(input: { rubric: Rubric; text: string; asOf: Date }): Promise<AnalyserFindings>;
};
