import type { Actor } from "#core/audit/audit-event";
import type { Job } from "#core/jobs/job";
import { rerunFailedJob } from "#core/jobs/rerun-failed-job";
import { rerunFailedJobs } from "#core/jobs/rerun-failed-jobs";
import type { Operations } from "#core/operations/operations";
import type { Connected } from "./connect";
import type { Database } from "./d1/database";
import type { WebEnv } from "./env";
import { readHealth } from "./health";

/** What the administrator sees of the work behind the pages, and can do about it. */
export function createOperationsServices(env: WebEnv, db: Database, deps: Connected) {
  return {
    getOperations: async (): Promise<Operations> => {
      const [operations, health] = await Promise.all([deps.readOperations(deps.now()), readHealth(env, db)]);
      return { ...operations, health };
    },
    rerunFailedJob: (request: { actor: Actor; id: string }) => rerunFailedJob(deps, request),
    rerunFailedJobs: (request: { actor: Actor; type: Job["type"] }) => rerunFailedJobs(deps, request),
  };
}
