import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { MOST_COUNTED, PAGE_SIZE, toCappedTotal, toPage } from "#core/paging";
import type { SourcedTournament } from "#core/partners/listing";
import { type Source, type SourcedListPage, toSourcedListItem } from "#core/partners/sourced-list";
import type { SourcedQuery } from "#core/partners/sourced-query.schema";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";
import type { Database } from "./database";
import { sourcedColumns, toSourced } from "./listing-repository";
import { listings, partners, totals, tournamentEntries, tournaments } from "./schema";
import { beyond, matches } from "./search-tables";

/** Everybody's tournaments, samples among them, for the administrator; not what visitors try. */
export function createSourcedListRepository(db: Database) {
  return {
    /** All of them, newest first. */
    async listSourcedTournaments(source: Source, now: Date): Promise<SourcedTournament[]> {
      const rows = await db
        .select(sourcedColumns)
        .from(tournaments)
        .leftJoin(listings, eq(listings.tournamentId, tournaments.id))
        .leftJoin(partners, eq(partners.id, tournaments.userId))
        .where(
          and(
            ne(tournaments.userId, DEMO_OWNER_ID),
            source === "external" ? sql`${tournaments.isExternal}` : undefined,
          ),
        )
        .orderBy(desc(tournaments.createdAt), desc(tournaments.id));
      return rows.map((row) => toSourced(row, now));
    },

    async listSourcedPage(query: SourcedQuery, now: Date): Promise<SourcedListPage> {
      const { key, tournamentId } = tournamentEntries;
      const direction = query.before ? asc : desc;
      const isMeant = and(ne(tournamentEntries.userId, DEMO_OWNER_ID), isOf(query.source), isFound(query.q));
      const page = db.$with("page").as(
        db
          .select({ key, tournamentId })
          .from(tournamentEntries)
          .where(and(isMeant, beyond([key], query)))
          .orderBy(direction(key))
          .limit(PAGE_SIZE + 1),
      );
      const counted = db
        .select({ one: sql`1`.as("one") })
        .from(tournamentEntries)
        .where(isMeant)
        .limit(MOST_COUNTED + 1)
        .as("counted");

      const [rows, [count], [figures]] = await db.batch([
        db
          .with(page)
          .select({ ...sourcedColumns, key: page.key })
          .from(page)
          .innerJoin(tournaments, eq(tournaments.id, page.tournamentId))
          .leftJoin(listings, eq(listings.tournamentId, tournaments.id))
          .leftJoin(partners, eq(partners.id, tournaments.userId))
          .orderBy(direction(page.key)),
        db.select({ total: sql<number>`count(*)` }).from(counted),
        db.select({ all: totals.tournaments, external: totals.externalTournaments }).from(totals),
      ]);
      const shown = toPage(rows, query, (row) => `${row.key}`);
      return {
        ...shown,
        rows: shown.rows.map((row) => toSourcedListItem(toSourced(row, now), query.source)),
        ...toCappedTotal(count?.total),
        figures: figures ?? { all: 0, external: 0 },
      };
    },
  };
}

function isOf(source: Source): SQL | undefined {
  if (source === "all") return undefined;
  return sql`${tournamentEntries.isExternal}`;
}

/** By what recruiters find their own tournaments by, or by the name of a company or a partner. */
function isFound(search: string): SQL | undefined {
  if (!search) return undefined;
  const words = matches(null, "tournament", search) ?? sql`false`;
  return sql`${tournamentEntries.key} in (
    select rowid from tournament_search where ${words}
    union all
    select e.key from listings l
      join tournament_entries e on e.tournament_id = l.tournament_id
      join partners p on p.id = e.user_id
    where instr(lower(l.company), lower(${search})) > 0 or instr(lower(p.name), lower(${search})) > 0
  )`;
}
