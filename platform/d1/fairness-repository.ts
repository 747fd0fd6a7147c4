import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-event";
import type { ResumeResult } from "#core/fairness/fairness-check";
import { insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { insertFrom, SINGLE_ROW } from "./insert-from";
import { pick } from "./pick";
import { fairnessChecks, fairnessResults, resumes, tournaments } from "./schema";
import { isTestAccount } from "./test-accounts";

type NewCheck = { id: string; tournamentId: string; rubricVersion: number; createdAt: Date };

export function createFairnessRepository(db: Database) {
  const { checkId, resumeId, result } = fairnessResults;
  const isOf = (id: string) => eq(fairnessChecks.id, id);

  return {
    async find(tournamentId: string) {
      const [row] = await db
        .select()
        .from(fairnessChecks)
        .where(eq(fairnessChecks.tournamentId, tournamentId));
      return row;
    },

    async findUnfinished(id: string) {
      const [row] = await db
        .select()
        .from(fairnessChecks)
        .where(and(isOf(id), isNull(fairnessChecks.finishedAt)));
      return row;
    },

    /**
     * Replaces a finished check with a new one of at most `most` rated resumes. They are taken in the order of their
     * ids, which are random. Returns their number. Changes nothing if there are none, or while another check runs.
     */
    async start({ id, createdAt, ...of }: NewCheck, most: number, event: AuditEvent): Promise<number> {
      const { tournamentId, status, tier, isHumanOnly } = resumes;
      const rated = sql`resumes where ${and(
        eq(tournamentId, of.tournamentId),
        eq(status, "done"),
        isNotNull(tier),
        eq(isHumanOnly, false),
      )}`;
      const isAnyRated = sql`exists (select 1 from ${rated})`;
      const row = { id, ...of, judge: null, createdAt, steppedAt: createdAt, finishedAt: null };
      const isStarted = sql`exists (select 1 from fairness_checks where id = ${id})`;
      const [, , taken] = await db.batch([
        db
          .delete(fairnessChecks)
          .where(
            and(
              eq(fairnessChecks.tournamentId, of.tournamentId),
              isNotNull(fairnessChecks.finishedAt),
              isAnyRated,
            ),
          ),
        insertFrom(db, fairnessChecks, row, SINGLE_ROW, isAnyRated).onConflictDoNothing(),
        db
          .insert(fairnessResults)
          .select(sql`select ${id}, id, null from ${rated} and ${isStarted} order by id limit ${most}`)
          .returning({ resumeId }),
        insertAuditEvents(
          db,
          {
            ...event,
            details: sql`json_object('resumes', (select count(*) from fairness_results where check_id = ${id}))`,
          },
          sql`${SINGLE_ROW} where ${isStarted}`,
          createdAt,
        ),
      ]);
      return taken.length;
    },

    /** Skips resumes whose candidate asked for a person. */
    async nextResume(id: string) {
      const [row] = await db
        .select({
          ...pick(resumes, "id", "tournamentId", "contactInfo", "createdAt"),
          isTest: isTestAccount(tournaments.userId),
        })
        .from(fairnessResults)
        .innerJoin(resumes, eq(resumes.id, resumeId))
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(and(eq(checkId, id), isNull(result), eq(resumes.isHumanOnly, false)))
        .orderBy(asc(resumeId))
        .limit(1);
      return row;
    },

    async storeResult(
      of: { checkId: string; resumeId: string; steppedAt: Date },
      stored: ResumeResult,
      now: Date,
    ): Promise<boolean> {
      const [, stepped] = await db.batch([
        db
          .update(fairnessResults)
          .set({ result: stored })
          .where(and(eq(checkId, of.checkId), eq(resumeId, of.resumeId), isNull(result))),
        db
          .update(fairnessChecks)
          .set({ steppedAt: now })
          .where(and(isOf(of.checkId), eq(fairnessChecks.steppedAt, of.steppedAt)))
          .returning({ id: fairnessChecks.id }),
      ]);
      return stepped.length > 0;
    },

    async noteJudge(id: string, judge: string): Promise<void> {
      await db.update(fairnessChecks).set({ judge }).where(isOf(id));
    },

    async finish(id: string, now: Date): Promise<void> {
      await db
        .update(fairnessChecks)
        .set({ finishedAt: now })
        .where(and(isOf(id), isNull(fairnessChecks.finishedAt)));
    },

    async takeStuck({ now, steppedBefore, limit }: { now: Date; steppedBefore: Date; limit: number }) {
      const stuck = db
        .select({ id: fairnessChecks.id })
        .from(fairnessChecks)
        .where(and(isNull(fairnessChecks.finishedAt), lt(fairnessChecks.steppedAt, steppedBefore)))
        .limit(limit);
      const taken = await db
        .update(fairnessChecks)
        .set({ steppedAt: now })
        .where(inArray(fairnessChecks.id, stuck))
        .returning({ id: fairnessChecks.id });
      return taken.map(({ id }) => id);
    },

    async listResults(id: string) {
      return db
        .select({ resumeId, fileName: resumes.fileName, result })
        .from(fairnessResults)
        .innerJoin(resumes, eq(resumes.id, resumeId))
        .where(eq(checkId, id))
        .orderBy(asc(resumeId));
    },
  };
}
