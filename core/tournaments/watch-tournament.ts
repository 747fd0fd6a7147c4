import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { type OwnTournamentDeps, requireOwnTournament } from "./require-own-tournament";
import type { TournamentDetail } from "./tournament";

/**
 * The tournament whose channel the viewer may join. The channel sends candidates, so joining counts as viewing them.
 */
export async function watchTournament(
  deps: ViewDeps & OwnTournamentDeps,
  viewer: Viewer,
  tournamentId: string,
): Promise<TournamentDetail> {
  const { ownerId } = await openView(deps, viewer, { tournamentId }, "tournament.contacts-viewed");
  return requireOwnTournament(deps, ownerId, tournamentId);
}
