import { and, asc, count, desc, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { FailedJob } from "#core/jobs/failed-job";
import { maskAddress } from "#core/mail/mask-address";
import { fillHour } from "#core/operations/fill-hour";
import type { Operations, OutboxMail } from "#core/operations/operations";
import type { Database } from "./database";
import { MAIL_ATTEMPTS, MAIL_CLAIM_MS } from "./outbox-repository";
import { failedJobs, outbox, resumes } from "./schema";
import { claimedBefore, selectWaitingWork, toWork } from "./waiting-work";

const MINUTE_MS = 60_000;
const LISTED = 50;
const LISTED_SENT = 10;

/** What waits, fails and gets done: each table asked by an index, unless it holds nothing else. */
export function createOperationsRepository(db: Database) {
  return {
    /** In one call, whatever there is. */
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
      ]);
      const [open, rerun, openCounts, unsent, sent, finished] = lists;
      return {
        checkedAt: now.toISOString(),
        waiting: [unread, stale, mails, samples, files, webhooks].flatMap(toWork),
        failedJobs: {
          rows: [...open, ...rerun].map(toFailedJob),
          openCounts: Object.fromEntries(openCounts.map((one) => [one.type, one.open])),
        },
        mails: [...unsent, ...sent].map((row) => toMail(row, now)),
        throughput: fillHour(finished, now),
      };
    },

    /** False: resumes or mails wait since before then, and nothing gets done. Reads few rows, however many wait. */
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

const mailColumns = {
  id: outbox.id,
  cause: outbox.cause,
  recipient: outbox.recipient,
  createdAt: outbox.createdAt,
  claimedAt: outbox.claimedAt,
  attempts: outbox.attempts,
  sentAt: outbox.sentAt,
};

const selectMails = (db: Database) => db.select(mailColumns).from(outbox).$dynamic();

/** No index has when a resume was finished, but one has when it was queued, which is not long before. */
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

function toFailedJob({ createdAt, rerunAt, ...row }: typeof failedJobs.$inferSelect): FailedJob {
  return { ...row, createdAt: createdAt.toISOString(), rerunAt: rerunAt?.toISOString() ?? null };
}

type MailRow = Pick<typeof outbox.$inferSelect, keyof typeof mailColumns>;

/** What follows a cause's first word may be a secret, and the mail's words surely are. */
function toMail(row: MailRow, now: Date): OutboxMail {
  return {
    id: row.id,
    cause: row.cause.split(":", 1).join(),
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
