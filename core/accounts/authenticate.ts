import { type CurrentUser, toCurrentUser, type UserRecord } from "./account";

/** "Last used" is updated at most this often; otherwise every read would also be a write. */
const TOUCH_AFTER_MS = 60 * 60 * 1000;

type Deps = {
  adminEmail: string;
  now(): Date;
  hashToken(token: string): string;
  sessions: {
    find(tokenHash: string): Promise<{ user: UserRecord; expiresAt: Date; lastUsedAt: Date } | undefined>;
    touch(tokenHash: string, lastUsedAt: Date): Promise<void>;
  };
};

/** The token's owner; null if the token is unknown, revoked or expired. */
export async function authenticate(deps: Deps, token: string): Promise<CurrentUser | null> {
  const tokenHash = deps.hashToken(token);
  const session = await deps.sessions.find(tokenHash);
  const now = deps.now();
  if (!session || session.expiresAt <= now) return null;
  if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_AFTER_MS)
    await deps.sessions.touch(tokenHash, now);
  return toCurrentUser(session.user, deps.adminEmail);
}
