import type { Criterion, Rubric } from "./rubric";
import type { Verdict } from "./scorecard";

/** What a judge returns. There is no score in it: the score is arithmetic over the verdicts. */
export type AnalyserFindings = {
  /** One per criterion it was asked for. */
  verdicts: Verdict[];
  /** Canonical names, most relevant to the job first. */
  extractedSkills: string[];
};

/** The port to whoever reads a resume. Two adapters: embedded (pure TypeScript) and Workers AI. */
export type Analyser = {
  engine: string;
  version: string;
  model?: string;
  promptVersion?: string;
  /** True when the same text always gets the same verdicts; another analyser is asked twice near a tier's edge. */
  isSteady: boolean;
  /**
   * Judges one resume by `criteria`, all or some of the rubric's, in the order given. `text` is masked:
   * personal details are overwritten by filler of the same length, so offsets into it are offsets into the
   * stored text. `asOf` is the upload date; "present" means it.
   */
  analyse(input: {
    rubric: Rubric;
    criteria: Criterion[];
    text: string;
    asOf: Date;
  }): Promise<AnalyserFindings>;
};
