import { DomainError } from "#core/errors";
import type { WebhookTarget } from "./ping-webhook";
import { SECRET_OVERLAP_MS, type Webhook } from "./webhook";

type Deps = {
  now(): Date;
  newWebhookSecret(): string;
  webhooks: {
    replaceSecret(
      partnerId: string,
      webhookId: string,
      next: { secret: string; previousSecretUntil: Date },
    ): Promise<Webhook | undefined>;
  };
};

/** Messages are signed with both the old and the new secret for a while. */
export async function rotateWebhookSecret(deps: Deps, { partnerId, webhookId }: WebhookTarget) {
  const secret = deps.newWebhookSecret();
  const previousSecretUntil = new Date(deps.now().getTime() + SECRET_OVERLAP_MS);
  const webhook = await deps.webhooks.replaceSecret(partnerId, webhookId, { secret, previousSecretUntil });
  if (!webhook) throw new DomainError("webhook_not_found");
  return { ...webhook, secret, previousSecretUntil };
}
