import { DomainError } from "#core/errors";
import { createWebhook } from "#core/partners/create-webhook";
import { pingWebhook, resendDelivery, type WebhookTarget } from "#core/partners/ping-webhook";
import { SECRET_OVERLAP_MS } from "#core/partners/webhook";
import type { NewWebhookInput } from "#core/partners/webhook.schema";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import { newMessageId, newWebhookSecret } from "./tokens";

/** What the web Worker can do about a partner's webhooks. */
export function createWebhookServices(
  connected: Connected,
  vars: WebVars,
  limitAttempts: (action: string) => Promise<void>,
) {
  const deps = { ...connected, newMessageId, newWebhookSecret, isLocal: vars.ENVIRONMENT === "local" };

  return {
    createWebhook: (partnerId: string, input: NewWebhookInput) => createWebhook(deps, partnerId, input),
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
    listDeliveries: async (
      { partnerId, webhookId }: WebhookTarget,
      page: { after: number | undefined; limit: number },
    ) => {
      if (!(await deps.findWebhook(partnerId, webhookId))) throw new DomainError("webhook_not_found");
      return deps.listDeliveries(webhookId, page);
    },
    pingWebhook: async (target: WebhookTarget) => {
      await limitAttempts("webhook-ping");
      return pingWebhook(deps, target);
    },
    resendDelivery: (target: WebhookTarget & { deliveryId: string }) => resendDelivery(deps, target),
  };
}
