import { and, asc, desc, eq, gt, gte, inArray, lt, or } from "drizzle-orm";
import {
  type ExternalChanges,
  type ExternalPage,
  type ExternalResume,
  type ExternalStatus,
  statusesOf,
} from "#core/partners/external-resume";
import type { ListedResume } from "#core/partners/get-listed-resume";
import type { Database } from "./database";
import { resumeEntries, resumes, tournaments } from "./schema";

const { id, fileName, status, error, createdAt, updatedAt } = resumes;
const columns = { id, fileName, status, error, createdAt, updatedAt };

type Row = Pick<typeof resumes.$inferSelect, keyof typeof columns>;

const toExternalResume = ({ createdAt, updatedAt, ...row }: Row): ExternalResume => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: (updatedAt ?? createdAt).toISOString(),
});

const isOfStatus = (asked: ExternalStatus | undefined) => asked && inArray(status, statusesOf(asked));

export function createExternalResumeRepository(db: Database) {
  return {
    /** `key` is each row's cursor. */
    async list(tournamentId: string, { after, status, limit }: ExternalPage) {
      const rows = await db
        .select({ ...columns, key: resumeEntries.key })
        .from(resumeEntries)
        // A cross join fixes the order; otherwise SQLite would start with all resumes of the listing.
        .crossJoin(resumes)
        .where(
          and(
            eq(resumeEntries.tournamentId, tournamentId),
            eq(id, resumeEntries.resumeId),
            after === undefined ? undefined : lt(resumeEntries.key, after),
            isOfStatus(status),
          ),
        )
        .orderBy(desc(resumeEntries.key))
        .limit(limit);
      return rows.map(({ key, ...row }) => ({ ...toExternalResume(row), key }));
    },

    async find({ partnerId, listingId, resumeId }: ListedResume): Promise<ExternalResume | undefined> {
      const [row] = await db
        .select(columns)
        .from(resumes)
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(and(eq(id, resumeId), eq(tournaments.id, listingId), eq(tournaments.userId, partnerId)));
      return row && toExternalResume(row);
    },

    async listChanges(tournamentId: string, { since, afterId, status, limit }: ExternalChanges) {
      const rows = await db
        .select(columns)
        .from(resumes)
        .where(
          and(
            eq(resumes.tournamentId, tournamentId),
            afterId === undefined
              ? gte(updatedAt, since)
              : or(gt(updatedAt, since), and(eq(updatedAt, since), gt(id, afterId))),
            isOfStatus(status),
          ),
        )
        .orderBy(asc(updatedAt), asc(id))
        .limit(limit);
      return rows.map(toExternalResume);
    },
  };
}
