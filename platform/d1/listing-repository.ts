import { and, count, desc, eq, getTableColumns, gt, inArray, lt, sql } from "drizzle-orm";
import { CHUNK_SIZE, EMPTY_PAGE, type PageCursor, toPage } from "#core/paging";
import type { ListingTarget } from "#core/partners/close-listing";
import type { NewListing } from "#core/partners/create-listing";
import {
  type ListingFigures,
  listingStatus,
  type PartnerTournament,
  type PortalPage,
  type SourcedTournament,
} from "#core/partners/listing";
import type { NewTournament } from "#core/tournaments/create-tournament";
import type { TournamentQuery } from "#core/tournaments/tournament-query.schema";
import type { Database } from "./database";
import { listings, partners, rubricVersions, tournamentEntries, tournaments, users } from "./schema";
import { tournamentPage } from "./tournament-page";
import { firstVersionOf, summaryColumns, toSummary } from "./tournament-row";

export const sourcedColumns = {
  tournament: summaryColumns,
  listing: getTableColumns(listings),
  // A D1 batch returns rows as objects, in which two columns of the same name would collide.
  partnerName: sql<string | null>`${partners.name}`.as("partner_name"),
};

const isListingOf = (partnerId: string) =>
  and(eq(tournaments.userId, partnerId), sql`${tournaments.isExternal}`);

export function createListingRepository(db: Database) {
  const selectSourced = () =>
    db
      .select(sourcedColumns)
      .from(tournaments)
      .leftJoin(listings, eq(listings.tournamentId, tournaments.id))
      .leftJoin(partners, and(eq(partners.id, tournaments.userId), sql`${tournaments.isExternal}`));

  const selectOwn = (partnerId: string, { after, limit }: { after: number | undefined; limit: number }) =>
    db
      .select({ ...sourcedColumns, key: tournamentEntries.key })
      .from(tournamentEntries)
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .innerJoin(listings, eq(listings.tournamentId, tournaments.id))
      .innerJoin(partners, eq(partners.id, tournaments.userId))
      .where(
        and(
          eq(tournamentEntries.userId, partnerId),
          after === undefined ? undefined : lt(tournamentEntries.key, after),
        ),
      )
      .orderBy(desc(tournamentEntries.key))
      .limit(limit);

  return {
    async insert(tournament: NewTournament, listing: NewListing): Promise<void> {
      await db.batch([
        db
          .insert(tournaments)
          .values({ ...tournament, isExternal: true })
          .onConflictDoNothing(),
        db
          .insert(listings)
          .values({ ...listing, tournamentId: tournament.id })
          .onConflictDoNothing(),
        db.insert(rubricVersions).values(firstVersionOf(tournament)).onConflictDoNothing(),
      ]);
    },

    /** Newest first, starting after the cursor; `key` is each row's cursor. */
    async list(partnerId: string, page: { after: number | undefined; limit: number }, now: Date) {
      const rows = await selectOwn(partnerId, page);
      return rows.flatMap((row) => {
        const tournament = toPartnerTournament(row, now);
        return tournament ? [{ ...tournament, key: row.key }] : [];
      });
    },

    /** Newest first. */
    async listTournaments(partnerId: string, cursor: PageCursor, now: Date) {
      const after = cursor.after ? Number(cursor.after) : undefined;
      const found = await selectOwn(partnerId, { after, limit: CHUNK_SIZE + 1 });
      const { rows, ...around } = toPage(found, cursor, ({ key }) => `${key}`, CHUNK_SIZE);
      return { ...around, rows: rows.map((row) => toSourced(row, now)) };
    },

    async listTournamentPage(partnerId: string, query: TournamentQuery, now: Date): Promise<PortalPage> {
      const asked = tournamentPage(db, partnerId, query);
      if (!asked) return EMPTY_PAGE;
      const { page, direction, count, toTotal } = asked;
      const { id, name, createdAt, resumeCount } = tournaments;
      const { company, jobListingType, region, applicationUrl, expiresAt } = listings;
      const [rows, counted] = await db.batch([
        db
          .with(page)
          .select({
            ...{ id, name, createdAt, resumeCount, key: page.key },
            listing: { company, jobListingType, region, applicationUrl, expiresAt },
          })
          .from(page)
          // A cross join fixes the order; otherwise SQLite would start with all tournaments of the partner.
          .crossJoin(tournaments)
          .leftJoin(listings, eq(listings.tournamentId, id))
          .where(and(eq(id, page.tournamentId), isListingOf(partnerId)))
          .orderBy(direction(page.key)),
        count,
      ]);
      const shown = toPage(rows, query, (row) => `${row.key}`);
      return {
        ...shown,
        ...toTotal(counted),
        rows: shown.rows.map(({ key: _, createdAt, listing, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          externalListing: listing && {
            ...listing,
            status: listingStatus(listing.expiresAt, now),
            expiresAt: listing.expiresAt?.toISOString() ?? null,
          },
        })),
      };
    },

    async sum(partnerId: string, now: Date): Promise<ListingFigures> {
      const isOpen = and(eq(tournamentEntries.userId, partnerId), gt(tournamentEntries.expiresAt, now));
      const [[figures], [open]] = await db.batch([
        db
          .select({
            listings: users.tournamentCount,
            withoutEnd: sql<number>`tournament_count - ending_count`.as("without_end"),
            resumes: users.resumeCount,
          })
          .from(users)
          .where(eq(users.id, partnerId)),
        db.select({ listings: count() }).from(tournamentEntries).where(isOpen),
      ]);
      if (!figures || !open) return { listings: 0, activeListings: 0, resumes: 0 };
      const { withoutEnd, ...sums } = figures;
      return { ...sums, activeListings: withoutEnd + open.listings };
    },

    async setExpiry({ partnerId, listingId }: ListingTarget, expiresAt: Date | null): Promise<boolean> {
      const own = db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(and(eq(tournaments.id, listingId), isListingOf(partnerId)));
      const changed = await db
        .update(listings)
        .set({ expiresAt })
        .where(inArray(listings.tournamentId, own))
        .returning({ id: listings.tournamentId });
      return changed.length > 0;
    },

    async findTournament(partnerId: string, id: string, now: Date): Promise<PartnerTournament | undefined> {
      const [row] = await selectSourced().where(and(eq(tournaments.id, id), isListingOf(partnerId)));
      return row && toPartnerTournament(row, now);
    },
  };
}

type SourcedRow = {
  tournament: Parameters<typeof toSummary>[0];
  listing: typeof listings.$inferSelect | null;
  partnerName: string | null;
};

function toPartnerTournament(row: SourcedRow, now: Date): PartnerTournament | undefined {
  const { externalListing, ...sourced } = toSourced(row, now);
  const optionalSkills = row.listing?.optionalSkills ?? [];
  return externalListing ? { ...sourced, externalListing, optionalSkills } : undefined;
}

export function toSourced({ tournament, listing, partnerName }: SourcedRow, now: Date): SourcedTournament {
  const summary = toSummary(tournament);
  return {
    ...summary,
    isExternal: tournament.isExternal,
    partnerName,
    externalListing: listing && {
      externalListingId: listing.tournamentId,
      listingId: listing.tournamentId,
      title: summary.name,
      company: listing.company,
      description: summary.jobDescription,
      jobListingType: listing.jobListingType,
      region: listing.region,
      status: listingStatus(listing.expiresAt, now),
      applicationUrl: listing.applicationUrl,
      createdAt: summary.createdAt,
      expiresAt: listing.expiresAt?.toISOString() ?? null,
    },
  };
}
