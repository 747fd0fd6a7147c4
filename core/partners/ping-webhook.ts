import { DomainError, found } from "#core/errors";
import type { Job } from "#core/jobs/job";
import { deliveryJob } from "./queue-deliveries";
import type { Webhook, WebhookDelivery } from "./webhook";

type Deps = {
  now(): Date;
  newMessageId(): string;
  webhooks: {
    find(partnerId: string, webhookId: string): Promise<Webhook | undefined>;
    /** Ends the webhook's pause, if it is paused. */
    resume(webhookId: string): Promise<void>;
  };
  deliveries: {
    insertPing(webhookId: string, ping: { id: string; now: Date }): Promise<WebhookDelivery>;
    /** Makes it due now with a full set of attempts. Undefined while it is being sent. */
    reopen(webhookId: string, deliveryId: string, now: Date): Promise<WebhookDelivery | undefined>;
    find(webhookId: string, deliveryId: string): Promise<WebhookDelivery | undefined>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

export type WebhookTarget = { partnerId: string; webhookId: string };

/** Sends a test message without data. */
export async function pingWebhook(deps: Deps, target: WebhookTarget): Promise<WebhookDelivery> {
  await wake(deps, target);
  const delivery = await deps.deliveries.insertPing(target.webhookId, {
    id: deps.newMessageId(),
    now: deps.now(),
  });
  return enqueueNow(deps, delivery);
}

/** Resends a message under the same id, whatever its outcome was. */
export async function resendDelivery(
  deps: Deps,
  { deliveryId, ...target }: WebhookTarget & { deliveryId: string },
): Promise<WebhookDelivery> {
  await wake(deps, target);
  const reopened = await deps.deliveries.reopen(target.webhookId, deliveryId, deps.now());
  if (reopened) return enqueueNow(deps, reopened);
  return found(await deps.deliveries.find(target.webhookId, deliveryId), "delivery_not_found");
}

async function wake(deps: Deps, { partnerId, webhookId }: WebhookTarget): Promise<void> {
  const webhook = found(await deps.webhooks.find(partnerId, webhookId), "webhook_not_found");
  if (webhook.disabledAt) throw new DomainError("webhook_disabled");
  await deps.webhooks.resume(webhookId);
}

async function enqueueNow(deps: Deps, delivery: WebhookDelivery): Promise<WebhookDelivery> {
  await deps.jobs.enqueue([deliveryJob(delivery.id)]);
  return delivery;
}
