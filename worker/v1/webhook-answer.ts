import * as z from "zod";
import { deliveryStatuses, type Webhook, type WebhookDelivery, webhookEvents } from "#core/partners/webhook";
import { EXAMPLE_IDS } from "./answers";

export const EXAMPLE_TIME = "2027-01-31T12:00:00.000Z";

export const webhookAnswerSchema = z
  .object({
    webhook_id: z.uuid().meta({ examples: ["3d6a8f0e-52c1-4b7f-8a9d-0c1e2f3a4b5c"] }),
    url: z.string().meta({ examples: ["https://example.com/webhooks"] }),
    events: z.array(z.enum(webhookEvents)).meta({ examples: [[...webhookEvents]] }),
    created_at: z.iso.datetime().meta({ examples: [EXAMPLE_TIME] }),
    disabled_at: z.nullable(z.iso.datetime()).meta({
      description: "When we stopped sending because the endpoint answered 410 Gone; null while active.",
      examples: [null],
    }),
  })
  .meta({ id: "Webhook" });

export const secretAnswerSchema = webhookAnswerSchema
  .extend({
    secret: z.string().meta({
      description: "Signs every message. Store it; it is not shown again.",
      examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="],
    }),
  })
  .meta({ id: "WebhookWithSecret" });

export const rotatedAnswerSchema = secretAnswerSchema
  .extend({
    previous_secret_until: z.iso.datetime().meta({
      description: "Until then messages are signed with the old secret too.",
      examples: ["2027-02-01T12:00:00.000Z"],
    }),
  })
  .meta({ id: "WebhookWithNewSecret" });

export const deliveryAnswerSchema = z
  .object({
    delivery_id: z.string().meta({
      description: "The message's webhook-id, the same for every attempt.",
      examples: ["msg_2f1c8a5b7d9e4c3fa1b2c3d4e5f60718"],
    }),
    type: z.string().meta({ examples: ["resume.succeeded"] }),
    data: z.record(z.string(), z.union([z.string(), z.number()])).meta({
      description: "The message's data.",
      examples: [{ listing_id: EXAMPLE_IDS.listing, file_id: EXAMPLE_IDS.file, status: "succeeded" }],
    }),
    status: z
      .enum(deliveryStatuses)
      .meta({ description: "Pending while retries remain.", examples: ["pending"] }),
    attempts: z.int().meta({ examples: [1] }),
    created_at: z.iso.datetime().meta({ examples: [EXAMPLE_TIME] }),
    next_attempt_at: z.nullable(z.iso.datetime()).meta({
      description: "When the next attempt is due; null unless pending.",
      examples: ["2027-01-31T12:00:05.000Z"],
    }),
    delivered_at: z.nullable(z.iso.datetime()).meta({ examples: [null] }),
    last_status: z
      .nullable(z.int())
      .meta({ description: "The HTTP status of your endpoint's last answer.", examples: [null] }),
    last_error: z.nullable(z.string()).meta({
      description: "Why the last attempt got no answer.",
      examples: ["No answer within 10 seconds"],
    }),
  })
  .meta({ id: "WebhookDelivery" });

export function toWebhookAnswer(webhook: Webhook): z.infer<typeof webhookAnswerSchema> {
  return {
    webhook_id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    created_at: webhook.createdAt.toISOString(),
    disabled_at: webhook.disabledAt?.toISOString() ?? null,
  };
}

export function toDeliveryAnswer(delivery: WebhookDelivery): z.infer<typeof deliveryAnswerSchema> {
  return {
    delivery_id: delivery.id,
    type: delivery.type,
    data: delivery.payload,
    status: delivery.status,
    attempts: delivery.attempts,
    created_at: delivery.createdAt.toISOString(),
    next_attempt_at: delivery.status === "pending" ? delivery.nextAttemptAt.toISOString() : null,
    delivered_at: delivery.deliveredAt?.toISOString() ?? null,
    last_status: delivery.lastStatus,
    last_error: delivery.lastError,
  };
}
