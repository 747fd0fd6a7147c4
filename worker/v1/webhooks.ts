import { readPage } from "./paging";
import { createRouter } from "./router";
import { toDeliveryAnswer, toWebhookAnswer } from "./webhook-answer";
import * as routes from "./webhook-routes";
import { withIdempotency } from "./with-idempotency";

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

  .openapi(routes.listWebhooks, async (c) => {
    const { id } = c.var.partner;
    return c.json((await c.var.services.webhooks.list(id)).map(toWebhookAnswer), 200);
  })

  .openapi(routes.deleteWebhook, async (c) => {
    const { id: partnerId } = c.var.partner;
    await c.var.services.webhooks.delete({ partnerId, ...c.req.valid("param") });
    return c.body(null, 204);
  })

  .openapi(routes.rotateSecret, async (c) => {
    const { id: partnerId } = c.var.partner;
    const { secret, previousSecretUntil, ...webhook } = await c.var.services.webhooks.rotateSecret({
      partnerId,
      ...c.req.valid("param"),
    });
    const until = { previous_secret_until: previousSecretUntil.toISOString() };
    return c.json({ ...toWebhookAnswer(webhook), secret, ...until }, 200);
  })

  .openapi(routes.pingWebhook, async (c) => {
    const { id: partnerId } = c.var.partner;
    const delivery = await c.var.services.webhooks.ping({ partnerId, ...c.req.valid("param") });
    return c.json(toDeliveryAnswer(delivery), 202);
  })

  .openapi(routes.listDeliveries, async (c) => {
    const { id: partnerId } = c.var.partner;
    const services = c.var.services;
    const target = { partnerId, ...c.req.valid("param") };
    const rows = await readPage(c, c.req.valid("query"), (page) =>
      services.webhooks.listDeliveries(target, page),
    );
    return c.json(rows.map(toDeliveryAnswer), 200);
  })

  .openapi(routes.resendDelivery, async (c) => {
    const { id: partnerId } = c.var.partner;
    const delivery = await c.var.services.webhooks.resendDelivery({ partnerId, ...c.req.valid("param") });
    return c.json(toDeliveryAnswer(delivery), 202);
  });
