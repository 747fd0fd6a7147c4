import { type CurrentUser, normaliseEmail } from "#core/accounts/account";
import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

type Deps = {
  now(): Date;
  /**
   * Removes the user with all that is theirs, and notes the files for removal under the ids of the tournaments,
   * in one transaction. Tells these ids.
   */
  deleteAccount(user: { id: string; email: string }, now: Date): Promise<string[]>;
  enqueue(jobs: Job[]): Promise<void>;
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
};

/** For good, and only for who repeats the account's own e-mail. */
export async function deleteAccount(
  deps: Deps,
  input: { user: CurrentUser; confirmation: string },
): Promise<void> {
  const { user, confirmation } = input;
  if (normaliseEmail(confirmation) !== user.email) throw new DomainError("email_differs");
  const ids = await deps.deleteAccount(user, deps.now());
  // The rows are gone; files whose message is lost are found by the sweeper.
  await deps
    .enqueue(ids.map((deletionId): Job => ({ version: 1, type: "remove-files", deletionId })))
    .catch(() => {});
  await Promise.all(ids.map((tournamentId) => deps.publishProgress(tournamentId, [])));
}
