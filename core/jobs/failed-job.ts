import { AnalyzerError, analyzerErrorMessage } from "#core/analysis/analyzer";
import type { Job } from "./job";

/** A job can be rerun again after this long. */
export const RERUN_AGAIN_AFTER_MS = 10 * 60_000;

/** A job that was given up and has not been completed since. */
export type FailedJob = {
  /** The same for the same job, however often it fails. */
  id: string;
  job: Job;
  /** Why it failed, without personal data. */
  error: string;
  attempts: number;
  /** ISO 8601. */
  createdAt: string;
  /** When it was last rerun; null if never. */
  rerunAt: string | null;
};

/** The id of what the job is about. */
export function subjectOf({ version: _version, type: _type, requestId: _requestId, ...rest }: Job): string {
  const { isDemo: _isDemo, ...ids } = { isDemo: undefined, ...rest };
  return Object.values(ids).join();
}

export const jobKey = (job: Job): string => `${job.type}:${subjectOf(job)}`;

/**
 * How an error is reported. Its message may quote personal data, so only its kind is used. Undefined means that the
 * worker died while running the job.
 */
export function describeFailure(error: unknown): string {
  if (error === undefined)
    return "Each run ended without an error message: the job may take too much time or memory.";
  if (error instanceof AnalyzerError) return analyzerErrorMessage(error);
  if (error instanceof Error && "query" in error) return "The database did not answer or refused a query.";
  const kind = error instanceof Error ? error.name : typeof error;
  return `Something unforeseen went wrong (${kind}). The log has the details.`;
}
