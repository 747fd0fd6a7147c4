import { type PasswordDeps, requirePassword } from "#core/accounts/require-password";
import { listUnusedCredits, type UnusedCreditsDeps } from "#core/billing/unused-credits";
import { DomainError } from "#core/errors";
import { type Job, removeFilesJob } from "#core/jobs/job";
import { NOT_GIVEN_UP } from "./delete-account.schema";
import { type HoldDeps, requireNoHold } from "./require-no-hold";

const WRONG = "That password is incorrect. Nothing was deleted.";

type Owner = { id: string; email: string };
export type AccountDeletion = {
  user: Owner;
  password: string;
  /** They know that paid credits end with the account. */
  givesUpCredits: boolean;
};

type Deps = PasswordDeps &
  UnusedCreditsDeps &
  HoldDeps & {
    now(): Date;
    /**
     * Deletes the user and everything they own, and records the files to remove under the tournaments' ids, in one
     * transaction. Where decision records are left, the key opens them.
     */
    deletions: {
      deleteAccount(
        user: Owner,
        recordKeyHash: string,
        now: Date,
      ): Promise<{ deletionIds: string[]; hasRecords: boolean }>;
    };
    checkouts: { listOpenSessions(userId: string): Promise<string[]> };
    payments: { expireSession(sessionId: string): Promise<void> };
    newToken(): { token: string; tokenHash: string };
    jobs: { enqueue(jobs: Job[]): Promise<void> };
    progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  };

/**
 * Permanently deletes the account. Returns the key to its decision records, this only once; null if none are kept.
 * Throws `wrong_password`, and `invalid_input` where paid credits are not given up.
 */
export async function deleteAccount(
  deps: Deps,
  { user, password, givesUpCredits }: AccountDeletion,
): Promise<{ recordKey: string | null }> {
  await requirePassword(deps, { userId: user.id, password }, WRONG);
  await requireNoHold(deps, user.id);
  if (!givesUpCredits && (await listUnusedCredits(deps, user.id)).length > 0) {
    throw new DomainError("invalid_input", {
      message: NOT_GIVEN_UP,
      details: { fieldErrors: { givesUpCredits: [NOT_GIVEN_UP] } },
    });
  }
  // One that is paid meanwhile, or cannot be ended, is recorded when the provider reports the payment.
  const open = await deps.checkouts.listOpenSessions(user.id);
  await Promise.allSettled(open.map((id) => deps.payments.expireSession(id)));
  const { token, tokenHash } = deps.newToken();
  const { deletionIds, hasRecords } = await deps.deletions.deleteAccount(user, tokenHash, deps.now());
  // The rows are deleted; if this message is lost, the sweeper finds the files.
  await deps.jobs.enqueue(deletionIds.map(removeFilesJob)).catch(() => {});
  await Promise.all(deletionIds.map((tournamentId) => deps.progress.publish(tournamentId, [])));
  return { recordKey: hasRecords ? token : null };
}
