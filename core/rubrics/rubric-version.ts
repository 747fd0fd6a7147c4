import type { Criterion, Rubric } from "#core/analysis/rubric";

/** One saved version of a tournament's rubric, as its history shows it. */
export type RubricVersion = {
  /** Version 1 is the one built from the job's texts. */
  version: number;
  /** ISO 8601. */
  createdAt: string;
  /** Email address of the author. */
  createdBy: string;
  /** One sentence per change; empty for an unedited first version. */
  changes: string[];
};

export type RubricDetail = {
  version: number;
  rubric: Rubric;
  /** Newest first. */
  history: RubricVersion[];
  /** The job as a whole, if an earlier version had it and this one does not, so that it can be brought back. */
  formerWhole?: Criterion | undefined;
};

/** How many results of a tournament the newest rubric has judged. */
export type RubricProgress = {
  rubricVersion: number;
  /** Results from an older version that are being redone. */
  staleCount: number;
  /** How many of those could not be redone and wait for somebody to retry. */
  rereadFailedCount: number;
};
