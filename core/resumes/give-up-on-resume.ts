type Deps = {
  now(): Date;
  resumes: {
    /** "claimed": a worker has a claim on it. Undefined: it is finished or gone. */
    failUnfinished(
      resumeId: string,
      error: string,
      now: Date,
    ): Promise<{ tournamentId: string } | "claimed" | undefined>;
  };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
};

/** Also distinguishes a resume that was given up from a file that cannot be read. */
export const GIVEN_UP = "This file could not be processed after several attempts. Please upload it again.";

/** Called after the last attempt failed: marks the resume as failed, so that its run can end. */
export async function giveUpOnResume(deps: Deps, resumeId: string): Promise<"settled" | "claimed"> {
  const failed = await deps.resumes.failUnfinished(resumeId, GIVEN_UP, deps.now());
  if (failed === "claimed") return "claimed";
  if (failed) {
    await deps.progress.publish(failed.tournamentId, [resumeId]);
    await deps.finishRun(failed.tournamentId);
  }
  return "settled";
}
