import { NOT_REREAD } from "./extend-resume";

type Deps = {
  now(): Date;
  staleResumes: {
    /** "held": somebody works on it. Undefined: it is up to date or gone. */
    fail(resumeId: string, error: string, now: Date): Promise<{ tournamentId: string } | "held" | undefined>;
  };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** The last attempt failed: the former result stands, marked as stale with words, until somebody asks again. */
export async function giveUpOnExtension(deps: Deps, resumeId: string): Promise<"settled" | "held"> {
  const failed = await deps.staleResumes.fail(resumeId, NOT_REREAD, deps.now());
  if (failed === "held") return "held";
  if (failed) await deps.progress.publish(failed.tournamentId, [resumeId]);
  return "settled";
}
