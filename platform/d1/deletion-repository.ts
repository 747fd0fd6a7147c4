import { and, eq, gte, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#core/audit/audit-event";
import { SETTLED_AFTER_MS } from "#core/deletion/remove-files";
import { exportsPrefix, resumePrefix, tournamentPrefix } from "../files";
import { eraseReasons, insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { deleteChangeMails } from "./email-change-repository";
import { insertFrom, SINGLE_ROW } from "./insert-from";
import { isResumeDue, isTournamentDue } from "./retention-repository";
import {
  auditEntries,
  checkouts,
  decisionTournaments,
  fileDeletions,
  outbox,
  pastSales,
  recordKeys,
  resumes,
  tournaments,
  users,
} from "./schema";
import { settleStatus } from "./settle-status";

/**
 * For a batch: records one file deletion per tournament, under its own id unless another is given. One that was recorded
 * before starts again.
 */
export function insertFileDeletions(
  db: Database,
  { id, prefix }: { id?: string; prefix?: string },
  createdAt: Date,
  which: SQL | undefined,
) {
  const files = {
    id: id ?? tournaments.id,
    prefix: prefix ?? sql`replace(${tournamentPrefix("{id}")}, '{id}', ${tournaments.id})`,
    ...{ createdAt, attempts: 0 },
  };
  return insertFrom(db, fileDeletions, files, tournaments, which).onConflictDoUpdate({
    target: fileDeletions.id,
    set: { createdAt, attempts: 0 },
  });
}

/**
 * Deletes rows permanently. Each method is one transaction, which also records the files to remove. In the name of the
 * system, it deletes only what is past its account's retention by then.
 */
export function createDeletionRepository(db: Database) {
  const noteFiles = (id: string, prefix: string, now: Date, which: SQL | undefined) =>
    insertFileDeletions(db, { id, prefix }, now, which).returning({ id: fileDeletions.id });

  const noteTournaments = (actor: Actor, now: Date, which: SQL | undefined) =>
    insertAuditEvents(
      db,
      {
        actor,
        action: "tournament.deleted",
        tournamentId: sql`id`,
        details: sql`json_object('resumes', resume_count)`,
      },
      sql`tournaments where ${which}`,
      now,
    );

  return {
    async deleteTournament(
      { userId, tournamentId, actor }: { userId: string; tournamentId: string; actor: Actor },
      now: Date,
    ): Promise<boolean> {
      const isTarget = and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.userId, userId),
        actor.kind === "system" ? isTournamentDue(now) : undefined,
      );
      const exists = sql`exists (select 1 from tournaments where ${isTarget})`;
      const hasSample = sql`exists (select 1 from tournaments where ${isTarget} and is_demo_tournament)`;
      const [noted] = await db.batch([
        noteFiles(tournamentId, tournamentPrefix(tournamentId), now, isTarget),
        noteTournaments(actor, now, isTarget),
        eraseReasons(db, sql`${eq(auditEntries.tournamentId, tournamentId)} and ${exists}`),
        // A range instead of LIKE, because D1 limits LIKE patterns to 50 bytes; ";" follows ":" in ASCII.
        db
          .delete(outbox)
          .where(
            and(
              exists,
              gte(outbox.cause, `results-ready:${tournamentId}:`),
              lt(outbox.cause, `results-ready:${tournamentId};`),
            ),
          ),
        // A sample deleted while it is being created must not be created again.
        db
          .update(users)
          .set({ sampleMadeAt: sql`coalesce(${users.sampleMadeAt}, ${now.getTime()})` })
          .where(sql`${eq(users.id, userId)} and ${hasSample}`),
        db.delete(tournaments).where(isTarget),
      ]);
      return noted.length > 0;
    },

    async deleteResume(
      { userId, resumeId, actor }: { userId: string; resumeId: string; actor: Actor },
      { exportDeletionId, now }: { exportDeletionId: string; now: Date },
    ): Promise<{ tournamentId: string } | undefined> {
      const [found] = await db
        .select({ tournamentId: resumes.tournamentId })
        .from(resumes)
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(and(eq(resumes.id, resumeId), eq(tournaments.userId, userId)));
      if (!found) return undefined;
      const { tournamentId } = found;
      const isTarget = and(eq(resumes.id, resumeId), actor.kind === "system" ? isResumeDue(now) : undefined);
      // If two deletions run at once, only the first finds the row, so the file deletions check for it too.
      const exists = sql`exists (select 1 from resumes where ${isTarget})`;
      const stillThere = and(eq(tournaments.id, tournamentId), exists);
      const [noted] = await db.batch([
        noteFiles(resumeId, resumePrefix({ tournamentId, id: resumeId }), now, stillThere),
        noteFiles(exportDeletionId, exportsPrefix(tournamentId), now, stillThere),
        insertAuditEvents(
          db,
          { actor, action: "resume.deleted", tournamentId, resumeId },
          sql`resumes where ${isTarget}`,
          now,
        ),
        // Also filters by the tournament, because that column is indexed.
        eraseReasons(
          db,
          sql`${eq(auditEntries.tournamentId, tournamentId)} and ${eq(auditEntries.resumeId, resumeId)} and ${exists}`,
        ),
        db.delete(resumes).where(isTarget),
        settleStatus(db, tournamentId),
      ]);
      return noted.length > 0 ? found : undefined;
    },

    /** What deleting the account would delete. */
    async countOwned(userId: string): Promise<{ tournamentCount: number; resumeCount: number }> {
      const { tournamentCount, resumeCount } = users;
      const [row] = await db.select({ tournamentCount, resumeCount }).from(users).where(eq(users.id, userId));
      return row ?? { tournamentCount: 0, resumeCount: 0 };
    },

    async deleteAccount({ id, email }: { id: string; email: string }, recordKeyHash: string, now: Date) {
      const isOwn = sql`(user_id = ${id} or user_id in (select id from users where test_of = ${id}))`;
      const { paymentId, paidAt, amountInCents, amountRefundedInCents } = checkouts;
      const leftSales = db
        .select({
          ...{ id: checkouts.id, paymentId, paidAt: sql<Date>`${paidAt}`.as("paid_at") },
          ...{ amountInCents, amountRefundedInCents },
        })
        .from(checkouts)
        .where(and(eq(checkouts.userId, id), eq(checkouts.status, "paid"), isNotNull(paidAt)));
      const hasRecords = sql`exists (
        select 1 from ${decisionTournaments} where ${eq(decisionTournaments.ownerId, id)})`;
      const recordKey = { tokenHash: recordKeyHash, ownerId: id, createdAt: now };
      const results = await db.batch([
        insertFileDeletions(db, {}, now, isOwn).returning({ id: fileDeletions.id }),
        noteTournaments({ kind: "user", id }, now, isOwn),
        insertAuditEvents(
          db,
          { actor: { kind: "user", id }, action: "account.deleted" },
          sql`users where ${eq(users.id, id)}`,
          now,
        ),
        eraseReasons(db, sql`${auditEntries.tournamentId} in (select id from tournaments where ${isOwn})`),
        db.delete(outbox).where(eq(outbox.recipient, email)),
        deleteChangeMails(db, id),
        db.insert(pastSales).select(leftSales),
        db.delete(users).where(eq(users.id, id)),
        insertFrom(db, recordKeys, recordKey, SINGLE_ROW, hasRecords).returning({
          ownerId: recordKeys.ownerId,
        }),
      ]);
      const [noted] = results;
      const keys = results[results.length - 1] as { ownerId: string }[];
      return { deletionIds: noted.map((row) => row.id), hasRecords: keys.length > 0 };
    },

    async findFiles(deletionId: string): Promise<{ prefix: string; createdAt: Date } | undefined> {
      const [row] = await db
        .select({ prefix: fileDeletions.prefix, createdAt: fileDeletions.createdAt })
        .from(fileDeletions)
        .where(eq(fileDeletions.id, deletionId));
      return row;
    },

    async markFilesRemoved(deletionId: string): Promise<void> {
      await db
        .update(fileDeletions)
        .set({ attempts: sql`${fileDeletions.attempts} + 1` })
        .where(eq(fileDeletions.id, deletionId));
    },

    async settleFiles(deletionId: string): Promise<void> {
      await db.delete(fileDeletions).where(eq(fileDeletions.id, deletionId));
    },

    /**
     * Deletions that were never started although their message should have arrived, and those due for a second check.
     */
    async listDueFiles(options: { now: Date; createdBefore: Date; limit: number }): Promise<string[]> {
      const settledBefore = new Date(options.now.getTime() - SETTLED_AFTER_MS);
      const isLost = and(eq(fileDeletions.attempts, 0), lt(fileDeletions.createdAt, options.createdBefore));
      const rows = await db
        .select({ id: fileDeletions.id })
        .from(fileDeletions)
        .where(or(isLost, lt(fileDeletions.createdAt, settledBefore)))
        .orderBy(fileDeletions.createdAt)
        .limit(options.limit);
      return rows.map((row) => row.id);
    },
  };
}
