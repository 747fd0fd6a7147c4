import { AnalyserError, faultMessage } from "#core/analysis/analyser";
import type { Job } from "./job";

/** Whoever asked for a job to be run again may ask once more after this. */
export const RERUN_AGAIN_AFTER_MS = 10 * 60_000;

/** A job that was given up, until it has been done after all. */
export type FailedJob = {
  /** One for each job, however often it fails. */
  id: string;
  job: Job;
  /** Why, in words without anybody's data. */
  error: string;
  attempts: number;
  /** ISO 8601. */
  createdAt: string;
  /** When it was last asked for again; null: never. */
  rerunAt: string | null;
};

/** The id of what the job is about; each has one. */
export function subjectOf({ version: _version, type: _type, requestId: _requestId, ...rest }: Job): string {
  const { isDemo: _isDemo, ...ids } = { isDemo: undefined, ...rest };
  return Object.values(ids).join();
}

export const jobKey = (job: Job): string => `${job.type}:${subjectOf(job)}`;

/**
 * What is told of a fault. Its message may quote what was being worked on, so only its kind is told. Undefined:
 * whoever ran the job died with it in hand.
 */
export function describeFailure(fault: unknown): string {
  if (fault === undefined)
    return "Each run broke off without a word: the job may take too much time or memory.";
  if (fault instanceof AnalyserError) return faultMessage(fault);
  if (fault instanceof Error && "query" in fault) return "The database did not answer or refused a query.";
  const kind = fault instanceof Error ? fault.name : typeof fault;
  return `Something unforeseen went wrong (${kind}). The log has the details.`;
}
