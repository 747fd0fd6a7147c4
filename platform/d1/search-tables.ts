import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

// The FTS5 tables of migrations/0005_search.sql. Not in schema.ts: drizzle-kit cannot make them.
export const resumeSearch = sqliteTable("resume_search", { rowid: integer().notNull() });
export const tournamentSearch = sqliteTable("tournament_search", { rowid: integer().notNull() });

const COLUMNS = {
  filename: { table: sql`resume_search`, column: "file_name" },
  skills: { table: sql`resume_search`, column: "skills" },
  tournament: { table: sql`tournament_search`, column: "words" },
};

/** What the tokenizer makes a word of, beside which everything else separates. */
const WORD = /[\p{L}\p{N}\p{Co}\p{So}+#]/u;

/**
 * Rows of the user (null: of anybody) in which each word of the text begins a word. Undefined where the text
 * has no words.
 * Each is quoted, so that nothing in it is an operator of FTS5.
 */
export function matches(userId: string | null, by: keyof typeof COLUMNS, text: string): SQL | undefined {
  const { table, column } = COLUMNS[by];
  // To SQLite a NUL ends the text.
  const words = text.split(/[\s\0]+/).filter((word) => WORD.test(word));
  if (words.length === 0) return undefined;
  const prefixes = words.map((word) => `"${word.replaceAll('"', '""')}" *`).join(" AND ");
  const owned = userId === null ? "" : `owner : "${userId.replaceAll("-", "")}" AND `;
  return sql`${table} match ${`${owned}${column} : (${prefixes})`}`;
}

/** Both sides of a keyset: beyond the cursor in the direction of reading. */
export function beyond(
  columns: (AnyColumn | SQL)[],
  { before, after }: { before?: string; after?: string },
): SQL | undefined {
  const values = (before ?? after)?.split(".").map(Number);
  if (values?.length !== columns.length) return undefined;
  const list = (parts: (AnyColumn | SQL | number)[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  return sql`(${list(columns)}) ${before ? sql`>` : sql`<`} (${list(values)})`;
}
