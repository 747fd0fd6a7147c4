import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { RubricProgress } from "#core/rubrics/rubric-version";
import type { HeldUp, TournamentCounts, TournamentStatus } from "#core/tournaments/tournament";

export type TournamentProgress = TournamentCounts &
  RubricProgress & { status: TournamentStatus; heldUp?: HeldUp };

/**
 * What a tournament's channel sends to watching browsers. `seq` grows by one per event; a gap means that events were
 * missed (the channel was evicted) and the list must be reloaded.
 */
export type TournamentEvent =
  | { type: "snapshot"; seq: number; progress: TournamentProgress }
  | {
      type: "changed";
      seq: number;
      progress: TournamentProgress;
      resumes: CandidateCardView[];
      /** Ids of deleted resumes. */
      removedIds: string[];
    }
  /** The tournament was deleted; always the last event. */
  | { type: "deleted"; seq: number };
