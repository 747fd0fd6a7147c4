import { DomainError } from "#core/errors";
import { normalizeEmail } from "./account";
import type { Credentials } from "./account.schema";
import { type CommonPasswordDeps, refuseCommonPassword } from "./refuse-common-password";

type Deps = CommonPasswordDeps & {
  adminEmail: string;
  users: { findByEmail(email: string): Promise<unknown> };
};

/** Throws if the account cannot be created, naming the field to change. */
export async function refuseSignup(deps: Deps, { email, password }: Credentials): Promise<void> {
  const wanted = normalizeEmail(email);
  // Only the operator creates the administrator's account, never whoever signs up first.
  const isTaken = wanted === normalizeEmail(deps.adminEmail) || (await deps.users.findByEmail(wanted));
  if (isTaken) {
    const { message } = new DomainError("email_taken");
    throw new DomainError("email_taken", { details: { fieldErrors: { email: [message] } } });
  }
  await refuseCommonPassword(deps, password);
}
