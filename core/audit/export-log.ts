import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { AuditEntry } from "./entry";
import { findReadable, type ViewDeps, type Viewer } from "./find-readable";
import { type LogDeps, readLog } from "./read-log";

/** The whole log of one tournament, oldest first. */
export async function exportLog(
  deps: ViewDeps & OwnTournamentDeps & LogDeps,
  viewer: Viewer,
  tournamentId: string,
): Promise<AsyncGenerator<AuditEntry>> {
  const { ownerId } = await findReadable(deps, viewer, { tournamentId });
  await requireOwnTournament(deps, ownerId, tournamentId);
  return readLog(deps, tournamentId);
}
