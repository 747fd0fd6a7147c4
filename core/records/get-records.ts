import { DomainError } from "#core/errors";
import type { DecisionRecord, DeletedTournament, RecordedRubric } from "./decision-record";

export type RecordDeps = {
  records: {
    /** The latest deletion first. */
    list(ownerId: string): Promise<(DeletedTournament & { recordCount: number })[]>;
    find(ownerId: string, tournamentId: string): Promise<RecordedTournament | undefined>;
    listRecords(tournamentId: string): Promise<StoredRecord[]>;
  };
};

type RecordedTournament = DeletedTournament & { rubrics: RecordedRubric[] };
type StoredRecord = DecisionRecord & { resumeId: string; deletedAt: Date };

/** Everything that is kept of a deleted tournament. */
export async function getRecords(
  deps: RecordDeps,
  ownerId: string,
  tournamentId: string,
): Promise<{ tournament: RecordedTournament; candidates: StoredRecord[] }> {
  const tournament = await deps.records.find(ownerId, tournamentId);
  if (!tournament) throw new DomainError("tournament_not_found");
  return { tournament, candidates: await deps.records.listRecords(tournamentId) };
}
