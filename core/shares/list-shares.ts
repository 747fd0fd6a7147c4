import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { ShareView } from "./share";

type Deps = OwnTournamentDeps & { shares: { list(tournamentId: string): Promise<ShareView[]> } };

/** Newest first, including expired and revoked ones. */
export async function listShares(
  deps: Deps,
  { userId, tournamentId }: { userId: string; tournamentId: string },
): Promise<ShareView[]> {
  await requireOwnTournament(deps, userId, tournamentId);
  return deps.shares.list(tournamentId);
}
