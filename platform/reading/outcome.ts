import { AnalyzerError, type AnalyzerErrorCode } from "#core/analysis/analyzer";
import { DocumentError, type DocumentErrorCode } from "#core/documents/document";

/** How a call to the reader ends. Errors lose their class between two Workers, so our own errors travel as data. */
export type Outcome<Result> =
  | { result: Result }
  | { documentFault: DocumentErrorCode; words: string }
  | { analyzerFault: AnalyzerErrorCode; detail: string };

export async function toOutcome<Result>(work: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof DocumentError) return { documentFault: error.code, words: error.message };
    if (error instanceof AnalyzerError) return { analyzerFault: error.code, detail: error.detail };
    throw error;
  }
}

/** Returns the result, or throws what the reader threw. */
export function fromOutcome<Result>(outcome: Outcome<Result>): Result {
  if ("documentFault" in outcome) throw new DocumentError(outcome.documentFault, outcome.words);
  if ("analyzerFault" in outcome) throw new AnalyzerError(outcome.analyzerFault, outcome.detail);
  return outcome.result;
}
