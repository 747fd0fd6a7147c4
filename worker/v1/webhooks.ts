import type { AppContext } from "../http";
import { readPage } from "./paging";
import { createRouter } from "./router";
import { toDeliveryAnswer, toWebhookAnswer } from "./webhook-answer";
import * as routes from "./webhook-routes";
import { withIdempotency } from "./with-idempotency";

/** What a path names, as the calling partner's. */
const named = <Params>(c: AppContext, params: Params) => ({ partnerId: c.var.partner.id, ...params });

export const webhooks = createRouter()
  .openapi(routes.createWebhook, async (c) => {
    const { id: partnerId } = c.var.partner;
    const { webhooks } = c.var.services;
    const input = c.req.valid("json");
    // The stored answer must not contain the secret; it is read from the webhook's row instead.
    const { body } = await withIdempotency(c, c.req.valid("header"), input, async (webhookId) => {
      await webhooks.create(partnerId, input, webhookId);
      return { status: 201, body: { webhookId } };
    });
    const { secret, ...webhook } = await webhooks.getWithSecret({ partnerId, ...body });
    c.header("Location", `/v1/webhooks/${webhook.id}`);
    return c.json({ ...toWebhookAnswer(webhook), secret }, 201);
  })

  .openapi(routes.listWebhooks, async (c) =>
    c.json((await c.var.services.webhooks.list(c.var.partner.id)).map(toWebhookAnswer), 200),
  )

  .openapi(routes.deleteWebhook, async (c) => {
    await c.var.services.webhooks.delete(named(c, c.req.valid("param")));
    return c.body(null, 204);
  })

  .openapi(routes.rotateSecret, async (c) => {
    const rotated = await c.var.services.webhooks.rotateSecret(named(c, c.req.valid("param")));
    const { secret, previousSecretUntil, ...webhook } = rotated;
    const until = { previous_secret_until: previousSecretUntil.toISOString() };
    return c.json({ ...toWebhookAnswer(webhook), secret, ...until }, 200);
  })

  .openapi(routes.pingWebhook, async (c) => {
    const delivery = await c.var.services.webhooks.ping(named(c, c.req.valid("param")));
    return c.json(toDeliveryAnswer(delivery), 202);
  })

  .openapi(routes.listDeliveries, async (c) => {
    const target = named(c, c.req.valid("param"));
    const { webhooks } = c.var.services;
    const rows = await readPage(c, c.req.valid("query"), (page) => webhooks.listDeliveries(target, page));
    return c.json(rows.map(toDeliveryAnswer), 200);
  })

  .openapi(routes.resendDelivery, async (c) => {
    const delivery = await c.var.services.webhooks.resendDelivery(named(c, c.req.valid("param")));
    return c.json(toDeliveryAnswer(delivery), 202);
  });
