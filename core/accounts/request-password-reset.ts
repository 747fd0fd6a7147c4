import type { Job } from "#core/jobs/job";
import type { NewMail, RenderMail } from "#core/mail/mail";
import { isEmailConfirmed, normalizeEmail, type UserRecord } from "./account";
import { newConfirmation } from "./confirmation";

const LINK_MS = 60 * 60 * 1000;

type Deps = {
  appUrl: string;
  adminEmail: string;
  now(): Date;
  newId(): string;
  newToken(): { token: string; tokenHash: string };
  renderMail: RenderMail;
  users: { findByEmail(email: string): Promise<UserRecord | undefined> };
  passwords: {
    /** Voids the account's older links and adds the mail to the outbox. False if no account has this email. */
    insertReset(
      reset: { email: string; tokenHash: string; createdAt: Date; expiresAt: Date },
      mail: NewMail,
    ): Promise<boolean>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

/**
 * Mails a password reset link if the account exists. Neither the answer nor its timing may reveal whether it does.
 */
export async function requestPasswordReset(deps: Deps, input: { email: string }): Promise<void> {
  const { token, tokenHash } = deps.newToken();
  const mailId = deps.newId();
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + LINK_MS);
  const resetUrl = `${deps.appUrl}/auth/reset-password?token=${token}`;
  const email = normalizeEmail(input.email);
  const user = await deps.users.findByEmail(email);
  const isConfirmed = user !== undefined && isEmailConfirmed(user, deps.adminEmail);
  const confirm = isConfirmed ? null : newConfirmation(deps);
  const confirmUrl = confirm?.confirmUrl ?? null;
  const content = await deps.renderMail({ type: "password-reset", resetUrl, confirmUrl });
  const isKnown = await deps.passwords.insertReset(
    { email, tokenHash, createdAt, expiresAt },
    { id: mailId, ...content, confirmation: confirm?.confirmation ?? null },
  );
  if (isKnown) await deps.jobs.enqueue([{ version: 1, type: "send-mail", mailId }]);
}
