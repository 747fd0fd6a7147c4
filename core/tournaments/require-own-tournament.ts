import { found } from "#core/errors";
import type { TournamentDetail } from "./tournament";

export type OwnTournamentDeps = {
  tournaments: { find(ownerId: string, tournamentId: string): Promise<TournamentDetail | undefined> };
};

/** The owner's tournament, for actions only owners may take. Other users' tournaments are not found. */
export async function requireOwnTournament(
  deps: OwnTournamentDeps,
  ownerId: string,
  tournamentId: string,
): Promise<TournamentDetail> {
  return found(await deps.tournaments.find(ownerId, tournamentId), "tournament_not_found");
}
