type Deps = {
  now(): Date;
  /** The tournament it belongs to; undefined when it is already finished or gone. */
  failUnfinishedResume(resumeId: string, error: string, now: Date): Promise<string | undefined>;
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
  finishRun(tournamentId: string): Promise<boolean>;
};

export const GIVEN_UP = "This file could not be processed after several attempts. Please upload it again.";

/** The last attempt failed: the resume ends as an error, so that its tournament can end too. */
export async function giveUpOnResume(deps: Deps, resumeId: string): Promise<void> {
  const tournamentId = await deps.failUnfinishedResume(resumeId, GIVEN_UP, deps.now());
  if (!tournamentId) return;
  await deps.publishProgress(tournamentId, [resumeId]);
  await deps.finishRun(tournamentId);
}
