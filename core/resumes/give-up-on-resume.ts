type Deps = {
  now(): Date;
  resumes: {
    /** "held": somebody works on it. Undefined: it is finished or gone. */
    failUnfinished(
      resumeId: string,
      error: string,
      now: Date,
    ): Promise<{ tournamentId: string } | "held" | undefined>;
  };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
};

/** Also how a resume that was given up is told from a file that cannot be read. */
export const GIVEN_UP = "This file could not be processed after several attempts. Please upload it again.";

/** The last attempt failed: the resume ends as an error, so that its tournament can end too. */
export async function giveUpOnResume(deps: Deps, resumeId: string): Promise<"settled" | "held"> {
  const failed = await deps.resumes.failUnfinished(resumeId, GIVEN_UP, deps.now());
  if (failed === "held") return "held";
  if (failed) {
    await deps.progress.publish(failed.tournamentId, [resumeId]);
    await deps.finishRun(failed.tournamentId);
  }
  return "settled";
}
