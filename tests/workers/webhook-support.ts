import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Job } from "#core/jobs/job";
import { listingSchema } from "#core/partners/listing.schema";
import { webhookDeliveries, webhookEndpoints } from "#platform/d1/schema";
import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { createFakeReceiver } from "../fake-receiver";
import { call } from "./call";
import { consumerEnv, db, deliver, joinPartner, services, webEnv } from "./support";

export const URL_OF_ENDPOINT = "https://hooks.example.com/tierwise?key=s3cret";
export const MINUTE = 60_000;

export function receive(...answers: (Response | Error)[]) {
  const { receive, received } = createFakeReceiver(...answers);
  vi.stubGlobal("fetch", receive);
  return received;
}
export const answer = (status: number) => new Response(null, { status });

export type WebhookAnswer = { webhook_id: string; secret: string; disabled_at: string | null };
export type DeliveryAnswer = {
  delivery_id: string;
  type: string;
  status: string;
  attempts: number;
  data: Record<string, unknown>;
};

export async function createWebhook(token: string, input: object = {}) {
  const created = await call("/v1/webhooks", { token, json: { url: URL_OF_ENDPOINT, ...input } });
  expect(created.status).toBe(201);
  return created.json<WebhookAnswer>();
}

export async function joinWithWebhook(input?: object) {
  const { partner, token } = await joinPartner();
  const { webhook_id: id, secret } = await createWebhook(token, input);
  return { partner, token, id, secret, path: `/v1/webhooks/${id}` };
}

export async function openListing(partnerId: string) {
  return services.listings.create(
    partnerId,
    listingSchema.parse({ company: "Northwind", title: "Engineer", description: "TypeScript is required." }),
  );
}

export async function ping({ path, token }: { path: string; token: string }) {
  const answer = await call(`${path}/ping`, { token, method: "POST" });
  expect(answer.status).toBe(202);
  return answer.json<DeliveryAnswer>();
}

export async function readLog({ path, token }: { path: string; token: string }) {
  return (await call(`${path}/deliveries`, { token })).json<DeliveryAnswer[]>();
}

export const webhookJob = (deliveryId: string): Job => ({ version: 1, type: "deliver-webhook", deliveryId });

export const send = (deliveryId: string, env = consumerEnv) => deliver([webhookJob(deliveryId)], { env });

export const change = (deliveryId: string, row: Partial<typeof webhookDeliveries.$inferInsert>) =>
  db.update(webhookDeliveries).set(row).where(eq(webhookDeliveries.id, deliveryId));

export const changeEndpoint = (id: string, row: Partial<typeof webhookEndpoints.$inferInsert>) =>
  db.update(webhookEndpoints).set(row).where(eq(webhookEndpoints.id, id));

/** Moves past the next attempt of the delivery and the end of its endpoint's pause. */
export async function passTime(deliveryId: string, endpointId: string) {
  const past = new Date(Date.now() - 1);
  await change(deliveryId, { nextAttemptAt: past });
  await changeEndpoint(endpointId, { pausedUntil: past });
}

export const rowsOf = (endpointId: string) =>
  db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId));

/** An environment that records what is put on the webhook queue. */
export function watchQueue<Env extends { WEBHOOKS: unknown }>(env: Env) {
  const queued: { deliveryId: string; delaySeconds: number | undefined }[] = [];
  const WEBHOOKS = {
    sendBatch: async (messages: { body: { deliveryId: string } }[], options?: { delaySeconds?: number }) => {
      for (const { body } of messages) {
        queued.push({ deliveryId: body.deliveryId, delaySeconds: options?.delaySeconds });
      }
    },
  };
  return { env: { ...env, WEBHOOKS } as unknown as Env, queued };
}

export async function sweep() {
  const { env, queued } = watchQueue<WebEnv>(webEnv);
  await createServices(env).operations.sweep();
  return queued.map(({ deliveryId }) => deliveryId);
}
