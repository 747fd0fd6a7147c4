import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { PAGE_SIZE, type PageCursor, toCappedTotal, toExactTotal } from "#core/paging";
import type { TournamentQuery } from "#core/tournaments/tournament-query.schema";
import { countMatches } from "./count-matches";
import type { Database } from "./database";
import { tournamentEntries, users } from "./schema";
import { matches, pastCursor, tournamentSearch } from "./search-tables";

/**
 * The tournaments of one page, newest first, as a table to join, plus one row to know whether there are more. With
 * `match`, those that the search finds; otherwise those that satisfy `within`.
 */
export function pageOfTournaments(
  db: Database,
  { match, within }: { match: SQL | undefined; within: SQL | undefined },
  cursor: PageCursor,
  size = PAGE_SIZE,
) {
  const key = match ? tournamentSearch.rowid : tournamentEntries.key;
  const entry = { key: tournamentEntries.key, tournamentId: tournamentEntries.tournamentId };
  const direction = cursor.before ? asc : desc;
  const found = match
    ? db
        .select(entry)
        .from(tournamentSearch)
        .crossJoin(tournamentEntries)
        .where(and(match, eq(tournamentEntries.key, tournamentSearch.rowid), pastCursor([key], cursor)))
    : db
        .select(entry)
        .from(tournamentEntries)
        .where(and(within, pastCursor([key], cursor)));
  return { page: db.$with("page").as(found.orderBy(direction(key)).limit(size + 1)), direction };
}

/**
 * The page of one owner's tournaments and their total count. Undefined if the query contains no words to search for.
 */
export function tournamentPage(db: Database, userId: string, query: TournamentQuery) {
  const match = matches(userId, "tournament", query.q);
  if (query.q && !match) return undefined;
  return {
    ...pageOfTournaments(db, { match, within: eq(tournamentEntries.userId, userId) }, query),
    count: match
      ? countMatches(db, tournamentSearch, match)
      : db.select({ total: users.tournamentCount }).from(users).where(eq(users.id, userId)),
    toTotal: ([row]: { total: number }[]) => (match ? toCappedTotal : toExactTotal)(row?.total),
  };
}
