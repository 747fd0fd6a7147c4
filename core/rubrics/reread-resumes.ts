import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

type Deps = {
  now(): Date;
  findRubric(userId: string, tournamentId: string): Promise<unknown>;
  /** The stale results of the tournament, given up or not; none of them is given up any more. */
  requeueStaleResumes(tournamentId: string, now: Date): Promise<string[]>;
  enqueue(jobs: Job[]): Promise<void>;
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
};

/** Asks once more for every result that the newest rubric has not judged yet. */
export async function rereadResumes(
  deps: Deps,
  { userId, tournamentId }: { userId: string; tournamentId: string },
): Promise<{ requeued: number }> {
  if (!(await deps.findRubric(userId, tournamentId))) throw new DomainError("tournament_not_found");
  const ids = await deps.requeueStaleResumes(tournamentId, deps.now());
  await deps.enqueue(ids.map((resumeId): Job => ({ version: 1, type: "extend-analysis", resumeId })));
  await deps.publishProgress(tournamentId, ids);
  return { requeued: ids.length };
}
