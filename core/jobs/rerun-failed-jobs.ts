import type { Actor } from "#core/audit/audit-event";
import type { Job } from "./job";
import { type RerunDeps, type RerunOutcome, rerunFailedJob } from "./rerun-failed-job";

/** Of one request, which has only so many calls of the database. */
const AT_ONCE = 50;

type Deps = RerunDeps & {
  /** Those nobody has asked for again, the oldest first. */
  failedJobs: { listOpen(type: Job["type"], limit: number): Promise<string[]> };
};

/** Has all jobs of a kind run once more, some at a time. */
export async function rerunFailedJobs(
  deps: Deps,
  { actor, type }: { actor: Actor; type: Job["type"] },
): Promise<{ asked: number; hasMore: boolean }> {
  const ids = await deps.failedJobs.listOpen(type, AT_ONCE + 1);
  const outcomes: RerunOutcome[] = [];
  for (const id of ids.slice(0, AT_ONCE)) outcomes.push(await rerunFailedJob(deps, { actor, id }));
  return {
    asked: outcomes.filter((outcome) => outcome === "asked").length,
    hasMore: ids.length > AT_ONCE,
  };
}
