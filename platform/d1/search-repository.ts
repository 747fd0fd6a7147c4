import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "./database";
import { searchRemovals } from "./schema";
import { resumeSearch, tournamentSearch } from "./search-tables";

/** Removes deleted rows from the search tables; triggers add the rows. */
export function createSearchRepository(db: Database) {
  const oldest = (search: "resume_search" | "tournament_search", limit: number) =>
    db
      .select({ key: searchRemovals.key })
      .from(searchRemovals)
      .where(eq(searchRemovals.search, search))
      .orderBy(asc(searchRemovals.key))
      .limit(limit);
  const forget = (search: "resume_search" | "tournament_search", limit: number) =>
    db
      .delete(searchRemovals)
      .where(and(eq(searchRemovals.search, search), inArray(searchRemovals.key, oldest(search, limit))))
      .returning({ key: searchRemovals.key });

  return {
    /** Deletes up to `limit` rows of each kind from the search tables. False if none are left. */
    async forgetDeletedWords({ limit }: { limit: number }): Promise<boolean> {
      const [, ofResumes, , ofTournaments] = await db.batch([
        db.delete(resumeSearch).where(inArray(resumeSearch.rowid, oldest("resume_search", limit))),
        forget("resume_search", limit),
        db
          .delete(tournamentSearch)
          .where(inArray(tournamentSearch.rowid, oldest("tournament_search", limit))),
        forget("tournament_search", limit),
      ]);
      return Math.max(ofResumes.length, ofTournaments.length) === limit;
    },
  };
}
