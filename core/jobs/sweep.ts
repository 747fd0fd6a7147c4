import { KEPT_MS } from "#core/partners/answer-once";
import { deliveryJob } from "#core/partners/queue-deliveries";
import { DELIVERY_LIFETIME_MS } from "#core/partners/webhook";
import { DEMO_LIFETIME_MS } from "#core/tournaments/demo";
import { type Job, type ReadableResume, readJob } from "./job";

type Deps = {
  /** How long a message of seconds' work may be on its queue; one of a resume also while those before it are read. */
  lostAfterMs: number;
  now(): Date;
  resumes: {
    /** Unfinished resumes whose message is lost or whose worker died; marks them queued now. */
    takeStuck(options: { now: Date; lostAfterMs: number; limit: number }): Promise<ReadableResume[]>;
  };
  /** The same of results that an older rubric gave, except those given up. */
  staleResumes: { take(options: { now: Date; lostAfterMs: number; limit: number }): Promise<string[]> };
  users: { listWithoutSample(options: { limit: number }): Promise<string[]> };
  outbox: { listUnsent(options: { now: Date; createdBefore: Date; limit: number }): Promise<string[]> };
  /** Tournaments still processing though every resume is finished and no upload is open. */
  tournaments: { listUnfinishedRuns(options: { now: Date; limit: number }): Promise<string[]> };
  /** Files of deleted rows that are still to be removed, or to be looked for once more. */
  deletions: { listDueFiles(options: { now: Date; createdBefore: Date; limit: number }): Promise<string[]> };
  deliveries: {
    /** What partners are to be told now, unless its message is on its way; marks it queued now. */
    takeDue(options: { now: Date; queuedBefore: Date; limit: number }): Promise<string[]>;
    deleteBefore(before: Date): Promise<void>;
  };
  sessions: { deleteExpired(now: Date): Promise<void> };
  passwords: { deleteExpiredResets(now: Date): Promise<void> };
  confirmations: { deleteExpired(now: Date): Promise<void> };
  partners: { deleteExpiredRevocations(now: Date): Promise<void> };
  /** Failed jobs that nothing is left of to do. */
  failedJobs: { deleteMoot(): Promise<void> };
  webhooks: { deleteExpiredSecrets(now: Date): Promise<void> };
  idempotentRequests: { deleteBefore(createdBefore: Date): Promise<void> };
  /** Takes the words of deleted rows out of the search, a few rows at a time. False when none are left. */
  search: { forgetDeletedWords(options: { limit: number }): Promise<boolean> };
  demos: { deletePublicBefore(before: Date, now: Date): Promise<number> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
  /** Seals what was added to the audit log; tells the last seal. */
  sealEntries(): Promise<{ key: number; hash: string } | undefined>;
};

export type Swept = {
  requeued: number;
  finished: number;
  /** The head of the audit log's chain, if it has moved. */
  sealed: { key: number; hash: string } | undefined;
};

/** Some 2 ms a row, during which nobody else has the database. */
const ROWS_A_STEP = 100;
/** What is left of 10,000 rows waits for the next sweep. */
const MOST_STEPS = 100;

/** Runs every minute: whatever a crash, a lost message or a closed browser left behind goes on. */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.now();
  const lostBefore = new Date(now.getTime() - deps.lostAfterMs);
  const [resumes, stale, users, mails, runs, deletions, deliveries] = await Promise.all([
    deps.resumes.takeStuck({ now, lostAfterMs: deps.lostAfterMs, limit: 500 }),
    deps.staleResumes.take({ now, lostAfterMs: deps.lostAfterMs, limit: 500 }),
    deps.users.listWithoutSample({ limit: 50 }),
    deps.outbox.listUnsent({ now, createdBefore: lostBefore, limit: 100 }),
    deps.tournaments.listUnfinishedRuns({ now, limit: 100 }),
    deps.deletions.listDueFiles({ now, createdBefore: lostBefore, limit: 100 }),
    deps.deliveries.takeDue({ now, queuedBefore: lostBefore, limit: 500 }),
  ]);
  const jobs: Job[] = [
    ...resumes.map(readJob),
    ...stale.map((resumeId): Job => ({ version: 1, type: "extend-analysis", resumeId })),
    ...users.map((userId): Job => ({ version: 1, type: "create-sample-tournament", userId })),
    ...mails.map((mailId): Job => ({ version: 1, type: "send-mail", mailId })),
    ...deletions.map((deletionId): Job => ({ version: 1, type: "remove-files", deletionId })),
    ...deliveries.map(deliveryJob),
  ];
  if (jobs.length > 0) await deps.jobs.enqueue(jobs);
  for (const tournamentId of runs) await deps.finishRun(tournamentId);
  const [sealed] = await Promise.all([
    deps.sealEntries(),
    deps.sessions.deleteExpired(now),
    deps.passwords.deleteExpiredResets(now),
    deps.confirmations.deleteExpired(now),
    deps.partners.deleteExpiredRevocations(now),
    deps.failedJobs.deleteMoot(),
    deps.webhooks.deleteExpiredSecrets(now),
    deps.deliveries.deleteBefore(new Date(now.getTime() - DELIVERY_LIFETIME_MS)),
    deps.idempotentRequests.deleteBefore(new Date(now.getTime() - KEPT_MS)),
    deps.demos.deletePublicBefore(new Date(now.getTime() - DEMO_LIFETIME_MS), now),
  ]);
  // After the demos, whose words go at once.
  let step = 0;
  while (step < MOST_STEPS && (await deps.search.forgetDeletedWords({ limit: ROWS_A_STEP }))) step += 1;
  return { requeued: jobs.length, finished: runs.length, sealed };
}
