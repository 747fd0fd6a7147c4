import { createHash, randomBytes } from "node:crypto";
import type { KeyMode } from "#core/api-keys/api-key";

/** SHA-256 as lowercase hex. */
export function sha256(data: Uint8Array | string): string {
  return createHash("sha256").update(data).digest("hex");
}

/** A secret in the format of Standard Webhooks. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** In the format of the triggers that record events (migrations). */
export const newMessageId = () => `msg_${randomBytes(16).toString("hex")}`;

/** Long enough to tell keys apart, too short to guess the rest. */
const PREFIX_LENGTH = 14;

export function newApiKey(mode: KeyMode): { secret: string; prefix: string; keyHash: string } {
  const secret = `tw_${mode}_${randomBytes(32).toString("base64url")}`;
  return { secret, prefix: secret.slice(0, PREFIX_LENGTH), keyHash: sha256(secret) };
}

/** An opaque secret of 256 random bits, and the hash that goes into the database. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: sha256(token) };
}
