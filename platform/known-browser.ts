import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";

/** The longest that browsers keep a cookie. */
export const KNOWN_BROWSER_SECONDS = 400 * 24 * 60 * 60;
const AUDIENCE = "known-browser";
/** A browser may be shared. */
const MAX_ACCOUNTS = 5;

/** A browser that has logged in before. This grants no access; it only keeps it from being taken for a guesser. */
export type KnownBrowser = {
  id: string;
  /** Hashes of the accounts it has logged in to, most recent first. */
  accounts: string[];
};

const browserSchema = z.object({ jti: z.string(), accounts: z.array(z.string()) });

/** Returns null if the value has expired, was tampered with, or is not ours. */
export async function verifyKnownBrowser(sealed: string, secretKey: string): Promise<KnownBrowser | null> {
  try {
    const { payload } = await jwtVerify(sealed, deriveKey(secretKey), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
    });
    const { jti, accounts } = browserSchema.parse(payload);
    return { id: jti, accounts };
  } catch {
    return null;
  }
}

/** Adds an account to the browser and signs the result (JWT, HS256). */
export async function signKnownBrowser(
  browser: KnownBrowser | null,
  account: string,
  secretKey: string,
): Promise<string> {
  const { id, accounts } = browser ?? { id: crypto.randomUUID(), accounts: [] };
  const others = accounts.filter((other) => other !== account);
  return new SignJWT({ accounts: [account, ...others].slice(0, MAX_ACCOUNTS) })
    .setProtectedHeader({ alg: "HS256" })
    .setJti(id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${KNOWN_BROWSER_SECONDS}s`)
    .sign(deriveKey(secretKey));
}

/** A key used only for this purpose. */
const deriveKey = (secretKey: string) => new TextEncoder().encode(`${AUDIENCE}:${secretKey}`);
