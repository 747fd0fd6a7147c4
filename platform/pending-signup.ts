import { EncryptJWT, jwtDecrypt } from "jose";
import { type Credentials, credentialsSchema } from "#core/accounts/account.schema";

export const PENDING_SIGNUP_SECONDS = 600;
const AUDIENCE = "pending-signup";

/** Encrypts and authenticates credentials (JWE, A256GCM) between the signup form and the creation of the account. */
export async function encryptPendingSignup(credentials: Credentials, secretKey: string): Promise<string> {
  return new EncryptJWT({ ...credentials })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${PENDING_SIGNUP_SECONDS}s`)
    .encrypt(await deriveKey(secretKey));
}

/** Returns null if the value has expired, was tampered with, or is not ours. */
export async function decryptPendingSignup(sealed: string, secretKey: string): Promise<Credentials | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, await deriveKey(secretKey), { audience: AUDIENCE });
    return credentialsSchema.parse(payload);
  } catch {
    return null;
  }
}

async function deriveKey(secretKey: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(`${AUDIENCE}:${secretKey}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
