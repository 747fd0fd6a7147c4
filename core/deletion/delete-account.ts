import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

const WRONG = "This is not your password. Nothing was deleted.";

type Owner = { id: string; email: string };
export type AccountDeletion = { user: Owner; password: string };

type Deps = {
  now(): Date;
  verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  passwords: { findHash(userId: string): Promise<string | undefined> };
  /**
   * Removes the user with all that is theirs, and notes the files for removal under the ids of the tournaments,
   * in one transaction. Tells these ids.
   */
  deletions: { deleteAccount(user: Owner, now: Date): Promise<string[]> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** For good. Throws `wrong_password` at any but the account's own. */
export async function deleteAccount(deps: Deps, { user, password }: AccountDeletion): Promise<void> {
  if (!(await deps.verifyPassword(password, await deps.passwords.findHash(user.id)))) {
    throw new DomainError("wrong_password", {
      message: WRONG,
      details: { fieldErrors: { password: [WRONG] } },
    });
  }
  const ids = await deps.deletions.deleteAccount(user, deps.now());
  // The rows are gone; files whose message is lost are found by the sweeper.
  await deps.jobs
    .enqueue(ids.map((deletionId): Job => ({ version: 1, type: "remove-files", deletionId })))
    .catch(() => {});
  await Promise.all(ids.map((tournamentId) => deps.progress.publish(tournamentId, [])));
}
