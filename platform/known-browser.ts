import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";

/** As long as browsers keep a cookie. */
export const KNOWN_BROWSER_SECONDS = 400 * 24 * 60 * 60;
const AUDIENCE = "known-browser";
/** One browser may be shared. */
const MOST_ACCOUNTS = 5;

/** A browser that has logged in before. It opens nothing; it is only not taken for a guesser. */
export type KnownBrowser = {
  id: string;
  /** Marks of the accounts it has logged in to, the last one first. */
  accounts: string[];
};

const browserSchema = z.object({ jti: z.string(), accounts: z.array(z.string()) });

/** Null for a value that has expired, was tampered with, or is none of ours. */
export async function openKnownBrowser(sealed: string, secretKey: string): Promise<KnownBrowser | null> {
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

/** The browser with one more account, signed (JWT, HS256). */
export async function sealKnownBrowser(
  browser: KnownBrowser | null,
  account: string,
  secretKey: string,
): Promise<string> {
  const { id, accounts } = browser ?? { id: crypto.randomUUID(), accounts: [] };
  const others = accounts.filter((other) => other !== account);
  return new SignJWT({ accounts: [account, ...others].slice(0, MOST_ACCOUNTS) })
    .setProtectedHeader({ alg: "HS256" })
    .setJti(id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${KNOWN_BROWSER_SECONDS}s`)
    .sign(deriveKey(secretKey));
}

/** A key for this alone. */
const deriveKey = (secretKey: string) => new TextEncoder().encode(`${AUDIENCE}:${secretKey}`);
