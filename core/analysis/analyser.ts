import type { LanguagePair } from "../languages/languages";
import type { Criterion, Rubric } from "./rubric";
import type { Verdict } from "./scorecard";

/** What a judge returns. There is no score in it: the score is arithmetic over the verdicts. */
export type AnalyserFindings = {
  /** One per criterion it was asked for. */
  verdicts: Verdict[];
  /** Canonical names, most relevant to the job first. */
  extractedSkills: string[];
  /** How alike the words of the resume and of the job are, 0 to 1; parts those who are equal otherwise. */
  relevance: number;
  /** What the recruiter should know about this reading. */
  flags?: string[];
};

/**
 * What to judge. `criteria` are all or some of the rubric's, in the order in which to read for them. `text` is
 * masked: personal details are overwritten by filler of the same length, so offsets into it are offsets into
 * the stored text. `asOf` is the upload date; "present" means it.
 */
export type AnalyserInput = { rubric: Rubric; criteria: Criterion[]; text: string; asOf: Date };

/** The port to whoever reads a resume. Two adapters: embedded (pure TypeScript) and Workers AI. */
export type Analyser = {
  engine: string;
  version: string;
  model?: string;
  promptVersion?: string;
  /** True when the same text always gets the same verdicts; another analyser is asked twice near a tier's edge. */
  isSteady: boolean;
  /** What it is measured on, or "any" for one that reads every language. Others get no tier; see language-gate.ts. */
  reads: readonly LanguagePair[] | "any";
  /** Throws an AnalyserError when it cannot judge now. */
  analyse(input: AnalyserInput): Promise<AnalyserFindings>;
};

const FAULT_WORDS = {
  busy: "was too busy",
  timeout: "did not answer in time",
  unusable: "gave no usable answer",
  unreachable: "could not be reached",
} as const;

export type AnalyserFault = keyof typeof FAULT_WORDS;

/** An analyser could not judge; it may be able to later. */
export class AnalyserError extends Error {
  constructor(
    readonly fault: AnalyserFault,
    /** For the log. */
    readonly detail: string,
  ) {
    super(`${fault}: ${detail}`);
    this.name = "AnalyserError";
  }
}

/** "The AI model was too busy." */
export function faultMessage(fault: unknown): string {
  return `The AI model ${FAULT_WORDS[fault instanceof AnalyserError ? fault.fault : "unreachable"]}.`;
}

/** Why the stand-in judged, in words for the recruiter. */
export function fallbackNotice(fault: unknown): string {
  return `${faultMessage(fault)} The built-in analyser judged in its place.`;
}
