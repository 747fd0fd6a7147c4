import { and, eq, ne, not, type SQL, sql } from "drizzle-orm";
import {
  CHUNK_SIZE,
  PAGE_SIZE,
  type PageCursor,
  type Slice,
  toCappedTotal,
  toExactTotal,
  toPage,
} from "#core/paging";
import type { SourcedTournament } from "#core/partners/listing";
import { type Source, type SourcedListPage, toSourcedListItem } from "#core/partners/sourced-list";
import type { SourcedQuery } from "#core/partners/sourced-query.schema";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";
import { countMatches } from "./count-matches";
import type { Database } from "./database";
import { sourcedColumns, toSourced } from "./listing-repository";
import { listings, partners, totals, tournamentEntries, tournaments } from "./schema";
import { matchesSourced, tournamentSearch } from "./search-tables";
import { isTestAccount } from "./test-accounts";
import { pageOfTournaments } from "./tournament-page";

/** All users' tournaments for the administrator: samples included; demos and what test keys created excluded. */
export function createSourcedListRepository(db: Database) {
  function selectPage(source: Source, match: SQL | undefined, cursor: PageCursor, size: number) {
    const { page, direction } = pageOfTournaments(db, { match, within: isOf(source) }, cursor, size);
    return db
      .with(page)
      .select({ ...sourcedColumns, key: page.key })
      .from(page)
      .innerJoin(tournaments, eq(tournaments.id, page.tournamentId))
      .leftJoin(listings, eq(listings.tournamentId, tournaments.id))
      .leftJoin(partners, eq(partners.id, tournaments.userId))
      .orderBy(direction(page.key));
  }

  return {
    /** Newest first. */
    async list(source: Source, cursor: PageCursor, now: Date): Promise<Slice<SourcedTournament>> {
      const found = await selectPage(source, undefined, cursor, CHUNK_SIZE);
      const { rows, ...around } = toPage(found, cursor, (row) => `${row.key}`, CHUNK_SIZE);
      return { ...around, rows: rows.map((row) => toSourced(row, now)) };
    },

    async listPage(query: SourcedQuery, now: Date): Promise<SourcedListPage> {
      const match = query.q ? (matchesSourced(query.source, query.q) ?? sql`false`) : undefined;
      const figures = { all: totals.tournaments, external: totals.externalTournaments };
      const [rows, [counted], [sums]] = await db.batch([
        selectPage(query.source, match, query, PAGE_SIZE),
        match
          ? countMatches(db, tournamentSearch, match)
          : db.select({ total: figures[query.source] }).from(totals),
        db.select(figures).from(totals),
      ]);
      const shown = toPage(rows, query, (row) => `${row.key}`);
      return {
        ...shown,
        rows: shown.rows.map((row) => toSourcedListItem(toSourced(row, now), query.source)),
        ...(match ? toCappedTotal : toExactTotal)(counted?.total),
        figures: sums ?? { all: 0, external: 0 },
      };
    },
  };
}

function isOf(source: Source): SQL | undefined {
  return and(
    source === "all" ? ne(tournamentEntries.userId, DEMO_OWNER_ID) : sql`${tournamentEntries.isExternal}`,
    not(isTestAccount(tournamentEntries.userId)),
  );
}
