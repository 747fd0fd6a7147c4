import type { Job } from "#core/jobs/job";
import type { NewMail, RenderMail } from "#core/mail/mail";
import type { CurrentUser } from "./account";
import { newConfirmation } from "./confirmation";

type Deps = Parameters<typeof newConfirmation>[0] & {
  newId(): string;
  renderMail: RenderMail;
  confirmations: { insertMail(user: { id: string; email: string }, mail: NewMail): Promise<void> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

/** Mails a confirmation link to the account's address, unless it is already confirmed. */
export async function sendConfirmation(deps: Deps, user: CurrentUser): Promise<void> {
  if (user.isEmailConfirmed) return;
  const { confirmUrl, confirmation } = newConfirmation(deps);
  const mailId = deps.newId();
  const content = await deps.renderMail({ type: "confirm-email", confirmUrl });
  await deps.confirmations.insertMail(user, { id: mailId, ...content, confirmation });
  // The mail is in the outbox; if queueing fails now, the sweeper finds it.
  await deps.jobs.enqueue([{ version: 1, type: "send-mail", mailId }]).catch(() => {});
}
