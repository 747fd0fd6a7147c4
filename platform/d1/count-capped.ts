import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { MAX_COUNTED } from "#core/paging";
import type { Database } from "./database";

/** Counts matching rows, stopping at `MAX_COUNTED` + 1. */
export const countCapped = (db: Database, table: SQLiteTable, match: SQL | undefined) =>
  db.select({ total: sql<number>`count(*)` }).from(
    db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(match)
      .limit(MAX_COUNTED + 1)
      .as("found"),
  );
