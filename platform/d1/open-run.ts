import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database";
import { tournaments } from "./schema";

/** For a batch that changes resumes: opens a run if a resume is unfinished and no run is open. */
export function openRun(db: Database, tournamentId: string) {
  return db
    .update(tournaments)
    .set({ status: "processing", run: sql`${tournaments.run} + 1` })
    .where(
      and(
        eq(tournaments.id, tournamentId),
        sql`${tournaments.status} <> 'processing'`,
        sql`${tournaments.resumeCount} > ${tournaments.doneCount} + ${tournaments.errorCount}`,
      ),
    );
}
