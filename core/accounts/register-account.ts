import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import type { NewMail, RenderMail } from "#core/mail/mail";
import { type CurrentUser, normaliseEmail, toCurrentUser, type UserRecord } from "./account";
import type { Credentials } from "./account.schema";
import { newConfirmation } from "./confirmation";
import { type CommonPasswordDeps, refuseCommonPassword } from "./refuse-common-password";
import { type SessionDeps, startSession } from "./start-session";

type Deps = SessionDeps &
  CommonPasswordDeps & {
    adminEmail: string;
    appUrl: string;
    newId(): string;
    renderMail: RenderMail;
    hashPassword(password: string): Promise<string>;
    /** Puts the mail into the outbox as well. False when the e-mail is taken. */
    users: { insert(user: UserRecord, mail: NewMail): Promise<boolean> };
    jobs: { enqueue(jobs: Job[]): Promise<void> };
  };

/** Makes the account, signs it in, asks for its sample tournament and writes it a welcome. */
export async function registerAccount(
  deps: Deps,
  input: Credentials,
): Promise<{ user: CurrentUser; token: string }> {
  const email = normaliseEmail(input.email);
  await refuseCommonPassword(deps, input.password);
  // The administrator's account is made by whoever runs the service, never by who comes first.
  if (email === normaliseEmail(deps.adminEmail)) throw new DomainError("email_taken");

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

  // The account stands; a sample or mail that could not be asked for now is found by the sweeper.
  const jobs: Job[] = [
    { version: 1, type: "create-sample-tournament", userId: user.id },
    { version: 1, type: "send-mail", mailId },
  ];
  await deps.jobs.enqueue(jobs).catch(() => {});
  return { user: toCurrentUser(user, deps.adminEmail), token: await startSession(deps, user.id) };
}
