import { type SQL, sql } from "drizzle-orm";
import { MOST_COUNTED } from "#core/paging";
import type { Database } from "./database";
import type { resumeSearch, tournamentSearch } from "./search-tables";

/** How many rows a search finds, counted up to one more than is told. */
export const countFound = (db: Database, table: typeof resumeSearch | typeof tournamentSearch, match: SQL) =>
  db.select({ total: sql<number>`count(*)` }).from(
    db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(match)
      .limit(MOST_COUNTED + 1)
      .as("found"),
  );
