import { and, count, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { WaitingWork, WorkKind } from "#core/operations/operations";
import { CLAIM_SECONDS } from "#core/resumes/process-resume";
import type { Database } from "./database";
import { isMessageLost } from "./lost-resumes";
import { MAIL_ATTEMPTS } from "./outbox-repository";
import { fileDeletions, outbox, resumes, users, webhookDeliveries } from "./schema";

/** The sweeper requeues lost work after ten minutes; anything older means that the sweeper is not running. */
const SWEPT_AFTER_MS = 15 * 60_000;

const sweptBefore = (now: Date) => now.getTime() - SWEPT_AFTER_MS;
export const claimedBefore = (now: Date) => now.getTime() - CLAIM_SECONDS * 1000;

/** For a batch: the unfinished work of each kind. */
export const selectWaitingWork = (db: Database, now: Date) =>
  [
    selectUnreadResumes(db, now),
    selectStaleResumes(db, now),
    selectUnsentMails(db, now),
    selectSamplesOwed(db, now),
    selectFileDeletions(db, now),
    selectWebhooks(db, now),
  ] as const;

type WorkRow = { kind: WorkKind; count: number; oldest: number | null; stuck: number | null };

/** Omits kinds without any work. */
export function toWork(rows: WorkRow[]): WaitingWork[] {
  return rows.flatMap(({ kind, count, oldest, stuck }) =>
    count === 0 || oldest === null
      ? []
      : [{ kind, count, oldestAt: new Date(oldest).toISOString(), stuckCount: stuck ?? 0 }],
  );
}

/** For each kind: the count, the oldest, and how many should have progressed by now. */
const workColumns = (kind: SQL, oldest: SQL, isStuck: SQL) => ({
  kind: sql<WorkKind>`${kind}`,
  count: count(),
  oldest: sql<number | null>`min(${oldest})`,
  stuck: sql<number | null>`sum(${isStuck})`,
});

/** Its worker died, or its message was lost and no other was sent. */
const isResumeStuck = (now: Date) =>
  sql`coalesce(claimed_at < ${claimedBefore(now)}, ${isMessageLost({ now, lostAfterMs: SWEPT_AFTER_MS })})`;

const selectUnreadResumes = (db: Database, now: Date) =>
  db
    .select(workColumns(sql`'resumes-' || status`, sql`created_at`, isResumeStuck(now)))
    .from(resumes)
    .where(inArray(resumes.status, ["pending", "extracting", "analyzing"]))
    .groupBy(resumes.status);

const selectStaleResumes = (db: Database, now: Date) =>
  db
    .select(workColumns(sql`'rereads'`, sql`queued_at`, isResumeStuck(now)))
    .from(resumes)
    .where(and(sql`${resumes.isStale}`, isNull(resumes.rereadError)));

const selectUnsentMails = (db: Database, now: Date) =>
  db
    .select(
      workColumns(
        sql`iif(attempts < ${MAIL_ATTEMPTS}, 'mails', 'mails-given-up')`,
        sql`created_at`,
        sql`attempts < ${MAIL_ATTEMPTS} and coalesce(claimed_at, created_at) < ${sweptBefore(now)}`,
      ),
    )
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .groupBy(sql`1`);

const selectSamplesOwed = (db: Database, now: Date) =>
  db
    .select(workColumns(sql`'samples'`, sql`created_at`, sql`created_at < ${sweptBefore(now)}`))
    .from(users)
    .where(isNull(users.sampleMadeAt));

const selectFileDeletions = (db: Database, now: Date) =>
  db
    .select(workColumns(sql`'file-deletions'`, sql`created_at`, sql`created_at < ${sweptBefore(now)}`))
    .from(fileDeletions);

const selectWebhooks = (db: Database, now: Date) =>
  db
    .select(
      workColumns(
        sql`iif(status = 'pending', 'webhooks', 'webhooks-failed')`,
        sql`created_at`,
        sql`status = 'pending' and next_attempt_at < ${sweptBefore(now)}`,
      ),
    )
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.status, ["pending", "failed"]))
    .groupBy(webhookDeliveries.status);
