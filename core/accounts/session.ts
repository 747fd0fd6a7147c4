export type SessionRecord = { tokenHash: string; createdAt: Date; lastUsedAt: Date };

/** One of the user's sessions, as shown to them. Dates are ISO 8601. */
export type SessionView = { isThisOne: boolean; createdAt: string; lastUsedAt: string };

export function toSessionView(session: SessionRecord, ownTokenHash: string): SessionView {
  return {
    isThisOne: session.tokenHash === ownTokenHash,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  };
}
