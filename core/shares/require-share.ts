import { DomainError, found } from "#core/errors";
import type { Share } from "./share";

export type ShareDeps = {
  now(): Date;
  hashToken(token: string): string;
  shares: { findByToken(tokenHash: string): Promise<Share | undefined> };
};

/** The link with this token. Throws `share_not_found`, or `share_over` if it has expired or was revoked. */
export async function requireShare(deps: ShareDeps, token: string): Promise<Share> {
  const share = found(await deps.shares.findByToken(deps.hashToken(token)), "share_not_found");
  if (share.revokedAt) throw new DomainError("share_revoked");
  if (share.expiresAt <= deps.now()) throw new DomainError("share_expired");
  return share;
}
