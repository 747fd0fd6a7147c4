import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { NewListing } from "#core/partners/create-listing";
import { listingStatus, type PartnerTournament, type SourcedTournament } from "#core/partners/listing";
import type { NewTournament } from "#core/tournaments/create-tournament";
import type { Database } from "./database";
import { listings, partners, rubricVersions, tournamentEntries, tournaments } from "./schema";
import { summaryColumns, toSummary } from "./tournament-row";

const sourcedColumns = {
  tournament: summaryColumns,
  listing: getTableColumns(listings),
  partnerName: partners.name,
};

export function createListingRepository(db: Database) {
  const selectSourced = () =>
    db
      .select(sourcedColumns)
      .from(tournaments)
      .leftJoin(listings, eq(listings.tournamentId, tournaments.id))
      .leftJoin(partners, and(eq(partners.id, tournaments.userId), sql`${tournaments.isExternal}`));

  return {
    async insertListing(tournament: NewTournament, listing: NewListing): Promise<void> {
      await db.batch([
        db
          .insert(tournaments)
          .values({ ...tournament, isExternal: true })
          .onConflictDoNothing(),
        db
          .insert(listings)
          .values({ ...listing, tournamentId: tournament.id })
          .onConflictDoNothing(),
        db
          .insert(rubricVersions)
          .values({
            tournamentId: tournament.id,
            version: 1,
            rubric: tournament.rubric,
            createdAt: tournament.createdAt,
            createdBy: tournament.userId,
          })
          .onConflictDoNothing(),
      ]);
    },

    /** Newest first, those after the cursor; `key` is the cursor of each. */
    async listListings(
      partnerId: string,
      { after, limit }: { after: number | undefined; limit: number },
      now: Date,
    ): Promise<(PartnerTournament & { key: number })[]> {
      const rows = await db
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
      return rows.flatMap((row) => {
        const tournament = toPartnerTournament(row, now);
        return tournament ? [{ ...tournament, key: row.key }] : [];
      });
    },

    /** Newest first. */
    async listPartnerTournaments(partnerId: string, now: Date): Promise<SourcedTournament[]> {
      const rows = await selectSourced()
        .where(and(eq(tournaments.userId, partnerId), sql`${tournaments.isExternal}`))
        .orderBy(desc(tournaments.createdAt), desc(tournaments.id));
      return rows.map((row) => toSourced(row, now));
    },

    async findPartnerTournament(
      partnerId: string,
      id: string,
      now: Date,
    ): Promise<PartnerTournament | undefined> {
      const [row] = await selectSourced().where(
        and(eq(tournaments.id, id), eq(tournaments.userId, partnerId), sql`${tournaments.isExternal}`),
      );
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

function toSourced({ tournament, listing, partnerName }: SourcedRow, now: Date): SourcedTournament {
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
