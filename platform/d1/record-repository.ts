import { and, count, desc, eq, inArray, lt, not, notInArray, sql } from "drizzle-orm";
import type { RecordedRubric } from "#core/records/decision-record";
import type { Database } from "./database";
import { decisionRecords, decisionTournaments, recordKeys, users } from "./schema";

const { id, name, createdAt, deletedAt, keepUntil, rubrics } = decisionTournaments;

/** A tournament that is not deleted, with records of its deleted resumes. */
type Living = { id: string; name: string; createdAt: number; keepUntil: number };

/** When the last of its records ends; those of later deletions end later. */
const LAST_TERM = sql`(select max(keep_until) from decision_records where tournament_id = d.id)`;

const toRecorded = <Row extends Living>({ createdAt, keepUntil, ...row }: Row) => ({
  ...row,
  createdAt: new Date(createdAt),
  deletedAt: null,
  keepUntil: new Date(keepUntil),
});

/** Decision records; triggers write them when rows are deleted. */
export function createRecordRepository(db: Database) {
  const onHold = db.select({ id: users.id }).from(users).where(eq(users.isOnHold, true));
  return {
    async list(ownerId: string) {
      const recordCount = db
        .select({ count: count() })
        .from(decisionRecords)
        .where(eq(decisionRecords.tournamentId, id));
      const living = await db.all<Living & { recordCount: number }>(sql`
        select id, name, created_at as createdAt, ${LAST_TERM} as keepUntil,
          (select count(*) from decision_records where tournament_id = d.id) as recordCount
        from tournament_decisions d where owner_id = ${ownerId} order by created_at desc`);
      const deleted = await db
        .select({ id, name, createdAt, deletedAt, keepUntil, recordCount: sql<number>`(${recordCount})` })
        .from(decisionTournaments)
        .where(eq(decisionTournaments.ownerId, ownerId))
        .orderBy(desc(deletedAt));
      return [...living.map(toRecorded), ...deleted];
    },

    async find(ownerId: string, tournamentId: string) {
      const [row] = await db
        .select({ id, name, createdAt, deletedAt, keepUntil, rubrics })
        .from(decisionTournaments)
        .where(and(eq(id, tournamentId), eq(decisionTournaments.ownerId, ownerId)));
      if (row) return row;
      const [living] = await db.all<Living & { rubrics: string }>(sql`
        select id, name, created_at as createdAt, ${LAST_TERM} as keepUntil, rubrics
        from tournament_decisions d where id = ${tournamentId} and owner_id = ${ownerId}`);
      return living && { ...toRecorded(living), rubrics: JSON.parse(living.rubrics) as RecordedRubric[] };
    },

    async listRecords(tournamentId: string) {
      const rows = await db
        .select()
        .from(decisionRecords)
        .where(eq(decisionRecords.tournamentId, tournamentId))
        .orderBy(decisionRecords.deletedAt, decisionRecords.id);
      return rows.map((row) => ({ resumeId: row.id, deletedAt: row.deletedAt, ...row.record }));
    },

    /** The deleted account that a key belongs to. */
    async findOwnerByKey(tokenHash: string): Promise<string | undefined> {
      const [row] = await db
        .select({ ownerId: recordKeys.ownerId })
        .from(recordKeys)
        .where(eq(recordKeys.tokenHash, tokenHash));
      return row?.ownerId;
    },

    /** Deletes records past their time, unless their owner is under a legal hold. */
    async deleteExpired(now: Date): Promise<void> {
      await db.batch([
        db
          .delete(decisionRecords)
          .where(and(lt(decisionRecords.keepUntil, now), not(inArray(decisionRecords.ownerId, onHold)))),
        db
          .delete(decisionTournaments)
          .where(and(lt(keepUntil, now), not(inArray(decisionTournaments.ownerId, onHold)))),
        db
          .delete(recordKeys)
          .where(
            notInArray(
              recordKeys.ownerId,
              db.select({ id: decisionTournaments.ownerId }).from(decisionTournaments),
            ),
          ),
      ]);
    },
  };
}
