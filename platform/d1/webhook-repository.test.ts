import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { MAX_WEBHOOKS } from "#core/partners/webhook";
import { db, joinPartner } from "../../tests/workers/support";
import { createDeliveryRepository } from "./delivery-repository";
import { webhookDeliveries, webhookEndpoints } from "./schema";
import { createWebhookRepository } from "./webhook-repository";

const webhooks = createWebhookRepository(db);
const deliveries = createDeliveryRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const later = new Date("2026-03-02T12:00:00Z");

const URL_OF_ALL = "https://webhook-repository.example/hook";
// Tests of other files count what waits in the same database.
afterAll(() => db.delete(webhookEndpoints).where(eq(webhookEndpoints.url, URL_OF_ALL)));

const joined = async () => (await joinPartner()).partner.id;
async function add(partnerId: string) {
  const id = crypto.randomUUID();
  const row = { id, partnerId, url: URL_OF_ALL, secret: "whsec_1", events: [], createdAt: now };
  return { id, isAdded: await webhooks.insert({ ...row, disabledAt: null }) };
}
const row = async (id: string) =>
  (await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0];

test("of two who ask for the last webhook at once, one gets it; another partner is not affected", async () => {
  const [partnerId, other] = [await joined(), await joined()];
  for (let count = 1; count < MAX_WEBHOOKS; count++) expect((await add(partnerId)).isAdded).toBe(true);
  const answers = await Promise.all([add(partnerId), add(partnerId)]);
  expect(answers.map(({ isAdded }) => isAdded).toSorted()).toEqual([false, true]);
  expect(await webhooks.list(partnerId)).toHaveLength(MAX_WEBHOOKS);
  expect((await add(other)).isAdded).toBe(true);
});

test("a partner neither sees nor changes another partner's webhook", async () => {
  const [owner, other] = [await joined(), await joined()];
  const { id } = await add(owner);
  const secret = { secret: "whsec_stolen", previousSecretUntil: later };
  expect(await webhooks.find(other, id)).toBeUndefined();
  expect(await webhooks.findWithSecret(other, id)).toBeUndefined();
  expect(await webhooks.replaceSecret(other, id, secret)).toBeUndefined();
  expect(await webhooks.delete(other, id)).toBe(false);
  expect(await webhooks.list(other)).toEqual([]);
  expect(await webhooks.findWithSecret(owner, id)).toMatchObject({ secret: "whsec_1" });
});

test("the former secret goes on signing until its time is over", async () => {
  const partnerId = await joined();
  const { id } = await add(partnerId);
  const replace = (secret: string) =>
    webhooks.replaceSecret(partnerId, id, { secret, previousSecretUntil: later });
  await replace("whsec_2");
  await webhooks.deleteExpiredSecrets(later);
  expect(await row(id)).toMatchObject({ secret: "whsec_2", previousSecret: "whsec_1" });
  await replace("whsec_3");
  expect(await row(id)).toMatchObject({ secret: "whsec_3", previousSecret: "whsec_2" });
  await webhooks.deleteExpiredSecrets(new Date(later.getTime() + 1));
  expect(await row(id)).toMatchObject({ secret: "whsec_3", previousSecret: null, previousSecretUntil: null });
});

test("disabling a webhook fails what it still waits for, not what was delivered or another's", async () => {
  const partnerId = await joined();
  const [{ id }, { id: other }] = [await add(partnerId), await add(partnerId)];
  const ping = async (webhookId: string) =>
    (await deliveries.insertPing(webhookId, { id: crypto.randomUUID(), now })).id;
  const [pending, delivered, others] = [await ping(id), await ping(id), await ping(other)];
  await db
    .update(webhookDeliveries)
    .set({ status: "delivered", lastStatus: 204 })
    .where(eq(webhookDeliveries.id, delivered));
  await webhooks.disable(id, later);
  expect(await deliveries.find(id, pending)).toMatchObject({ status: "failed", nextAttemptAt: later });
  expect(await deliveries.find(id, delivered)).toMatchObject({ status: "delivered", lastStatus: 204 });
  expect(await deliveries.find(other, others)).toMatchObject({ status: "pending" });
  expect([(await row(id))?.disabledAt, (await row(other))?.disabledAt]).toEqual([later, null]);
});

test("a webhook is deleted once, together with its log", async () => {
  const partnerId = await joined();
  const { id } = await add(partnerId);
  const ping = await deliveries.insertPing(id, { id: crypto.randomUUID(), now });
  const answers = await Promise.all([webhooks.delete(partnerId, id), webhooks.delete(partnerId, id)]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await deliveries.find(id, ping.id)).toBeUndefined();
});
