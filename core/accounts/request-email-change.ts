import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import type { NewMail, RenderMail } from "#core/mail/mail";
import { type CurrentUser, normalizeEmail } from "./account";
import { type PasswordDeps, requirePassword } from "./require-password";

/** How long both addresses have to confirm. */
export const EMAIL_CHANGE_HOURS = 24;

type Deps = PasswordDeps & {
  appUrl: string;
  adminEmail: string;
  now(): Date;
  newId(): string;
  newToken(): { token: string; tokenHash: string };
  renderMail: RenderMail;
  users: { findByEmail(email: string): Promise<unknown> };
  emailChanges: {
    insert(
      change: {
        userId: string;
        newEmail: string;
        oldTokenHash: string;
        newTokenHash: string;
        createdAt: Date;
        expiresAt: Date;
      },
      mails: { recipient: string; mail: NewMail }[],
    ): Promise<void>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

/** Mails one link to the old address and one to the new; nothing changes until both are used. */
export async function requestEmailChange(
  deps: Deps,
  { user, password, ...input }: { user: CurrentUser; password: string; newEmail: string },
): Promise<void> {
  await requirePassword(deps, { userId: user.id, password });
  const newEmail = normalizeEmail(input.newEmail);
  if (user.isAdmin) throw atField("The administrator's address is set in the configuration.");
  if (newEmail === user.email) throw atField("This is your address already");
  if (newEmail === normalizeEmail(deps.adminEmail) || (await deps.users.findByEmail(newEmail))) {
    throw atField(new DomainError("email_taken").message);
  }
  const [old, fresh] = [deps.newToken(), deps.newToken()];
  const write = async (recipient: string, { token }: { token: string }, isNew: boolean) => {
    const confirmUrl = `${deps.appUrl}/auth/change-email?token=${token}`;
    const content = await deps.renderMail({ type: "email-change", confirmUrl, isNew });
    return { recipient, mail: { id: deps.newId(), ...content, confirmation: null } };
  };
  const mails = [await write(user.email, old, false), await write(newEmail, fresh, true)];
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + EMAIL_CHANGE_HOURS * 60 * 60 * 1000);
  const hashes = { oldTokenHash: old.tokenHash, newTokenHash: fresh.tokenHash };
  await deps.emailChanges.insert({ userId: user.id, newEmail, ...hashes, createdAt, expiresAt }, mails);
  // The mails are in the outbox; if queueing fails now, the sweeper finds them.
  await deps.jobs
    .enqueue(mails.map(({ mail }): Job => ({ version: 1, type: "send-mail", mailId: mail.id })))
    .catch(() => {});
}

const atField = (words: string) =>
  new DomainError("invalid_input", { message: words, details: { fieldErrors: { newEmail: [words] } } });
