import { type SessionDeps, startSession } from "#core/accounts/start-session";

type Deps = SessionDeps & {
  hashToken(token: string): string;
  checkouts: {
    /** Whose purchase both values belong to; they are void from then on. Undefined for any other pair. */
    takeReturnToken(way: { tokenHash: string; browserHash: string; now: Date }): Promise<string | undefined>;
  };
};

/**
 * A session for the buyer who comes back from paying, once: `returnToken` is what the address says, and
 * `browserSecret` what the browser kept when it began the purchase. The address alone opens nothing, or a link to
 * somebody else's would sign its reader in as them. Undefined: they log in.
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
