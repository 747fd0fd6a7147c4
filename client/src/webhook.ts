import type { WebhookMessage } from "./types.js";

const TOLERANCE_SECONDS = 5 * 60;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

type Headers = Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>;

/** The message, if its signature is valid and it is not older than five minutes; otherwise throws. */
export async function verifyWebhook(secret: string, headers: Headers, body: string): Promise<WebhookMessage> {
  const { "webhook-id": id, "webhook-timestamp": sentAt, "webhook-signature": signatures } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(sentAt));
  if (!(age <= TOLERANCE_SECONDS)) throw new Error("The webhook's timestamp is not within five minutes");
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret.replace(/^whsec_/, "")), hmac, false, [
    "verify",
  ]);
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${body}`);
  for (const signature of signatures.split(" ")) {
    if (!signature.startsWith("v1,")) continue;
    if (await crypto.subtle.verify("HMAC", key, bytesOf(signature.slice(3)), signed)) return JSON.parse(body);
  }
  throw new Error("The webhook's signature does not match");
}
