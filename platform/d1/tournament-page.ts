import { and, asc, desc, eq, sql } from "drizzle-orm";
import { MOST_COUNTED, PAGE_SIZE, toCappedTotal } from "#core/paging";
import type { TournamentQuery } from "#core/tournaments/tournament-query.schema";
import type { Database } from "./database";
import { tournamentEntries, users } from "./schema";
import { beyond, matches, tournamentSearch } from "./search-tables";

/**
 * Which tournaments of an owner a page shows, as a table to join and one row more than it has, and how many
 * there are in all. Undefined where the query has no words to search for.
 */
export function tournamentPage(db: Database, userId: string, query: TournamentQuery) {
  const match = matches(userId, "tournament", query.q);
  if (query.q && !match) return undefined;
  const key = match ? tournamentSearch.rowid : tournamentEntries.key;
  const entry = { key: tournamentEntries.key, tournamentId: tournamentEntries.tournamentId };
  const direction = query.before ? asc : desc;

  const found = match
    ? db
        .select(entry)
        .from(tournamentSearch)
        .crossJoin(tournamentEntries)
        .where(and(match, eq(tournamentEntries.key, tournamentSearch.rowid), beyond([key], query)))
    : db
        .select(entry)
        .from(tournamentEntries)
        .where(and(eq(tournamentEntries.userId, userId), beyond([key], query)));
  return {
    page: db.$with("page").as(found.orderBy(direction(key)).limit(PAGE_SIZE + 1)),
    direction,
    count: match
      ? db.select({ total: sql<number>`count(*)` }).from(
          db
            .select({ one: sql`1`.as("one") })
            .from(tournamentSearch)
            .where(match)
            .limit(MOST_COUNTED + 1)
            .as("counted"),
        )
      : db.select({ total: users.tournamentCount }).from(users).where(eq(users.id, userId)),
    toTotal: ([row]: { total: number }[]) =>
      match ? toCappedTotal(row?.total) : { total: row?.total ?? 0, isTotalCapped: false },
  };
}
