import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { MAX_WEBHOOKS } from "#core/partners/webhook";
import { newWebhookSchema } from "#core/partners/webhook.schema";
import { limitBody } from "../middleware/limit-body";
import { json, jsonBody, partnerErrors } from "./answers";
import { linkHeader, pageQuerySchema } from "./paging";
import { partnerRoute } from "./router";
import {
  deliveryAnswerSchema,
  rotatedAnswerSchema,
  secretAnswerSchema,
  webhookAnswerSchema,
} from "./webhook-answer";
import { idempotencySchema } from "./with-idempotency";

const webhookParams = z.object({
  webhookId: z.string().meta({ description: "The webhook's id." }),
});

const deliveryParams = webhookParams.extend({
  deliveryId: z.string().meta({ description: "The delivery's id, from the log." }),
});

const HOW_IT_IS_SENT = [
  `We POST a JSON message to your URL when a resume has been analyzed or has failed, and when every resume of a listing is finished. You can have up to ${MAX_WEBHOOKS} webhooks.`,
  "Messages contain ids and no personal data; fetch the result with your token.",
  "Messages are signed according to Standard Webhooks (standardwebhooks.com), whose libraries verify them in one call: `new Webhook(secret).verify(body, headers)`. To verify by hand, base64-decode the part of your secret after `whsec_` and use it as the key for an HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the body byte for byte as received. `v1,` plus the base64 of the result must be one of the signatures in `webhook-signature`, and `webhook-timestamp` must be within 5 minutes of now.",
  "Answer with any 2xx status within 10 seconds. Otherwise we retry after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. Redirects are not followed. After a timeout we pause the webhook for 5 minutes; after 410 we stop for good.",
  "A message may arrive more than once, always with the same `webhook-id`, and messages may arrive in any order.",
].join("\n\n");

export const createWebhook = createRoute({
  ...partnerRoute("Webhooks"),
  method: "post",
  path: "/webhooks",
  operationId: "createWebhook",
  summary: "Create a webhook",
  description: HOW_IT_IS_SENT,
  middleware: limitBody,
  request: { headers: idempotencySchema, body: jsonBody(newWebhookSchema) },
  responses: {
    201: json(secretAnswerSchema, "The webhook with its secret, which is shown only once."),
    ...partnerErrors(400, 404, 409, 413, 415, 422),
  },
});

export const listWebhooks = createRoute({
  ...partnerRoute("Webhooks"),
  method: "get",
  path: "/webhooks",
  operationId: "listWebhooks",
  summary: "List your webhooks",
  description: "Newest first.",
  responses: { 200: json(z.array(webhookAnswerSchema), "All your webhooks."), ...partnerErrors() },
});

export const deleteWebhook = createRoute({
  ...partnerRoute("Webhooks"),
  method: "delete",
  path: "/webhooks/{webhookId}",
  operationId: "deleteWebhook",
  summary: "Delete a webhook",
  description: "Deletes the webhook and its log. Nothing more is sent.",
  request: { params: webhookParams },
  responses: { 204: { description: "The webhook is deleted." }, ...partnerErrors(404) },
});

export const rotateSecret = createRoute({
  ...partnerRoute("Webhooks"),
  method: "post",
  path: "/webhooks/{webhookId}/rotate-secret",
  operationId: "rotateWebhookSecret",
  summary: "Rotate the secret of a webhook",
  description: "For 24 hours messages are signed with both secrets, so you can switch without downtime.",
  request: { params: webhookParams },
  responses: {
    200: json(rotatedAnswerSchema, "The webhook with its new secret, which is shown only once."),
    ...partnerErrors(404),
  },
});

export const pingWebhook = createRoute({
  ...partnerRoute("Webhooks"),
  method: "post",
  path: "/webhooks/{webhookId}/ping",
  operationId: "pingWebhook",
  summary: "Test a webhook",
  description: "Sends a message of type `ping` with empty data.",
  request: { params: webhookParams },
  responses: {
    202: json(deliveryAnswerSchema, "The delivery. Its outcome appears in the log."),
    ...partnerErrors(404, 409),
  },
});

export const listDeliveries = createRoute({
  ...partnerRoute("Webhooks"),
  method: "get",
  path: "/webhooks/{webhookId}/deliveries",
  operationId: "listWebhookDeliveries",
  summary: "List deliveries",
  description: "Newest first. Kept for 30 days, or until the resume or listing is deleted.",
  request: { params: webhookParams, query: pageQuerySchema },
  responses: {
    200: { ...json(z.array(deliveryAnswerSchema), "One page of deliveries."), headers: linkHeader },
    ...partnerErrors(400, 404),
  },
});

export const resendDelivery = createRoute({
  ...partnerRoute("Webhooks"),
  method: "post",
  path: "/webhooks/{webhookId}/deliveries/{deliveryId}/resend",
  operationId: "resendWebhookDelivery",
  summary: "Resend a message",
  description: "Sends it immediately with the same webhook-id and a full set of retries.",
  request: { params: deliveryParams },
  responses: { 202: json(deliveryAnswerSchema, "The delivery."), ...partnerErrors(404, 409) },
});
