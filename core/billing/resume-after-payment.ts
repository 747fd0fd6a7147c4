import { type SessionDeps, startSession } from "#core/accounts/start-session";

type Deps = SessionDeps & {
  hashToken(token: string): string;
  checkouts: {
    /** The buyer's user id if both values belong to the same purchase; using them voids them. Otherwise undefined. */
    takeReturnToken(way: { tokenHash: string; browserHash: string; now: Date }): Promise<string | undefined>;
  };
};

/**
 * Restores the session of a buyer who returns from paying, once. `returnToken` is in the URL; `browserSecret` stayed in
 * the browser that started the purchase. The URL alone is not enough, or a link could sign its reader in to somebody
 * else's account. Undefined: the buyer must log in.
 */
export async function resumeAfterPayment(
  deps: Deps,
  { returnToken, browserSecret }: { returnToken: string; browserSecret: string },
): Promise<string | undefined> {
  const userId = await deps.checkouts.takeReturnToken({
    tokenHash: deps.hashToken(returnToken),
    browserHash: deps.hashToken(browserSecret),
    now: deps.now(),
  });
  return userId && startSession(deps, userId);
}
