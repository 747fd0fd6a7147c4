import { guardGuess, takeAttempt } from "#core/attempts/guard-guess";
import { GUESSES_AT_ONE, GUESSES_FROM_ONE, MAILS_TO_ONE } from "#core/attempts/tally";
import { createAttemptCounter } from "./attempts";
import type { WebEnv, WebVars } from "./env";
import { type KnownBrowser, openKnownBrowser, sealKnownBrowser } from "./known-browser";
import { createRateLimiter } from "./rate-limit";
import { sha256 } from "./tokens";

/** The password of whoever is signed in, typed once more: the same guess, whatever it is asked for. */
export const OWN_PASSWORD = "own-password";

/** Who sends a request: its network (`networkOf`), and the cookie of a browser that has logged in before. */
export type Caller = { network: string; knownBrowser?: string };

/**
 * What may be tried how often. An account is named by what is typed to open it, whether it exists or not, so that a
 * limit tells nobody which do.
 */
export function createAttemptGuards(env: WebEnv, { SECRET_KEY }: WebVars, { network, knownBrowser }: Caller) {
  const mark = (words: string) => sha256(`${SECRET_KEY}:attempts:${words}`);
  const openBrowser = async (): Promise<KnownBrowser | null> =>
    knownBrowser === undefined ? null : openKnownBrowser(knownBrowser, SECRET_KEY);

  const fromHere = (action: string) =>
    createAttemptCounter(env.ATTEMPTS, { name: mark(`${action} from ${network}`), limit: GUESSES_FROM_ONE });
  const limitCaller = (action: string, caller = network) => createRateLimiter(env.AUTH_LIMIT, caller)(action);

  /** The counters of what anybody may try at an account. A browser the account knows is counted by itself alone. */
  async function countersAt(action: string, account: string, limit = GUESSES_AT_ONE) {
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
    /** Counts by the minute and in one place of the network alone: the first line before everything else. */
    limitAttempts: (action: string) => limitCaller(action),

    /** A guess at what opens an account. */
    guardLogIn: async <Result>(action: string, account: string, guess: () => Promise<Result>) =>
      guardGuess(await countersAt(action, account), guess),

    /** A guess by whoever is signed in as the user. */
    guardOwn: async <Result>(action: string, userId: string, guess: () => Promise<Result>) => {
      await limitCaller(action);
      const name = mark(`${action} by ${userId}`);
      const byUser = createAttemptCounter(env.ATTEMPTS, { name, limit: GUESSES_AT_ONE });
      return guardGuess([fromHere(action), byUser], guess);
    },

    /** A mail that is asked for; `advice` is what else to say where there were too many. */
    allowMail: async (action: string, address: string, advice?: string) =>
      takeAttempt(await countersAt(action, address, MAILS_TO_ONE), advice),

    /** The cookie of this browser once it has logged in to the account. */
    rememberBrowser: async (account: string) =>
      sealKnownBrowser(await openBrowser(), mark(account), SECRET_KEY),
  };
}

export type AttemptGuards = ReturnType<typeof createAttemptGuards>;
