import type { Rubric } from "#core/analysis/rubric";
import type { Tier } from "#core/analysis/scorecard";
import type { RubricProgress } from "#core/rubrics/rubric-version";

/** draft: no resumes yet; error: every resume failed. */
export const tournamentStatuses = ["draft", "processing", "completed", "error"] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

/** Counted by the database in the same transaction as the resumes they count. */
export type TournamentCounts = {
  resumeCount: number;
  doneCount: number;
  errorCount: number;
  /** By the tier in force: the recruiter's own where there is one. */
  tierCounts: Record<Tier, number>;
};

export type TournamentSummary = TournamentCounts & {
  id: string;
  name: string;
  status: TournamentStatus;
  /** ISO 8601. */
  createdAt: string;
  keySkills: string[];
  jobDescription: string;
  keyRequirements: string;
  optionalRequirements: string;
  isDemoTournament: boolean;
};

export type TopCandidate = { resumeId: string; name: string; tier: Tier; matchPercent: number | null };
export type TournamentListItem = TournamentSummary & { topCandidate: TopCandidate | null };
/** What a page of a list shows: no more of the job than its name, which may be many pages long. */
export type TournamentListRow = Pick<
  TournamentListItem,
  "id" | "name" | "status" | "createdAt" | "resumeCount" | "isDemoTournament" | "topCandidate"
>;
export type TournamentDetail = TournamentSummary & RubricProgress & { rubric: Rubric };

/** Share of resumes done or error, rounded. */
export function progressPercent(counts: TournamentCounts): number {
  if (counts.resumeCount === 0) return 0;
  return Math.round(((counts.doneCount + counts.errorCount) / counts.resumeCount) * 100);
}

/** Still reading: the tournament is processing and not all of its resumes are finished. */
export function isProcessing(tournament: TournamentCounts & { status: TournamentStatus }): boolean {
  return (
    tournament.status === "processing" &&
    tournament.doneCount + tournament.errorCount < tournament.resumeCount
  );
}

/** Minutes shown as the estimated completion. */
export function estimatedMinutes(percent: number): number {
  return Math.max(1, Math.ceil((100 - percent) / 10));
}
