import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { MOST_COUNTED } from "#core/paging";
import type { Database } from "./database";

/** How many rows are found, counted up to one more than is told. */
export const countFound = (db: Database, table: SQLiteTable, match: SQL | undefined) =>
  db.select({ total: sql<number>`count(*)` }).from(
    db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(match)
      .limit(MOST_COUNTED + 1)
      .as("found"),
  );
