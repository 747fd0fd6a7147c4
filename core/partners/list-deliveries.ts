import { DomainError } from "#core/errors";
import type { WebhookTarget } from "./ping-webhook";
import type { Webhook, WebhookDelivery } from "./webhook";

/** `after`: the key of the previous page's last row. */
type DeliveryPage = { after: number | undefined; limit: number };
type Row = WebhookDelivery & { key: number };

type Deps = {
  webhooks: { find(partnerId: string, webhookId: string): Promise<Webhook | undefined> };
  deliveries: { list(webhookId: string, page: DeliveryPage): Promise<Row[]> };
};

/** A page of a webhook's deliveries, newest first. */
export async function listDeliveries(
  deps: Deps,
  { partnerId, webhookId }: WebhookTarget,
  page: DeliveryPage,
): Promise<Row[]> {
  if (!(await deps.webhooks.find(partnerId, webhookId))) throw new DomainError("webhook_not_found");
  return deps.deliveries.list(webhookId, page);
}
