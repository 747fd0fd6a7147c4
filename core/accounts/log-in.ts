import { DomainError } from "#core/errors";
import { type CurrentUser, normalizeEmail, toCurrentUser, type UserRecord } from "./account";
import type { LogInInput } from "./account.schema";
import { checkSecondFactor } from "./check-second-factor";
import type { SecondFactorDeps } from "./second-factor";
import { type SessionDeps, startSession } from "./start-session";

type Deps = SessionDeps &
  SecondFactorDeps & {
    adminEmail: string;
    users: { findByEmail(email: string): Promise<UserRecord | undefined> };
    /** Takes equally long for a missing account (`undefined`) and a wrong password. */
    verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  };

/** Throws `bad_credentials`, and for accounts with a second factor `code_required` or `bad_code`. */
export async function logIn(deps: Deps, input: LogInInput): Promise<{ user: CurrentUser; token: string }> {
  const user = await deps.users.findByEmail(normalizeEmail(input.email));
  const matches = await deps.verifyPassword(input.password, user?.passwordHash);
  if (!user || !matches) throw new DomainError("bad_credentials");
  await checkSecondFactor(deps, user.id, input.code);
  return { user: toCurrentUser(user, deps.adminEmail), token: await startSession(deps, user.id) };
}
