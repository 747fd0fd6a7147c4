import type { Actor } from "#core/audit/audit-event";
import type { Job } from "#core/jobs/job";
import { rerunFailedJob } from "#core/jobs/rerun-failed-job";
import { rerunFailedJobs } from "#core/jobs/rerun-failed-jobs";
import { sweep } from "#core/jobs/sweep";
import type { Operations } from "#core/operations/operations";
import type { Connected } from "./connect";
import type { Database } from "./d1/database";
import type { WebEnv, WebVars } from "./env";
import { readHealth } from "./health";

/**
 * How long a message may be on the queue before it counts as lost. The local queue is in memory and loses everything
 * on each reload.
 */
const LOST_AFTER_MS = { local: 60_000, production: 10 * 60_000 };

/** What the administrator can see of the background work and do about it. */
export function createOperationsServices(env: WebEnv, vars: WebVars, db: Database, deps: Connected) {
  return {
    get: async (): Promise<Operations> => {
      const [operations, health] = await Promise.all([deps.operations.read(deps.now()), readHealth(env, db)]);
      return { ...operations, health };
    },
    rerunFailedJob: (request: { actor: Actor; id: string }) => rerunFailedJob(deps, request),
    rerunFailedJobs: (request: { actor: Actor; type: Job["type"] }) => rerunFailedJobs(deps, request),
    sweep: () => sweep({ ...deps, lostAfterMs: LOST_AFTER_MS[vars.ENVIRONMENT] }),
  };
}
