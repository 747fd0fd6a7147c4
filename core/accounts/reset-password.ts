import { DomainError } from "#core/errors";

type Deps = {
  now(): Date;
  hashToken(token: string): string;
  hashPassword(password: string): Promise<string>;
  isResetOpen(tokenHash: string, now: Date): Promise<boolean>;
  /**
   * Sets the password, ends all sessions of the user and voids all their links, in one transaction. False when
   * the link has expired or was used.
   */
  redeemPasswordReset(reset: { tokenHash: string; passwordHash: string; now: Date }): Promise<boolean>;
};

export async function resetPassword(deps: Deps, input: { token: string; password: string }): Promise<void> {
  const tokenHash = deps.hashToken(input.token);
  // Hashing is dear, and a made-up link is not worth it.
  if (!(await deps.isResetOpen(tokenHash, deps.now()))) throw new DomainError("invalid_reset_link");
  const passwordHash = await deps.hashPassword(input.password);
  const isReset = await deps.redeemPasswordReset({ tokenHash, passwordHash, now: deps.now() });
  if (!isReset) throw new DomainError("invalid_reset_link");
}
