import type { Rubric } from "#core/analysis/rubric";

/** One saved state of a tournament's rubric, as its history shows it. */
export type RubricVersion = {
  /** 1 is the one made from the job's texts. */
  version: number;
  /** ISO 8601. */
  createdAt: string;
  /** Whose e-mail. */
  createdBy: string;
  /** One sentence a change; none for the first version. */
  changes: string[];
};

export type RubricDetail = {
  version: number;
  rubric: Rubric;
  /** Newest first. */
  history: RubricVersion[];
};

/** How far the results of a tournament have come with its newest rubric. */
export type RubricProgress = {
  rubricVersion: number;
  /** Results that an older version gave; they are being redone. */
  staleCount: number;
  /** Those of them that could not be redone, and wait for somebody to ask again. */
  rereadFailedCount: number;
};
