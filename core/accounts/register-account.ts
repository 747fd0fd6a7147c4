import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import { type CurrentUser, normaliseEmail, toCurrentUser, type UserRecord } from "./account";
import type { Credentials } from "./account.schema";
import { type SessionDeps, startSession } from "./start-session";

type Deps = SessionDeps & {
  adminEmail: string;
  newId(): string;
  hashPassword(password: string): Promise<string>;
  /** False when the e-mail is taken. */
  insertUser(user: UserRecord): Promise<boolean>;
  enqueue(jobs: Job[]): Promise<void>;
};

/** Makes the account, signs it in and asks for its sample tournament. */
export async function registerAccount(
  deps: Deps,
  input: Credentials,
): Promise<{ user: CurrentUser; token: string }> {
  const email = normaliseEmail(input.email);
  // The administrator's account is made by whoever runs the service, never by who comes first.
  if (email === normaliseEmail(deps.adminEmail)) throw new DomainError("email_taken");

  const user: UserRecord = {
    id: deps.newId(),
    email,
    passwordHash: await deps.hashPassword(input.password),
    createdAt: deps.now(),
    stripePlanId: null,
    stripeCustomerId: null,
    additionalTournamentCredits: 0,
    hasUnlimitedAccess: false,
  };
  if (!(await deps.insertUser(user))) throw new DomainError("email_taken");

  // The account stands; a sample that could not be asked for now is made by the sweeper.
  await deps.enqueue([{ version: 1, type: "create-sample-tournament", userId: user.id }]).catch(() => {});
  return { user: toCurrentUser(user, deps.adminEmail), token: await startSession(deps, user.id) };
}
