import { Webhook } from "standardwebhooks";
import type { SignedMessage, WebhookAnswer } from "#core/partners/deliver-webhook";
import { PRODUCT_NAME } from "#core/product";

const TIMEOUT_SECONDS = 10;

/**
 * Makes one attempt at a delivery, signed as Standard Webhooks requires. Redirects are not followed, because they
 * could lead where the URL itself must not. Only the status of the response is read.
 */
export async function sendWebhook({ id, url, secrets, sentAt, body }: SignedMessage): Promise<WebhookAnswer> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body));
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": `${PRODUCT_NAME}-Webhooks/1`,
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": signatures.join(" "),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    await answer.body?.cancel();
    return { status: answer.status };
  } catch (error) {
    // An error's message may contain the URL, and the URL a secret of the partner's.
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { error: isLate ? `No answer within ${TIMEOUT_SECONDS} seconds` : "No connection", isLate };
  }
}
