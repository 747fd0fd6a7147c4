import { found } from "#core/errors";
import { type CurrentUser, toCurrentUser, type UserRecord } from "./account";

type Deps = { adminEmail: string; users: { find(id: string): Promise<UserRecord | undefined> } };

/** Finds any account, for the administrator. */
export async function getAccount(deps: Deps, userId: string): Promise<CurrentUser> {
  const user = found(await deps.users.find(userId), "account_not_found");
  return toCurrentUser(user, deps.adminEmail);
}
