import { DomainError } from "#core/errors";
import type { WebhookTarget } from "./ping-webhook";

type Deps = { webhooks: { delete(partnerId: string, webhookId: string): Promise<boolean> } };

export async function deleteWebhook(deps: Deps, { partnerId, webhookId }: WebhookTarget): Promise<void> {
  if (!(await deps.webhooks.delete(partnerId, webhookId))) throw new DomainError("webhook_not_found");
}
