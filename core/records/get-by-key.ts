import { type ExportedEntry, toExported } from "#core/audit/exported-entry";
import { type LogDeps, readLog } from "#core/audit/read-log";
import { found } from "#core/errors";
import { getRecords, type RecordDeps } from "./get-records";

type Deps = LogDeps & {
  hashToken(token: string): string;
  records: RecordDeps["records"] & { findOwnerByKey(tokenHash: string): Promise<string | undefined> };
};

async function requireOwner(deps: Deps, key: string): Promise<string> {
  return found(await deps.records.findOwnerByKey(deps.hashToken(key)), "records_not_found");
}

/** The records of a deleted account, for whoever has its key. */
export async function listByKey(deps: Deps, key: string) {
  return deps.records.list(await requireOwner(deps, key));
}

/** Everything that is kept of one tournament of a deleted account, with its activity log. */
export async function getByKey(deps: Deps, { key, tournamentId }: { key: string; tournamentId: string }) {
  const records = await getRecords(deps, await requireOwner(deps, key), tournamentId);
  const activity: ExportedEntry[] = [];
  for await (const entry of readLog(deps, tournamentId)) activity.push(toExported(entry));
  return { ...records, activity };
}
