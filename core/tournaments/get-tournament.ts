import { findReadable, type ViewDeps, type Viewer } from "#core/audit/find-readable";
import { type OwnTournamentDeps, requireOwnTournament } from "./require-own-tournament";
import type { TournamentDetail } from "./tournament";

/** A tournament without its candidates. */
export async function getTournament(
  deps: ViewDeps & OwnTournamentDeps,
  viewer: Viewer,
  tournamentId: string,
): Promise<TournamentDetail> {
  const { ownerId } = await findReadable(deps, viewer, { tournamentId });
  return requireOwnTournament(deps, ownerId, tournamentId);
}
