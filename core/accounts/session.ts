export type SessionRecord = { tokenHash: string; createdAt: Date; lastUsedAt: Date };

/** Where somebody is signed in, as they may see it. Dates are ISO 8601. */
export type SessionView = { isThisOne: boolean; createdAt: string; lastUsedAt: string };

export function toSessionView(session: SessionRecord, ownTokenHash: string): SessionView {
  return {
    isThisOne: session.tokenHash === ownTokenHash,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  };
}
