import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError, found } from "#core/errors";

type FindDeps = {
  now(): Date;
  hashToken(token: string): string;
  emailChanges: {
    find(
      tokenHash: string,
      now: Date,
    ): Promise<{ userId: string; newEmail: string; isConfirmed: boolean } | undefined>;
  };
};

/**
 * The state of a link; reading it does not use the link. `waiting`: this address has confirmed, the other has not.
 */
export async function readEmailChange(
  deps: FindDeps,
  token: string,
): Promise<{ state: "open" | "waiting"; newEmail: string } | { state: "invalid" }> {
  const found = token === "" ? undefined : await deps.emailChanges.find(deps.hashToken(token), deps.now());
  if (!found) return { state: "invalid" };
  return { state: found.isConfirmed ? "waiting" : "open", newEmail: found.newEmail };
}

type Deps = FindDeps & {
  emailChanges: {
    /** Whether the account has its new address now; undefined if somebody else has taken it. */
    confirm(tokenHash: string, now: Date): Promise<boolean | undefined>;
  };
  users: { findByEmail(email: string): Promise<unknown> };
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
};

/** One of the two addresses confirms. Returns true once the account has its new address. */
export async function confirmEmailChange(deps: Deps, { token }: { token: string }): Promise<boolean> {
  const now = deps.now();
  const tokenHash = deps.hashToken(token);
  const change = found(await deps.emailChanges.find(tokenHash, now), "invalid_email_change");
  if (await deps.users.findByEmail(change.newEmail)) throw new DomainError("email_taken");
  const isChanged = await deps.emailChanges.confirm(tokenHash, now);
  if (isChanged === undefined) throw new DomainError("email_taken");
  if (isChanged) {
    const actor = { kind: "user", id: change.userId } as const;
    await deps.audit.record({ actor, action: "account.email-changed" }, now);
  }
  return isChanged;
}
