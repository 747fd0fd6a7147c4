import { found } from "#core/errors";
import type { DecisionRecord, RecordedRubric, TournamentOfRecords } from "./decision-record";

export type RecordDeps = {
  records: {
    /** Those that are not deleted first, then the latest deletion. */
    list(ownerId: string): Promise<(TournamentOfRecords & { recordCount: number })[]>;
    find(ownerId: string, tournamentId: string): Promise<RecordedTournament | undefined>;
    listRecords(tournamentId: string): Promise<StoredRecord[]>;
  };
};

type RecordedTournament = TournamentOfRecords & { rubrics: RecordedRubric[] };
type StoredRecord = DecisionRecord & { resumeId: string; deletedAt: Date };

/** Everything that is kept of a tournament that was deleted, or whose resumes were. */
export async function getRecords(
  deps: RecordDeps,
  ownerId: string,
  tournamentId: string,
): Promise<{ tournament: RecordedTournament; candidates: StoredRecord[] }> {
  const tournament = found(await deps.records.find(ownerId, tournamentId), "tournament_not_found");
  return { tournament, candidates: await deps.records.listRecords(tournamentId) };
}
