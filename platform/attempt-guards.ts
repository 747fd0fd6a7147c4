import { ACCOUNT_LIMIT, MAIL_LIMIT, NETWORK_LIMIT } from "#core/attempts/tally";
import { recordAttempt, withAttemptLimit } from "#core/attempts/with-attempt-limit";
import { createAttemptCounter } from "./attempts";
import type { WebEnv, WebVars } from "./env";
import { type KnownBrowser, signKnownBrowser, verifyKnownBrowser } from "./known-browser";
import { createRateLimiter } from "./rate-limit";
import { sha256 } from "./tokens";

/** The signed-in user's own password, entered again. Every feature that asks for it shares one counter. */
export const OWN_PASSWORD = "own-password";

/** The sender of a request: its network (`networkOf`), and the cookie of a browser that has logged in before. */
export type Caller = { network: string; knownBrowser?: string };

/**
 * Limits how often something may be tried. Accounts are counted by what the caller typed, whether or not they exist,
 * so that a limit does not reveal which do.
 */
export function createAttemptGuards(env: WebEnv, { SECRET_KEY }: WebVars, { network, knownBrowser }: Caller) {
  const mark = (words: string) => sha256(`${SECRET_KEY}:attempts:${words}`);
  const openBrowser = async (): Promise<KnownBrowser | null> =>
    knownBrowser === undefined ? null : verifyKnownBrowser(knownBrowser, SECRET_KEY);

  const fromHere = (action: string) =>
    createAttemptCounter(env.ATTEMPTS, { name: mark(`${action} from ${network}`), limit: NETWORK_LIMIT });
  const limitCaller = (action: string, caller = network) => createRateLimiter(env.AUTH_LIMIT, caller)(action);

  /**
   * The counters for attempts that anyone may make on an account. A browser that the account knows has a counter of
   * its own.
   */
  async function countersAt(action: string, account: string, limit = ACCOUNT_LIMIT) {
    const browser = await openBrowser();
    if (browser?.accounts.includes(mark(account))) {
      await limitCaller(action, browser.id);
      const name = mark(`${action} at ${account} in ${browser.id}`);
      return [createAttemptCounter(env.ATTEMPTS, { name, limit })];
    }
    await limitCaller(action);
    const name = mark(`${action} at ${account}`);
    return [fromHere(action), createAttemptCounter(env.ATTEMPTS, { name, limit, caller: mark(network) })];
  }

  return {
    /** Counts per minute and per Cloudflare location only; the first line of defense. */
    limitAttempts: (action: string) => limitCaller(action),

    /** Runs a guess at the credentials of an account. */
    guardLogIn: async <Result>(action: string, account: string, guess: () => Promise<Result>) =>
      withAttemptLimit(await countersAt(action, account), guess),

    /** Runs a guess by a signed-in user. */
    guardOwn: async <Result>(action: string, userId: string, guess: () => Promise<Result>) => {
      await limitCaller(action);
      const name = mark(`${action} by ${userId}`);
      const byUser = createAttemptCounter(env.ATTEMPTS, { name, limit: ACCOUNT_LIMIT });
      return withAttemptLimit([fromHere(action), byUser], guess);
    },

    /** Counts a request for a mail; `advice` is added to the error message if there were too many. */
    allowMail: async (action: string, address: string, advice?: string) =>
      recordAttempt(await countersAt(action, address, MAIL_LIMIT), advice),

    /** The cookie for this browser after it has logged in to the account. */
    rememberBrowser: async (account: string) =>
      signKnownBrowser(await openBrowser(), mark(account), SECRET_KEY),
  };
}

export type AttemptGuards = ReturnType<typeof createAttemptGuards>;
