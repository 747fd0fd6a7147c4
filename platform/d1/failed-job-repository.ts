import { and, asc, eq, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { jobKey, subjectOf } from "#core/jobs/failed-job";
import { type Job, jobTypes } from "#core/jobs/job";
import { GIVEN_UP } from "#core/resumes/give-up-on-resume";
import type { Database } from "./database";
import { failedJobs, resumes } from "./schema";

/** How one run of a job ended. */
export type JobEnd = {
  job: Job;
  /** The queue will not deliver it again. */
  isGivenUp: boolean;
  error: string;
  attempts: number;
};

/** Whether the job's work is still not done, judging only by the row it concerns. */
const isUndone: Record<Job["type"], (id: string | SQL) => SQL> = {
  "process-resume": (id) =>
    sql`exists (select 1 from resumes where id = ${id} and status = 'error' and error = ${GIVEN_UP})`,
  "extend-analysis": (id) =>
    sql`exists (select 1 from resumes where id = ${id} and is_stale and reread_error is not null)`,
  "create-sample-tournament": (id) =>
    sql`exists (select 1 from users where id = ${id} and sample_made_at is null)`,
  "send-mail": (id) => sql`exists (select 1 from outbox where id = ${id} and sent_at is null)`,
  "remove-files": (id) => sql`exists (select 1 from file_deletions where id = ${id})`,
  // An export that was not cached is rebuilt for the next download.
  "cache-export": () => sql`false`,
  "deliver-webhook": (id) =>
    sql`exists (select 1 from webhook_deliveries where id = ${id} and status = 'pending')`,
  // The check continues with the other resumes.
  "check-fairness": () => sql`false`,
};

/** Jobs whose own rows record that they were given up, no matter which worker did so. */
const SAYS_GIVEN_UP: Job["type"][] = ["process-resume", "extend-analysis"];

/** Jobs that were given up. A row remains until the job's work is done or its subject is gone. */
export function createFailedJobRepository(db: Database) {
  return {
    /** Idempotent: each job has one row, which only a failed rerun changes. */
    async noteEnd({ job, isGivenUp, error, attempts }: JobEnd, now: Date): Promise<void> {
      const id = jobKey(job);
      const undone = isUndone[job.type](subjectOf(job));
      const mayBeGivenUp = isGivenUp || SAYS_GIVEN_UP.includes(job.type);
      await db.batch([
        db
          .insert(failedJobs)
          .select(sql`
            select ${id}, ${JSON.stringify(job)}, ${error}, ${attempts}, ${now.getTime()}, null
            where ${mayBeGivenUp ? undone : sql`false`}`)
          .onConflictDoUpdate({
            target: failedJobs.id,
            set: { error, attempts, createdAt: now, rerunAt: null },
            setWhere: isNotNull(failedJobs.rerunAt),
          }),
        db.delete(failedJobs).where(and(eq(failedJobs.id, id), not(undone))),
      ]);
    },

    async claimRerun(id: string, { now, askedBefore }: { now: Date; askedBefore: Date }) {
      const [claimed] = await db
        .update(failedJobs)
        .set({ rerunAt: now })
        .where(
          and(eq(failedJobs.id, id), or(isNull(failedJobs.rerunAt), lt(failedJobs.rerunAt, askedBefore))),
        )
        .returning({ job: failedJobs.job });
      if (claimed) return claimed.job;
      const row = await db.query.failedJobs.findFirst({
        where: eq(failedJobs.id, id),
        columns: { id: true },
      });
      return row && "asked_before";
    },

    async forget(id: string): Promise<void> {
      await db.delete(failedJobs).where(eq(failedJobs.id, id));
    },

    /**
     * Deletes rows of jobs whose subject was deleted or whose work was done some other way. Jobs that are being rerun
     * report their own end.
     */
    async deleteMoot(): Promise<void> {
      const moot = jobTypes.map((type) =>
        and(
          sql`json_extract(${failedJobs.job}, '$.type') = ${type}`,
          not(isUndone[type](sql`substr(failed_jobs.id, ${type.length + 2})`)),
        ),
      );
      await db.delete(failedJobs).where(and(isNull(failedJobs.rerunAt), or(...moot)));
    },

    async listOpen(type: Job["type"], limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: failedJobs.id })
        .from(failedJobs)
        .where(and(isNull(failedJobs.rerunAt), sql`json_extract(${failedJobs.job}, '$.type') = ${type}`))
        .orderBy(asc(failedJobs.createdAt))
        .limit(limit);
      return rows.map((row) => row.id);
    },

    async findTournamentOfResume(resumeId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ tournamentId: resumes.tournamentId })
        .from(resumes)
        .where(eq(resumes.id, resumeId));
      return row?.tournamentId;
    },
  };
}
