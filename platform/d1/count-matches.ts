import { eq, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import { MAX_COUNTED } from "#core/paging";
import type { Database } from "./database";
import { searchRemovals } from "./schema";
import type { resumeSearch, tournamentSearch } from "./search-tables";

/**
 * Counts the rows a search finds, stopping at `MAX_COUNTED` + 1. Rows deleted since the last sweep are counted
 * separately and subtracted, because checking every row for deletion would cost as much as finding it.
 */
export function countMatches(
  db: Database,
  table: typeof resumeSearch | typeof tournamentSearch,
  match: SQL | undefined,
) {
  const isDeleted = eq(searchRemovals.search, getTableName(table));
  const deleted = db.select({ key: searchRemovals.key }).from(searchRemovals).where(isDeleted);
  const most = sql`${MAX_COUNTED + 1} + (select count(*) from ${searchRemovals} where ${isDeleted})`;
  const found = sql`(select count(*) from (select 1 from ${table} where ${match} limit ${most}))`;
  const gone = sql`(select count(*) from ${table} where ${match} and ${inArray(table.rowid, deleted)})`;
  return db.select({ total: sql<number>`${found} - ${gone}` }).from(sql`(select 1)`);
}
