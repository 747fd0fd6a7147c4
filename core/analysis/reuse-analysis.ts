import type { ExtractedDocument } from "../documents/document";
import type { Analyser } from "./analyser";
import type { Rubric } from "./rubric";
import type { ResumeAnalysis } from "./scorecard";

/** All that an analysis follows from besides the bytes of the file and the day of its upload. */
export type AnalysisKey = {
  resumeId: string;
  rubricHash: string;
  engine: string;
  engineVersion: string;
  model: string | undefined;
  promptVersion: string | undefined;
};

type Deps = {
  analyser: Omit<Analyser, "analyse">;
  /** Reads the resume, with that analyser. */
  analyse(input: Omit<Input, "resumeId">): Promise<ResumeAnalysis>;
  /** Of another resume of the same user with the same bytes, uploaded on the same day. */
  resumes: { findAnalysis(key: AnalysisKey): Promise<ResumeAnalysis | undefined> };
};

type Input = { resumeId: string; rubric: Rubric; document: ExtractedDocument; asOf: Date };

/**
 * Analyses a resume, or takes over the analysis of the same file by the same rubric, analyser and day, so
 * that the same resume has the same result. A steady analyser gives that anyway and is not looked up.
 */
export async function analyseOrReuse(deps: Deps, { resumeId, ...input }: Input): Promise<ResumeAnalysis> {
  const { engine, version, model, promptVersion, isSteady } = deps.analyser;
  if (isSteady) return deps.analyse(input);
  const key = {
    resumeId,
    rubricHash: input.rubric.hash,
    engine,
    engineVersion: version,
    model,
    promptVersion,
  };
  const known = await deps.resumes.findAnalysis(key);
  return known && quotesStand(known, input.document.text) ? known : deps.analyse(input);
}

/** Another way of reading the file may have moved its text since. */
function quotesStand({ scorecard }: ResumeAnalysis, text: string): boolean {
  return scorecard.verdicts.every(
    ({ evidence }) => !evidence || text.slice(evidence.start, evidence.end) === evidence.quote,
  );
}
