import type { Actor } from "#core/audit/audit-event";
import type { Job } from "./job";
import { type RerunDeps, type RerunOutcome, rerunFailedJob } from "./rerun-failed-job";

/** Per request, because a Worker may only make so many database calls. */
const AT_ONCE = 50;

type Deps = RerunDeps & {
  /** Jobs that were not rerun yet, oldest first. */
  failedJobs: { listOpen(type: Job["type"], limit: number): Promise<string[]> };
};

/** Reruns all failed jobs of a kind, in batches. */
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
