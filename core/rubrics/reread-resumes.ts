import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

type Deps = {
  now(): Date;
  rubrics: { find(userId: string, tournamentId: string): Promise<unknown> };
  /** Clears the failure mark on all stale results of the tournament and returns their ids. */
  staleResumes: { requeueAll(tournamentId: string, now: Date): Promise<string[]> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** Queues every result that the newest rubric has not judged yet. */
export async function rereadResumes(
  deps: Deps,
  { userId, tournamentId }: { userId: string; tournamentId: string },
): Promise<{ requeued: number }> {
  if (!(await deps.rubrics.find(userId, tournamentId))) throw new DomainError("tournament_not_found");
  const ids = await deps.staleResumes.requeueAll(tournamentId, deps.now());
  await deps.jobs.enqueue(ids.map((resumeId): Job => ({ version: 1, type: "extend-analysis", resumeId })));
  await deps.progress.publish(tournamentId, ids);
  return { requeued: ids.length };
}
