import { createHash, randomBytes } from "node:crypto";

/** SHA-256 as lower-case hex. */
export function sha256(data: Uint8Array | string): string {
  return createHash("sha256").update(data).digest("hex");
}

/** A secret as Standard Webhooks writes it. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** As the triggers write it that tell of an event (migrations). */
export const newMessageId = () => `msg_${randomBytes(16).toString("hex")}`;

/** An opaque secret of 256 random bits, and what the database may know of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: sha256(token) };
}
