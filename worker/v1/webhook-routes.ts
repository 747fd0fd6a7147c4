import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { MAX_WEBHOOKS } from "#core/partners/webhook";
import { newWebhookSchema } from "#core/partners/webhook.schema";
import { limitBody } from "../middleware/limit-body";
import { idempotencySchema } from "./answer-once";
import { json, refusals } from "./answers";
import { linkHeader, pageQuerySchema } from "./paging";
import { partnerOnly } from "./router";
import {
  deliveryAnswerSchema,
  rotatedAnswerSchema,
  secretAnswerSchema,
  webhookAnswerSchema,
} from "./webhook-answer";

const webhookParams = z.object({
  webhookId: z.string().meta({ description: "The webhook_id that creating it answered." }),
});

const deliveryParams = webhookParams.extend({
  deliveryId: z.string().meta({ description: "The delivery_id from the log." }),
});

const tags = ["Webhooks"];

const HOW_IT_IS_SENT = [
  `We POST a message of JSON to your url when a resume of yours has been read or could not be, and when none of a listing is left to be read. You may have ${MAX_WEBHOOKS} webhooks.`,
  "A message tells by ids, nothing of a person: fetch the result with your token.",
  "Messages are signed as Standard Webhooks (standardwebhooks.com) has it, whose libraries verify one in a call: `new Webhook(secret).verify(body, headers)`. By hand: take the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body byte for byte as it came, under the key that the base64 after `whsec_` in your secret stands for. Its base64 with `v1,` before it must be one of those in `webhook-signature`, and `webhook-timestamp` within 5 minutes of now.",
  "Answer any 2xx within 10 seconds. Otherwise we try again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. Redirects are not followed. When we have waited in vain we send nothing for 5 minutes, and after 410 nothing more at all.",
  "A message may come twice, with the same `webhook-id`, and messages may come in any order.",
].join("\n\n");

export const createWebhook = createRoute({
  ...partnerOnly,
  method: "post",
  path: "/webhooks",
  operationId: "createWebhook",
  tags,
  summary: "Create a webhook",
  description: HOW_IT_IS_SENT,
  middleware: [partnerOnly.middleware, limitBody],
  request: {
    headers: idempotencySchema,
    body: { required: true, content: { "application/json": { schema: newWebhookSchema } } },
  },
  responses: {
    201: json(secretAnswerSchema, "The webhook, with its secret this once."),
    ...refusals(400, 401, 409, 413, 415, 422, 429),
  },
});

export const listWebhooks = createRoute({
  ...partnerOnly,
  method: "get",
  path: "/webhooks",
  operationId: "listWebhooks",
  tags,
  summary: "List your webhooks",
  description: "Newest first.",
  responses: { 200: json(z.array(webhookAnswerSchema), "All of them."), ...refusals(401, 429) },
});

export const deleteWebhook = createRoute({
  ...partnerOnly,
  method: "delete",
  path: "/webhooks/{webhookId}",
  operationId: "deleteWebhook",
  tags,
  summary: "Delete a webhook",
  description: "With its log. Nothing more is sent.",
  request: { params: webhookParams },
  responses: { 204: { description: "It is deleted." }, ...refusals(401, 404, 429) },
});

export const rotateSecret = createRoute({
  ...partnerOnly,
  method: "post",
  path: "/webhooks/{webhookId}/rotate-secret",
  operationId: "rotateWebhookSecret",
  tags,
  summary: "Change the secret of a webhook",
  description: "For 24 hours messages are signed with both, so that you can change over without a break.",
  request: { params: webhookParams },
  responses: {
    200: json(rotatedAnswerSchema, "The webhook, with its new secret this once."),
    ...refusals(401, 404, 429),
  },
});

export const pingWebhook = createRoute({
  ...partnerOnly,
  method: "post",
  path: "/webhooks/{webhookId}/ping",
  operationId: "pingWebhook",
  tags,
  summary: "Try a webhook",
  description: "Sends a message of the type ping; its data is empty.",
  request: { params: webhookParams },
  responses: {
    202: json(deliveryAnswerSchema, "The delivery. See the log for what became of it."),
    ...refusals(401, 404, 409, 429),
  },
});

export const listDeliveries = createRoute({
  ...partnerOnly,
  method: "get",
  path: "/webhooks/{webhookId}/deliveries",
  operationId: "listWebhookDeliveries",
  tags,
  summary: "List what was sent",
  description: "Newest first, kept for 30 days, and no longer than the resume or listing told of.",
  request: { params: webhookParams, query: pageQuerySchema },
  responses: {
    200: { ...json(z.array(deliveryAnswerSchema), "One page of them."), headers: linkHeader },
    ...refusals(400, 401, 404, 429),
  },
});

export const resendDelivery = createRoute({
  ...partnerOnly,
  method: "post",
  path: "/webhooks/{webhookId}/deliveries/{deliveryId}/resend",
  operationId: "resendWebhookDelivery",
  tags,
  summary: "Send a message again",
  description: "At once, with the same webhook-id and all attempts before it.",
  request: { params: deliveryParams },
  responses: { 202: json(deliveryAnswerSchema, "The delivery."), ...refusals(401, 404, 409, 429) },
});
