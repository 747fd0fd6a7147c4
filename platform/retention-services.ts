import { applyRetention } from "#core/deletion/apply-retention";
import { deleteResume } from "#core/deletion/delete-resume";
import { deleteTournament } from "#core/deletion/delete-tournament";
import { getRetention } from "#core/deletion/get-retention";
import type { RetentionSettings } from "#core/deletion/retention";
import { describeError } from "#core/describe-error";
import type { Connected } from "./connect";

/** Settings for how long an account keeps resumes. */
export function createRetentionServices(deps: Connected) {
  return {
    get: (userId: string) => getRetention(deps, userId),
    set: (userId: string, settings: RetentionSettings) => deps.retention.set(userId, settings, deps.now()),
    apply: () =>
      applyRetention({
        ...deps,
        deleteTournament: (target) => deleteTournament(deps, target),
        deleteResume: (target) => deleteResume(deps, target),
        logFailure: (error) =>
          console.error({ message: "not deleted by retention", error: describeError(error) }),
      }),
  };
}
