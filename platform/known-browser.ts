import * as z from "zod";
import { DAY_SECONDS } from "#core/time";
import { createSignedCookie } from "./signed-cookie";

/** The longest that browsers keep a cookie. */
export const KNOWN_BROWSER_SECONDS = 400 * DAY_SECONDS;
/** A browser may be shared. */
const MAX_ACCOUNTS = 5;

/** A browser that has logged in before. This grants no access; it only keeps it from being taken for a guesser. */
export type KnownBrowser = {
  id: string;
  /** Hashes of the accounts it has logged in to, most recent first. */
  accounts: string[];
};

const cookie = createSignedCookie({
  audience: "known-browser",
  seconds: KNOWN_BROWSER_SECONDS,
  schema: z.object({ jti: z.string(), accounts: z.array(z.string()) }),
});

/** Returns null if the value has expired, was tampered with, or is not ours. */
export async function verifyKnownBrowser(sealed: string, secretKey: string): Promise<KnownBrowser | null> {
  const known = await cookie.verify(sealed, secretKey);
  return known && { id: known.jti, accounts: known.accounts };
}

/** Adds an account to the browser and signs the result. */
export function signKnownBrowser(
  browser: KnownBrowser | null,
  account: string,
  secretKey: string,
): Promise<string> {
  const { id, accounts } = browser ?? { id: crypto.randomUUID(), accounts: [] };
  const others = accounts.filter((other) => other !== account);
  return cookie.sign({ jti: id, accounts: [account, ...others].slice(0, MAX_ACCOUNTS) }, secretKey);
}
