import type { LanguagePair } from "../languages/languages";
import type { Criterion, Rubric } from "./rubric";
import type { Verdict } from "./scorecard";

/** What a judge returns. It has no score, because the score is computed from the verdicts. */
export type AnalyzerFindings = {
  /** One for each of the requested criteria, in their order. */
  verdicts: Verdict[];
  /** Canonical names, most relevant to the job first. */
  extractedSkills: string[];
  /** How similar the words of the resume and the job are, 0 to 1; breaks ties. */
  relevance: number;
  /** What the recruiter should know about this reading. */
  flags?: string[];
};

/**
 * What to judge. `criteria` are all or some of the rubric's, in the order in which to judge them. `text` is masked:
 * personal details are overwritten with filler of the same length, so its offsets are valid in the stored text.
 * `asOf` is the upload date, and "present" means that date.
 */
export type AnalyzerInput = { rubric: Rubric; criteria: Criterion[]; text: string; asOf: Date };

/** The port to a judge: the embedded one (pure TypeScript) or a language model (platform/ai). */
export type Analyzer = {
  engine: string;
  version: string;
  model?: string;
  promptVersion?: string;
  /** True if the same text always gets the same verdicts. Other analyzers read twice near the edge of a tier. */
  isDeterministic: boolean;
  /**
   * The language pairs it is measured on, or "any" if it reads every language. Other pairs get
   * no tier; see language-gate.ts.
   */
  reads: readonly LanguagePair[] | "any";
  /** Throws an AnalyzerError if it cannot judge now. */
  analyze(input: AnalyzerInput): Promise<AnalyzerFindings>;
};

const CODE_WORDS = {
  busy: "was too busy",
  timeout: "did not answer in time",
  unusable: "gave no usable answer",
  unreachable: "could not be reached",
  spent: "has used up what may be spent on it",
} as const;

export type AnalyzerErrorCode = keyof typeof CODE_WORDS;

/** An analyzer could not judge; a later attempt may succeed. */
export class AnalyzerError extends Error {
  constructor(
    readonly code: AnalyzerErrorCode,
    /** For the log. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
    this.name = "AnalyzerError";
  }
}

/** How long a server asked us to wait, from the error's `detail`; undefined if it did not say. */
export function retryAfterSeconds(detail: string): number | undefined {
  const [, seconds] = /; retry after (\d{1,6}) s$/.exec(detail) ?? [];
  return seconds ? Number(seconds) : undefined;
}

/** For example "The AI model was too busy." */
export function analyzerErrorMessage(error: unknown): string {
  return `The AI model ${CODE_WORDS[error instanceof AnalyzerError ? error.code : "unreachable"]}.`;
}

/** Tells the recruiter why the fallback judged. */
export function fallbackNotice(error: unknown): string {
  return `${analyzerErrorMessage(error)} The built-in judge took its place.`;
}
