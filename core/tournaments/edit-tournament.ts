import { found } from "#core/errors";
import type { TournamentSummary } from "./tournament";
import { tournamentSchema } from "./tournament.schema";

/** The texts that may be edited later. What candidates are judged by is edited in the rubric. */
export const editTournamentSchema = tournamentSchema.pick({ name: true, jobDescription: true });

export type TournamentEdit = {
  tournamentId: string;
  userId: string;
  name: string;
  jobDescription: string;
};

type Deps = {
  now(): Date;
  tournaments: {
    /** Undefined if the user owns no such tournament. */
    setTexts(edit: TournamentEdit, now: Date): Promise<TournamentSummary | undefined>;
  };
};

/** Changes a tournament's name or description. Results are not affected. */
export async function editTournament(deps: Deps, edit: TournamentEdit): Promise<TournamentSummary> {
  return found(await deps.tournaments.setTexts(edit, deps.now()), "tournament_not_found");
}
