import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import type { Source } from "#core/partners/sourced-list";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";

// The FTS5 tables of migrations/0020_search_forgets.sql. Not in schema.ts: drizzle-kit cannot make them. A row that was
// deleted is in them until the next sweep, so what they find is joined with the entries or counted by `countMatches`.
export const resumeSearch = sqliteTable("resume_search", { rowid: integer().notNull() });
export const tournamentSearch = sqliteTable("tournament_search", { rowid: integer().notNull() });

const COLUMNS = {
  filename: { table: resumeSearch, column: "file_name" },
  skills: { table: resumeSearch, column: "skills" },
  tournament: { table: tournamentSearch, column: "words" },
};

const ownedBy = (userId: string) => `owner : "${userId.replaceAll("-", "")}"`;

/** Rows of the user in which each word of the text begins a word. Undefined where the text has no words. */
export function matches(userId: string, by: keyof typeof COLUMNS, text: string): SQL | undefined {
  const { table, column } = COLUMNS[by];
  const words = beginnings(text);
  if (!words) return undefined;
  return sql`${table} match ${`${ownedBy(userId)} AND ${column} : (${words})`}`;
}

const OF_SOURCE: Record<Source, string> = {
  all: `NOT ${ownedBy(DEMO_OWNER_ID)}`,
  external: `AND ${ownedBy("external")}`,
};

/** The same of everybody's tournaments, by company and partner too. */
export function matchesSourced(source: Source, text: string): SQL | undefined {
  const words = beginnings(text);
  if (!words) return undefined;
  return sql`${tournamentSearch} match ${`{words source} : (${words}) ${OF_SOURCE[source]}`}`;
}

/** What the tokenizer makes a word of, beside which everything else separates. */
const WORD = /[\p{L}\p{N}\p{Co}\p{So}+#]/u;

/** Each word is quoted, so that nothing in it is an operator of FTS5. */
function beginnings(text: string): string | undefined {
  // To SQLite a NUL ends the text.
  const words = text.split(/[\s\0]+/).filter((word) => WORD.test(word));
  if (words.length === 0) return undefined;
  return words.map((word) => `"${word.replaceAll('"', '""')}" *`).join(" AND ");
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
