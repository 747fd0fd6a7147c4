import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { RubricProgress } from "#core/rubrics/rubric-version";
import type { TournamentCounts, TournamentStatus } from "#core/tournaments/tournament";

export type TournamentProgress = TournamentCounts & RubricProgress & { status: TournamentStatus };

/**
 * What a tournament's channel tells the browsers that watch it. `seq` grows by one an event; a gap means
 * something was missed (the channel was evicted) and the list must be read again.
 */
export type TournamentEvent =
  | { type: "snapshot"; seq: number; progress: TournamentProgress }
  | {
      type: "changed";
      seq: number;
      progress: TournamentProgress;
      resumes: CandidateCardView[];
      /** Of resumes that were deleted. */
      removedIds: string[];
    }
  /** The tournament was deleted; the last event of all. */
  | { type: "deleted"; seq: number };
