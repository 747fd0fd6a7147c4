import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import type { Source } from "#core/partners/sourced-list";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";

// The FTS5 tables of migrations/0020_search_forgets.sql. Not in schema.ts, because drizzle-kit cannot create them. A
// deleted row stays in them until the next sweep, so results are joined with the entries or counted by `countMatches`.
export const resumeSearch = sqliteTable("resume_search", { rowid: integer().notNull() });
export const tournamentSearch = sqliteTable("tournament_search", { rowid: integer().notNull() });

const COLUMNS = {
  filename: { table: resumeSearch, column: "file_name" },
  skills: { table: resumeSearch, column: "skills" },
  tournament: { table: tournamentSearch, column: "words" },
};

const ownedBy = (userId: string) => `owner : "${userId.replaceAll("-", "")}"`;

/**
 * The user's rows that contain, for each word of the text, a word starting with it. Undefined if the text has no words.
 */
export function matches(userId: string, by: keyof typeof COLUMNS, text: string): SQL | undefined {
  const { table, column } = COLUMNS[by];
  const words = beginnings(text);
  if (!words) return undefined;
  return sql`${table} match ${`${ownedBy(userId)} AND ${column} : (${words})`}`;
}

const OF_SOURCE: Record<Source, string> = {
  all: `NOT ${ownedBy(DEMO_OWNER_ID)} NOT ${ownedBy("test")}`,
  external: `AND ${ownedBy("external")} NOT ${ownedBy("test")}`,
};

/** The same for all users' tournaments, also by company and partner. */
export function matchesSourced(source: Source, text: string): SQL | undefined {
  const words = beginnings(text);
  if (!words) return undefined;
  return sql`${tournamentSearch} match ${`{words source} : (${words}) ${OF_SOURCE[source]}`}`;
}

/** Characters that the tokenizer treats as part of a word; all others are separators. */
const WORD = /[\p{L}\p{N}\p{Co}\p{So}+#]/u;

/** Quotes each word, so that FTS5 treats nothing in it as an operator. */
function beginnings(text: string): string | undefined {
  // SQLite ends text at a NUL.
  const words = text.split(/[\s\0]+/).filter((word) => WORD.test(word));
  if (words.length === 0) return undefined;
  return words.map((word) => `"${word.replaceAll('"', '""')}" *`).join(" AND ");
}

/** Keyset pagination in both directions: rows beyond the cursor. */
export function pastCursor(
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
