import { DAY_MS } from "#core/time";

/** The events a webhook can subscribe to. */
export const webhookEvents = [
  "resume.succeeded",
  "resume.failed",
  "resume.rescored",
  "listing.completed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The type of a test message. */
export const PING = "ping";

export const deliveryStatuses = ["pending", "delivered", "failed"] as const;
type DeliveryStatus = (typeof deliveryStatuses)[number];

export const MAX_WEBHOOKS = 5;

/** How long messages are signed with both secrets after a rotation. */
export const SECRET_OVERLAP_MS = DAY_MS;

/** How long deliveries are kept. */
export const DELIVERY_LIFETIME_MS = 30 * DAY_MS;

/** Ids and numbers, no personal data. */
export type WebhookData = Record<string, string | number>;

/** A partner's webhook, without its secret. */
export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  /** When it was disabled because its endpoint answered 410 Gone. */
  disabledAt: Date | null;
};

/** An entry of a webhook's delivery log. */
export type WebhookDelivery = {
  /** The message's `webhook-id`, the same for every attempt. */
  id: string;
  type: string;
  payload: WebhookData;
  status: DeliveryStatus;
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date;
  deliveredAt: Date | null;
  /** The response's status in the last attempt, or why there was none. */
  lastStatus: number | null;
  lastError: string | null;
};
