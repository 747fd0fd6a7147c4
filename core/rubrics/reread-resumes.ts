import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

type Deps = {
  now(): Date;
  rubrics: { find(userId: string, tournamentId: string): Promise<unknown> };
  /** The stale results of the tournament, given up or not; none of them is given up any more. */
  staleResumes: { requeueAll(tournamentId: string, now: Date): Promise<string[]> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** Asks once more for every result that the newest rubric has not judged yet. */
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
