import type { ExtractedDocument } from "../documents/document";
import type { Analyzer } from "./analyzer";
import type { Rubric } from "./rubric";
import type { ResumeAnalysis } from "./scorecard";

/** Everything that determines an analysis besides the file's bytes and its upload date. */
export type AnalysisKey = {
  resumeId: string;
  rubricHash: string;
  engine: string;
  engineVersion: string;
  model: string | undefined;
  promptVersion: string | undefined;
};

type Deps = {
  analyzer: Omit<Analyzer, "analyze">;
  /** Analyzes the resume with that analyzer. */
  analyze(input: Input): Promise<ResumeAnalysis>;
  /** Finds the analysis of another resume of the same user with the same bytes, uploaded on the same day. */
  resumes: { findAnalysis(key: AnalysisKey): Promise<ResumeAnalysis | undefined> };
};

type Input = { resumeId: string; rubric: Rubric; document: ExtractedDocument; asOf: Date };

/**
 * Analyzes a resume, or reuses the analysis of the same file under the same rubric, analyzer and day, so that the
 * same resume has the same result. A steady analyzer guarantees that anyway, so there is no lookup.
 */
export async function analyzeOrReuse(deps: Deps, input: Input): Promise<ResumeAnalysis> {
  const { resumeId } = input;
  const { engine, version, model, promptVersion, isDeterministic } = deps.analyzer;
  if (isDeterministic) return deps.analyze(input);
  const key = {
    resumeId,
    rubricHash: input.rubric.hash,
    engine,
    engineVersion: version,
    model,
    promptVersion,
  };
  const known = await deps.resumes.findAnalysis(key);
  return known && quotesStand(known, input.document.text) ? known : deps.analyze(input);
}

/** A different extraction of the file may have shifted its text since then. */
function quotesStand({ scorecard }: ResumeAnalysis, text: string): boolean {
  return scorecard.verdicts.every(
    ({ evidence }) => !evidence || text.slice(evidence.start, evidence.end) === evidence.quote,
  );
}
