import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { FailedJob } from "#core/jobs/failed-job";
import { maskAddress } from "#core/mail/mask-address";
import { fillHour } from "#core/operations/fill-hour";
import type { Operations, OutboxMail } from "#core/operations/operations";
import type { Database } from "./database";
import { MAIL_ATTEMPTS, MAIL_CLAIM_MS } from "./outbox-repository";
import { failedJobs, outbox, resumes } from "./schema";
import { selectSpentOn } from "./spending-repository";
import { claimedBefore, selectWaitingWork, toWork } from "./waiting-work";

const MINUTE_MS = 60_000;
const LISTED = 50;
const LISTED_SENT = 10;

/** What is waiting, failing and getting done. Every query uses an index, except on tables that hold nothing else. */
export function createOperationsRepository(db: Database) {
  return {
    /** Reads everything in one batch. */
    async read(now: Date): Promise<Omit<Operations, "health">> {
      const [unread, stale, mails, samples, files, webhooks, ...lists] = await db.batch([
        ...selectWaitingWork(db, now),
        selectFailedJobs(db).where(isNull(failedJobs.rerunAt)).orderBy(desc(failedJobs.createdAt)),
        selectFailedJobs(db).where(isNotNull(failedJobs.rerunAt)).orderBy(desc(failedJobs.rerunAt)),
        db
          .select({ type: sql<FailedJob["job"]["type"]>`json_extract(job, '$.type')`, open: count() })
          .from(failedJobs)
          .where(isNull(failedJobs.rerunAt))
          .groupBy(sql`1`),
        selectMails(db).where(isNull(outbox.sentAt)).orderBy(asc(outbox.createdAt)).limit(LISTED),
        selectMails(db).where(isNotNull(outbox.sentAt)).orderBy(desc(outbox.sentAt)).limit(LISTED_SENT),
        selectFinished(db, now),
        selectJudge(db),
        selectSpentOn(db, now),
      ]);
      const [open, rerun, openCounts, unsent, sent, finished, [judge], [spent]] = lists;
      return {
        checkedAt: now.toISOString(),
        judge: judge ?? null,
        modelSpending: spent ?? { calls: 0, tokensIn: 0, tokensOut: 0, dollars: 0 },
        waiting: [unread, stale, mails, samples, files, webhooks].flatMap(toWork),
        failedJobs: {
          rows: [...open, ...rerun].map(toFailedJob),
          openCounts: Object.fromEntries(openCounts.map((one) => [one.type, one.open])),
        },
        mails: [...unsent, ...sent].map((row) => toMail(row, now)),
        throughput: fillHour(finished, now),
      };
    },

    /**
     * False if resumes or mails have been waiting since before `since` and none are getting done. Reads few rows,
     * however many are waiting.
     */
    async isWorkMoving(since: Date, now: Date): Promise<boolean> {
      const waiting = (status: string) => sql`
        select 1 from (select created_at from resumes where status = ${status} order by queued_at limit 100)
        where created_at < ${since.getTime()}`;
      const row = await db.get<{ areResumesLate: number; areResumesRead: number; areMailsLate: number }>(sql`
        select
          exists (${waiting("pending")} union all ${waiting("extracting")} union all ${waiting("analyzing")})
            as areResumesLate,
          exists (select 1 from resumes where status in ('extracting', 'analyzing')
            and claimed_at >= ${claimedBefore(now)})
          or exists (select 1 from (select finished_at from resumes where status = 'done'
            order by queued_at desc limit 100) where finished_at >= ${since.getTime()}) as areResumesRead,
          exists (select 1 from outbox where sent_at is null and created_at < ${since.getTime()}
            and attempts < ${MAIL_ATTEMPTS}) as areMailsLate`);
      return row.areMailsLate === 0 && (row.areResumesLate === 0 || row.areResumesRead === 1);
    },
  };
}

const selectFailedJobs = (db: Database) => db.select().from(failedJobs).limit(LISTED).$dynamic();

const { id, cause, recipient, createdAt, claimedAt, attempts, sentAt } = outbox;
const mailColumns = { id, cause, recipient, createdAt, claimedAt, attempts, sentAt };

const selectMails = (db: Database) => db.select(mailColumns).from(outbox).$dynamic();

/**
 * There is no index on when a resume was finished, but there is one on when it was queued, which is shortly before.
 */
const selectFinished = (db: Database, now: Date) =>
  db
    .select({
      minute: sql<number>`cast(finished_at / ${MINUTE_MS} as integer)`,
      done: sql<number>`sum(status = 'done')`,
      error: sql<number>`sum(status = 'error')`,
    })
    .from(resumes)
    .where(
      and(
        inArray(resumes.status, ["done", "error"]),
        gte(resumes.queuedAt, new Date(now.getTime() - 120 * MINUTE_MS)),
        gte(resumes.finishedAt, new Date(now.getTime() - 60 * MINUTE_MS)),
      ),
    )
    .groupBy(sql`1`);

const selectJudge = (db: Database) => {
  // Each needs an alias, because columns with the same expression would collide in a batch.
  const field = <Value>(path: string, name: string) => sql<Value>`${resumes.scorecard} ->> ${path}`.as(name);
  return db
    .select({
      engine: field<string>("$.engine", "engine"),
      version: field<string>("$.engineVersion", "version"),
      model: field<string | null>("$.model", "model"),
      fallback: field<string | null>("$.fallback", "fallback"),
    })
    .from(resumes)
    .where(and(eq(resumes.status, "done"), isNotNull(resumes.scorecard)))
    .orderBy(desc(resumes.queuedAt))
    .limit(1);
};

function toFailedJob({ createdAt, rerunAt, ...row }: typeof failedJobs.$inferSelect): FailedJob {
  return { ...row, createdAt: createdAt.toISOString(), rerunAt: rerunAt?.toISOString() ?? null };
}

type MailRow = Pick<typeof outbox.$inferSelect, keyof typeof mailColumns>;

/** Shows only the first word of the cause: the rest may contain a secret, and the mail's text certainly does. */
function toMail(row: MailRow, now: Date): OutboxMail {
  return {
    id: row.id,
    type: row.cause.split(":", 1).join() as OutboxMail["type"],
    recipient: maskAddress(row.recipient),
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
    state: stateOf(row, now),
  };
}

function stateOf({ sentAt, claimedAt, attempts }: MailRow, now: Date): OutboxMail["state"] {
  if (sentAt) return "sent";
  if (claimedAt && claimedAt.getTime() > now.getTime() - MAIL_CLAIM_MS) return "sending";
  return attempts < MAIL_ATTEMPTS ? "waiting" : "given-up";
}
