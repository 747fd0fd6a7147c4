import { eq, sql } from "drizzle-orm";
import type { Database } from "./database";
import { tournaments } from "./schema";

/**
 * For a batch that deletes resumes: with no resumes left, the tournament is a draft again; with only failed ones, an
 * error.
 */
export function settleStatus(db: Database, tournamentId: string) {
  return db
    .update(tournaments)
    .set({
      status: sql`case
        when ${tournaments.resumeCount} = 0 then 'draft'
        when ${tournaments.status} = 'completed' and ${tournaments.doneCount} = 0 then 'error'
        else ${tournaments.status} end`,
    })
    .where(eq(tournaments.id, tournamentId));
}
