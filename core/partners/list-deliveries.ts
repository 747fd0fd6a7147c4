import { DomainError } from "#core/errors";
import type { WebhookTarget } from "./ping-webhook";
import type { Webhook, WebhookDelivery } from "./webhook";

/** `after`: the key of the last row of the page before. */
type DeliveryPage = { after: number | undefined; limit: number };
type Row = WebhookDelivery & { key: number };

type Deps = {
  webhooks: { find(partnerId: string, webhookId: string): Promise<Webhook | undefined> };
  deliveries: { list(webhookId: string, page: DeliveryPage): Promise<Row[]> };
};

/** A page of what one of the partner's webhooks was told, newest first. */
export async function listDeliveries(
  deps: Deps,
  { partnerId, webhookId }: WebhookTarget,
  page: DeliveryPage,
): Promise<Row[]> {
  if (!(await deps.webhooks.find(partnerId, webhookId))) throw new DomainError("webhook_not_found");
  return deps.deliveries.list(webhookId, page);
}
