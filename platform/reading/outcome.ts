import { AnalyserError, type AnalyserFault } from "#core/analysis/analyser";
import { DocumentError, type DocumentFault } from "#core/documents/document";

/** How a call to the reader ends. Errors lose their class between two Workers, so our own errors travel as data. */
export type Outcome<Result> =
  | { result: Result }
  | { documentFault: DocumentFault; words: string }
  | { analyserFault: AnalyserFault; detail: string };

export async function toOutcome<Result>(work: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof DocumentError) return { documentFault: error.fault, words: error.message };
    if (error instanceof AnalyserError) return { analyserFault: error.fault, detail: error.detail };
    throw error;
  }
}

/** Returns the result, or throws what the reader threw. */
export function fromOutcome<Result>(outcome: Outcome<Result>): Result {
  if ("documentFault" in outcome) throw new DocumentError(outcome.documentFault, outcome.words);
  if ("analyserFault" in outcome) throw new AnalyserError(outcome.analyserFault, outcome.detail);
  return outcome.result;
}
