import { DAY_SECONDS } from "#core/time";

export const SESSION_SECONDS = 30 * DAY_SECONDS;

export type SessionDeps = {
  now(): Date;
  /** A new random token and the hash it is stored under. */
  newToken(): { token: string; tokenHash: string };
  sessions: {
    insert(session: {
      tokenHash: string;
      userId: string;
      createdAt: Date;
      expiresAt: Date;
      lastUsedAt: Date;
    }): Promise<void>;
  };
};

/** Returns the token for the browser or API client; only its hash is stored. */
export async function startSession(deps: SessionDeps, userId: string): Promise<string> {
  const { token, tokenHash } = deps.newToken();
  const now = deps.now();
  await deps.sessions.insert({
    tokenHash,
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return token;
}
