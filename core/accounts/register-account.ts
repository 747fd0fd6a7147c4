import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import type { NewMail, RenderMail } from "#core/mail/mail";
import { type CurrentUser, normalizeEmail, toCurrentUser, type UserRecord } from "./account";
import type { Credentials } from "./account.schema";
import { newConfirmation } from "./confirmation";
import { refuseSignup } from "./refuse-signup";
import { type SessionDeps, startSession } from "./start-session";

type Deps = SessionDeps &
  Parameters<typeof refuseSignup>[0] & {
    appUrl: string;
    newId(): string;
    renderMail: RenderMail;
    hashPassword(password: string): Promise<string>;
    /** Also adds the mail to the outbox. False if the email is taken. */
    users: { insert(user: UserRecord, mail: NewMail): Promise<boolean> };
    jobs: { enqueue(jobs: Job[]): Promise<void> };
  };

/** Creates the account and a session, and queues its sample tournament and welcome mail. */
export async function registerAccount(
  deps: Deps,
  input: Credentials,
): Promise<{ user: CurrentUser; token: string }> {
  const email = normalizeEmail(input.email);
  await refuseSignup(deps, input);

  const user: UserRecord = {
    id: deps.newId(),
    email,
    passwordHash: await deps.hashPassword(input.password),
    createdAt: deps.now(),
    emailConfirmedAt: null,
    stripePlanId: null,
    stripeCustomerId: null,
    additionalTournamentCredits: 0,
    hasUnlimitedAccess: false,
  };
  const mailId = deps.newId();
  const { confirmUrl, confirmation } = newConfirmation(deps);
  const dashboardUrl = `${deps.appUrl}/dashboard`;
  const welcome = await deps.renderMail({ type: "welcome", dashboardUrl, confirmUrl });
  if (!(await deps.users.insert(user, { id: mailId, ...welcome, confirmation })))
    throw new DomainError("email_taken");

  // The account exists; if queueing fails now, the sweeper finds the sample and the mail.
  const jobs: Job[] = [
    { version: 1, type: "create-sample-tournament", userId: user.id },
    { version: 1, type: "send-mail", mailId },
  ];
  await deps.jobs.enqueue(jobs).catch(() => {});
  return { user: toCurrentUser(user, deps.adminEmail), token: await startSession(deps, user.id) };
}
