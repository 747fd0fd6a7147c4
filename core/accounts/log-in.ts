import { DomainError } from "#core/errors";
import { type CurrentUser, normaliseEmail, toCurrentUser, type UserRecord } from "./account";
import type { Credentials } from "./account.schema";
import { type SessionDeps, startSession } from "./start-session";

type Deps = SessionDeps & {
  adminEmail: string;
  users: { findByEmail(email: string): Promise<UserRecord | undefined> };
  /** Takes as long for a missing account (`undefined`) as for a wrong password. */
  verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
};

export async function logIn(deps: Deps, input: Credentials): Promise<{ user: CurrentUser; token: string }> {
  const user = await deps.users.findByEmail(normaliseEmail(input.email));
  const matches = await deps.verifyPassword(input.password, user?.passwordHash);
  if (!user || !matches) throw new DomainError("bad_credentials");
  return { user: toCurrentUser(user, deps.adminEmail), token: await startSession(deps, user.id) };
}
