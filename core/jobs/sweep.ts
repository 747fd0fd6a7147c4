import { checkJob } from "#core/fairness/run-check";
import { deliveryJob } from "#core/partners/queue-deliveries";
import { DELIVERY_LIFETIME_MS } from "#core/partners/webhook";
import { IDEMPOTENCY_LIFETIME_MS } from "#core/partners/with-idempotency";
import { DEMO_LIFETIME_MS } from "#core/tournaments/demo";
import { type Job, type ReadableResume, readJob, removeFilesJob } from "./job";

type Deps = {
  /** How long a short task's message may stay on its queue; a resume's may also wait for those ahead of it. */
  lostAfterMs: number;
  now(): Date;
  resumes: {
    /** Unfinished resumes whose message was lost or whose worker died; marks them as queued now. */
    takeStuck(options: { now: Date; lostAfterMs: number; limit: number }): Promise<ReadableResume[]>;
  };
  /** The same for results of an older rubric version, except those given up. */
  staleResumes: { take(options: { now: Date; lostAfterMs: number; limit: number }): Promise<string[]> };
  users: { listWithoutSample(options: { limit: number }): Promise<string[]> };
  outbox: { listUnsent(options: { now: Date; createdBefore: Date; limit: number }): Promise<string[]> };
  /** Tournaments that are still processing although every resume is finished and no upload is open. */
  tournaments: { listUnfinishedRuns(options: { now: Date; limit: number }): Promise<string[]> };
  /** Files of deleted rows that must be removed, or checked a second time. */
  deletions: { listDueFiles(options: { now: Date; createdBefore: Date; limit: number }): Promise<string[]> };
  deliveries: {
    /** Webhook deliveries that are due and not queued; marks them as queued now. */
    takeDue(options: { now: Date; queuedBefore: Date; limit: number }): Promise<string[]>;
    deleteBefore(before: Date): Promise<void>;
  };
  sessions: { deleteExpired(now: Date): Promise<void> };
  passwords: { deleteExpiredResets(now: Date): Promise<void> };
  confirmations: { deleteExpired(now: Date): Promise<void> };
  /** Decision records past their time. */
  records: { deleteExpired(now: Date): Promise<void> };
  emailChanges: { deleteExpired(now: Date): Promise<void> };
  partners: { deleteExpiredRevocations(now: Date): Promise<void> };
  /** Failed jobs that no longer have anything to do. */
  failedJobs: { deleteMoot(): Promise<void> };
  webhooks: { deleteExpiredSecrets(now: Date): Promise<void> };
  idempotentRequests: { deleteBefore(createdBefore: Date): Promise<void> };
  /** Removes deleted rows from the search index, a few at a time. False when none are left. */
  search: { forgetDeletedWords(options: { limit: number }): Promise<boolean> };
  demos: { deletePublicBefore(before: Date, now: Date): Promise<number> };
  fairness: {
    /** Checks whose last step was before; marks them as stepped now. */
    takeStuck(of: { now: Date; steppedBefore: Date; limit: number }): Promise<string[]>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
  /** Seals new audit entries and returns the last hash. */
  sealEntries(): Promise<{ key: number; hash: string } | undefined>;
};

export type Swept = {
  requeued: number;
  finished: number;
  /** The head of the audit chain, if it changed. */
  sealed: { key: number; hash: string } | undefined;
};

/** A row takes about 2 ms, during which the database serves nobody else. */
const ROWS_A_STEP = 100;
/** The rest waits for the next sweep. */
const MAX_STEPS = 100;

/** Runs every minute and resumes whatever a crash, a lost message or a closed browser left behind. */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.now();
  const lostBefore = new Date(now.getTime() - deps.lostAfterMs);
  const [resumes, stale, users, mails, runs, deletions, deliveries, checks] = await Promise.all([
    deps.resumes.takeStuck({ now, lostAfterMs: deps.lostAfterMs, limit: 500 }),
    deps.staleResumes.take({ now, lostAfterMs: deps.lostAfterMs, limit: 500 }),
    deps.users.listWithoutSample({ limit: 50 }),
    deps.outbox.listUnsent({ now, createdBefore: lostBefore, limit: 100 }),
    deps.tournaments.listUnfinishedRuns({ now, limit: 100 }),
    deps.deletions.listDueFiles({ now, createdBefore: lostBefore, limit: 100 }),
    deps.deliveries.takeDue({ now, queuedBefore: lostBefore, limit: 500 }),
    deps.fairness.takeStuck({ now, steppedBefore: lostBefore, limit: 100 }),
  ]);
  const jobs: Job[] = [
    ...resumes.map(readJob),
    ...stale.map((resumeId): Job => ({ version: 1, type: "extend-analysis", resumeId })),
    ...users.map((userId): Job => ({ version: 1, type: "create-sample-tournament", userId })),
    ...mails.map((mailId): Job => ({ version: 1, type: "send-mail", mailId })),
    ...deletions.map(removeFilesJob),
    ...deliveries.map(deliveryJob),
    ...checks.map(checkJob),
  ];
  if (jobs.length > 0) await deps.jobs.enqueue(jobs);
  for (const tournamentId of runs) await deps.finishRun(tournamentId);
  const [sealed] = await Promise.all([
    deps.sealEntries(),
    deps.sessions.deleteExpired(now),
    deps.passwords.deleteExpiredResets(now),
    deps.confirmations.deleteExpired(now),
    deps.emailChanges.deleteExpired(now),
    deps.records.deleteExpired(now),
    deps.partners.deleteExpiredRevocations(now),
    deps.failedJobs.deleteMoot(),
    deps.webhooks.deleteExpiredSecrets(now),
    deps.deliveries.deleteBefore(new Date(now.getTime() - DELIVERY_LIFETIME_MS)),
    deps.idempotentRequests.deleteBefore(new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS)),
    deps.demos.deletePublicBefore(new Date(now.getTime() - DEMO_LIFETIME_MS), now),
  ]);
  // After deleting demos, so that their words leave the search index in the same sweep.
  let step = 0;
  while (step < MAX_STEPS && (await deps.search.forgetDeletedWords({ limit: ROWS_A_STEP }))) step += 1;
  return { requeued: jobs.length, finished: runs.length, sealed };
}
