import { DomainError } from "#core/errors";
import { createWebhook } from "#core/partners/create-webhook";
import { pingWebhook, resendDelivery } from "#core/partners/ping-webhook";
import { SECRET_OVERLAP_MS, type WebhookEvent } from "#core/partners/webhook";
import type { WebVars } from "./env";
import type { connect } from "./services";
import { newMessageId, newWebhookSecret } from "./tokens";

/** What the front door can do about a partner's webhooks. */
export function createWebhookServices(
  connected: ReturnType<typeof connect>,
  vars: WebVars,
  limitAttempts: (action: string) => Promise<void>,
) {
  const deps = { ...connected, newMessageId, newWebhookSecret, isLocal: vars.ENVIRONMENT === "local" };

  return {
    createWebhook: (partnerId: string, input: { url: string; events: WebhookEvent[] }) =>
      createWebhook(deps, partnerId, input),
    listWebhooks: deps.listWebhooks,
    deleteWebhook: async (partnerId: string, webhookId: string) => {
      if (!(await deps.deleteWebhook(partnerId, webhookId))) throw new DomainError("webhook_not_found");
    },
    /** The secret so far signs beside the new one for a while. */
    rotateWebhookSecret: async (partnerId: string, webhookId: string) => {
      const secret = newWebhookSecret();
      const previousSecretUntil = new Date(deps.now().getTime() + SECRET_OVERLAP_MS);
      const webhook = await deps.replaceSecret(partnerId, webhookId, { secret, previousSecretUntil });
      if (!webhook) throw new DomainError("webhook_not_found");
      return { ...webhook, secret, previousSecretUntil };
    },
    pingWebhook: async (target: { partnerId: string; webhookId: string }) => {
      await limitAttempts("webhook-ping");
      return pingWebhook(deps, target);
    },
    resendDelivery: (target: { partnerId: string; webhookId: string; deliveryId: string }) =>
      resendDelivery(deps, target),
  };
}
