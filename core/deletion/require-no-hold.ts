import { DomainError } from "#core/errors";

export type HoldDeps = { retention: { isOnHold(userId: string): Promise<boolean> } };

/** Throws `legal_hold` if nothing of the account may be deleted. The database refuses deletions then, too. */
export async function requireNoHold(deps: HoldDeps, userId: string): Promise<void> {
  if (await deps.retention.isOnHold(userId)) throw new DomainError("legal_hold");
}
