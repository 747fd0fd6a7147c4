import { found } from "#core/errors";
import type { RecordDeps } from "#core/records/get-records";
import type { OwnTournamentDeps } from "#core/tournaments/require-own-tournament";

export type OwnLogDeps = OwnTournamentDeps & { records: Pick<RecordDeps["records"], "find"> };

/** The owner's tournament whose log is read. It may be deleted, as long as its decision records are kept. */
export async function requireOwnLog(
  deps: OwnLogDeps,
  ownerId: string,
  tournamentId: string,
): Promise<{ id: string; name: string; isDeleted: boolean }> {
  const tournament = await deps.tournaments.find(ownerId, tournamentId);
  if (tournament) return { id: tournament.id, name: tournament.name, isDeleted: false };
  const deleted = found(await deps.records.find(ownerId, tournamentId), "tournament_not_found");
  return { id: deleted.id, name: deleted.name, isDeleted: true };
}
