import { NOT_REREAD } from "./update-stale-resume";

type Deps = {
  now(): Date;
  staleResumes: {
    /** "claimed" if a worker has the claim. Undefined if the result is up to date or gone. */
    fail(
      resumeId: string,
      error: string,
      now: Date,
    ): Promise<{ tournamentId: string } | "claimed" | undefined>;
  };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** After the last failed attempt: keeps the old result, marked as stale with the reason, until somebody retries. */
export async function giveUpOnExtension(deps: Deps, resumeId: string): Promise<"settled" | "claimed"> {
  const failed = await deps.staleResumes.fail(resumeId, NOT_REREAD, deps.now());
  if (failed === "claimed") return "claimed";
  if (failed) await deps.progress.publish(failed.tournamentId, [resumeId]);
  return "settled";
}
