import { DomainError } from "#core/errors";
import { type CommonPasswordDeps, refuseCommonPassword } from "./refuse-common-password";

type Deps = CommonPasswordDeps & {
  now(): Date;
  hashToken(token: string): string;
  hashPassword(password: string): Promise<string>;
  passwords: {
    isResetOpen(tokenHash: string, now: Date): Promise<boolean>;
    /**
     * Sets the password, ends all of the user's sessions and voids all their links, in one transaction. Returns the
     * account's email; undefined if the link has expired or was used.
     */
    redeemReset(reset: { tokenHash: string; passwordHash: string; now: Date }): Promise<string | undefined>;
  };
};

/** Returns the account's email. */
export async function resetPassword(deps: Deps, input: { token: string; password: string }): Promise<string> {
  const tokenHash = deps.hashToken(input.token);
  // Hashing is expensive, so made-up links are rejected first.
  if (!(await deps.passwords.isResetOpen(tokenHash, deps.now()))) throw new DomainError("invalid_reset_link");
  await refuseCommonPassword(deps, input.password);
  const passwordHash = await deps.hashPassword(input.password);
  const email = await deps.passwords.redeemReset({ tokenHash, passwordHash, now: deps.now() });
  if (!email) throw new DomainError("invalid_reset_link");
  return email;
}
