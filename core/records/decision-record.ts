import type { Criterion } from "#core/analysis/rubric";
import type { Tier, VerdictLevel } from "#core/analysis/scorecard";

/**
 * What was decided about a candidate, kept after the resume was deleted: levels, tiers, versions and times, but no name,
 * quote, note, contact or file name.
 */
export type DecisionRecord = {
  uploadedAt: number;
  judgedAt: number | null;
  /** The judge and its version. */
  engine: string | null;
  engineVersion: string | null;
  model: string | null;
  rubricVersion: number | null;
  match: number | null;
  tier: Tier | null;
  /** The recruiter's own tier, who set it and when; null if the analysis's tier stood. */
  recruiterTier: Tier | null;
  recruiterTierBy: string | null;
  recruiterTierAt: number | null;
  /** A standard reason; any other reason is deleted with the resume, and this says so. Absent in the oldest records. */
  recruiterTierWhy?: string | null;
  verdicts: { criterionId: string; level: VerdictLevel; sure: boolean | null }[];
};

/** A version of the rubric of a tournament that has records. */
export type RecordedRubric = {
  version: number;
  createdAt: number;
  createdBy: string;
  criteria: Pick<Criterion, "id" | "text" | "kind" | "importance" | "weight">[];
};

/** A tournament of which decision records are kept. */
export type TournamentOfRecords = {
  id: string;
  name: string;
  createdAt: Date;
  /** Null while only resumes of it are deleted. */
  deletedAt: Date | null;
  keepUntil: Date;
};
