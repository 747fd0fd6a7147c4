import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

const WRONG = "This is not your password. Nothing was deleted.";

type Owner = { id: string; email: string };
export type AccountDeletion = { user: Owner; password: string };

type Deps = {
  now(): Date;
  verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  findPasswordHash(userId: string): Promise<string | undefined>;
  /**
   * Removes the user with all that is theirs, and notes the files for removal under the ids of the tournaments,
   * in one transaction. Tells these ids.
   */
  deleteAccount(user: Owner, now: Date): Promise<string[]>;
  enqueue(jobs: Job[]): Promise<void>;
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
};

/** For good. Throws `wrong_password` at any but the account's own. */
export async function deleteAccount(deps: Deps, { user, password }: AccountDeletion): Promise<void> {
  if (!(await deps.verifyPassword(password, await deps.findPasswordHash(user.id)))) {
    throw new DomainError("wrong_password", {
      message: WRONG,
      details: { fieldErrors: { password: [WRONG] } },
    });
  }
  const ids = await deps.deleteAccount(user, deps.now());
  // The rows are gone; files whose message is lost are found by the sweeper.
  await deps
    .enqueue(ids.map((deletionId): Job => ({ version: 1, type: "remove-files", deletionId })))
    .catch(() => {});
  await Promise.all(ids.map((tournamentId) => deps.publishProgress(tournamentId, [])));
}
