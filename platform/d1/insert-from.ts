import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import { SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database";

type Row<Table extends SQLiteTable> = {
  [Key in keyof Table["$inferSelect"]]: Table["$inferSelect"][Key] | SQL | SQLiteColumn;
};

/** A source with a single row, for an insertion that only depends on a condition. */
export const SINGLE_ROW = sql`(select 1)`;

/** For a batch: inserts the row once for each row of `source` that satisfies the condition. */
export function insertFrom<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Row<Table>,
  source: SQLiteTable | SQL,
  condition: SQL = sql`true`,
) {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[key as keyof Row<Table>];
    return is(value, SQL) || is(value, SQLiteColumn) ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} from ${source} where ${condition}`);
}
