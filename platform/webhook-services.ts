import { found } from "#core/errors";
import { createWebhook } from "#core/partners/create-webhook";
import { deleteWebhook } from "#core/partners/delete-webhook";
import { listDeliveries } from "#core/partners/list-deliveries";
import { pingWebhook, resendDelivery, type WebhookTarget } from "#core/partners/ping-webhook";
import { rotateWebhookSecret } from "#core/partners/rotate-webhook-secret";
import type { NewWebhookInput } from "#core/partners/webhook.schema";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import { newMessageId, newWebhookSecret } from "./tokens";

/** The web Worker's services for a partner's webhooks. */
export function createWebhookServices(
  connected: Connected,
  vars: WebVars,
  limitAttempts: (action: string) => Promise<void>,
) {
  const deps = { ...connected, newMessageId, newWebhookSecret, isLocal: vars.ENVIRONMENT === "local" };

  return {
    create: (partnerId: string, input: NewWebhookInput, id: string) =>
      createWebhook(deps, partnerId, input, id),
    /** For the response to its creation; the secret is never shown again. */
    getWithSecret: async ({ partnerId, webhookId }: WebhookTarget) => {
      return found(await deps.webhooks.findWithSecret(partnerId, webhookId), "webhook_not_found");
    },
    list: deps.webhooks.list,
    delete: (target: WebhookTarget) => deleteWebhook(deps, target),
    rotateSecret: (target: WebhookTarget) => rotateWebhookSecret(deps, target),
    listDeliveries: (target: WebhookTarget, page: { after: number | undefined; limit: number }) =>
      listDeliveries(deps, target, page),
    ping: async (target: WebhookTarget) => {
      await limitAttempts("webhook-ping");
      return pingWebhook(deps, target);
    },
    resendDelivery: (target: WebhookTarget & { deliveryId: string }) => resendDelivery(deps, target),
  };
}
