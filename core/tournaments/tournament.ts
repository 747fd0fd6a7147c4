import type { Rubric } from "#core/analysis/rubric";
import type { Tier } from "#core/analysis/scorecard";
import type { SavedFilter } from "#core/resumes/candidate-query.schema";
import type { RubricProgress } from "#core/rubrics/rubric-version";

/** draft: no resumes yet; error: every resume failed. */
export const tournamentStatuses = ["draft", "processing", "completed", "error"] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

/** Maintained by the database in the same transaction as the resumes they count. */
export type TournamentCounts = {
  resumeCount: number;
  doneCount: number;
  errorCount: number;
  /** By the effective tier: the recruiter's own if there is one. */
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
/** A row of a list: of the job only its name, because the texts may be many pages long. */
export type TournamentListRow = Pick<
  TournamentListItem,
  "id" | "name" | "status" | "createdAt" | "resumeCount" | "isDemoTournament" | "topCandidate"
>;
export type TournamentDetail = TournamentSummary &
  RubricProgress & {
    rubric: Rubric;
    savedFilters: SavedFilter[];
    /** Candidates are anonymous until the recruiter has set a tier. */
    isBlind: boolean;
    heldUp?: HeldUp;
  };

/** Resumes waiting because the model could not judge them, and how many were finished in the last few minutes. */
export type HeldUp = { count: number; recentlyFinished: number };

/** The window for measuring how fast resumes are being read. */
export const RECENT_MINUTES = 5;

/** The percentage of resumes that are done or failed, rounded. */
export function progressPercent(counts: TournamentCounts): number {
  if (counts.resumeCount === 0) return 0;
  return Math.round(((counts.doneCount + counts.errorCount) / counts.resumeCount) * 100);
}

/** In progress: the tournament is processing and some resumes are unfinished. */
export function isProcessing(tournament: TournamentCounts & { status: TournamentStatus }): boolean {
  return (
    tournament.status === "processing" &&
    tournament.doneCount + tournament.errorCount < tournament.resumeCount
  );
}

/** "The model is busy: 40 of 300 read, about 6 minutes left." */
export function describeHeldUp(
  { resumeCount, doneCount, errorCount }: TournamentCounts,
  { recentlyFinished }: HeldUp,
): string {
  const finished = doneCount + errorCount;
  const minutes = Math.ceil(((resumeCount - finished) * RECENT_MINUTES) / recentlyFinished);
  const left =
    recentlyFinished === 0
      ? ". We ask it again within minutes"
      : `, about ${minutes.toLocaleString("en")} ${minutes === 1 ? "minute" : "minutes"} left`;
  return `The model is busy: ${finished.toLocaleString("en")} of ${resumeCount.toLocaleString("en")} read${left}.`;
}

/** Observed since the page was opened: seconds, resumes finished, and resumes left. */
export type Pace = { seconds: number; finished: number; left: number };

/** In less time, one resume says nothing about the others. */
const PACE_SECONDS = 2;

/** What the help promises for few resumes, until a pace is known. */
const FEW = { resumes: 50, minutes: 2 };

/** The estimated minutes to completion: by the share left or, if that is less, by the observed pace. */
export function estimatedMinutes(percent: number, pace?: Pace): number {
  const byShare = Math.max(1, Math.ceil((100 - percent) / 10));
  if (!pace) return byShare;
  if (pace.finished === 0 || pace.seconds < PACE_SECONDS)
    return pace.left <= FEW.resumes && pace.seconds < 60 * FEW.minutes
      ? Math.min(byShare, FEW.minutes)
      : byShare;
  const byPace = Math.ceil(((pace.seconds / pace.finished) * pace.left) / 60);
  return Math.min(byShare, Math.max(1, byPace));
}
