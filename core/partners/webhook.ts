/** What a partner can ask to be told of. */
export const webhookEvents = ["resume.succeeded", "resume.failed", "listing.completed"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request, to try an endpoint. */
export const PING = "ping";

export const deliveryStatuses = ["pending", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const MAX_WEBHOOKS = 5;

/** How long both secrets sign after a change. */
export const SECRET_OVERLAP_MS = 24 * 60 * 60 * 1000;

/** The log goes back so far. */
export const DELIVERY_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Ids and figures, nothing about a person. */
export type WebhookData = Record<string, string | number>;

/** An endpoint of a partner's, without its secret. */
export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  /** Since when it is told nothing, as it answered that it is gone. */
  disabledAt: Date | null;
};

/** A line of an endpoint's log. */
export type WebhookDelivery = {
  /** The `webhook-id` of the message, the same at each attempt. */
  id: string;
  type: string;
  payload: WebhookData;
  status: DeliveryStatus;
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date;
  deliveredAt: Date | null;
  /** Of the last attempt: the answer's status, or why there was none. */
  lastStatus: number | null;
  lastError: string | null;
};
