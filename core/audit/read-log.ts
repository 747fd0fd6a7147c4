import type { AuditEntry } from "./entry";

/** Entries held in memory at a time. */
const CHUNK = 1000;

export type LogDeps = {
  audit: {
    listEntries(options: {
      tournamentId: string | undefined;
      after: number;
      limit: number;
    }): Promise<AuditEntry[]>;
  };
};

/** The whole log, or that of one tournament, oldest first. */
export async function* readLog({ audit }: LogDeps, tournamentId?: string): AsyncGenerator<AuditEntry> {
  for (let after = 0; ; ) {
    const entries = await audit.listEntries({ tournamentId, after, limit: CHUNK });
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < CHUNK) return;
    after = last.key;
  }
}
