import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db, joinPartner } from "../../tests/workers/support";
import { createDeliveryRepository } from "./delivery-repository";
import { partners, webhookDeliveries, webhookEndpoints } from "./schema";

const deliveries = createDeliveryRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const URL_OF_ALL = "https://delivery-repository.example/hook";
// Tests of other files count what waits in the same database.
afterAll(() => db.delete(webhookEndpoints).where(eq(webhookEndpoints.url, URL_OF_ALL)));

/** A partner's endpoint with one ping that is due now. */
async function aPing(endpoint: Partial<typeof webhookEndpoints.$inferInsert> = {}) {
  const { partner } = await joinPartner();
  const [webhookId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(webhookEndpoints).values({
    id: webhookId,
    partnerId: partner.id,
    url: URL_OF_ALL,
    secret: "whsec_new",
    createdAt: now,
    ...endpoint,
  });
  await deliveries.insertPing(webhookId, { id, now });
  return { id, webhookId, partnerId: partner.id };
}
const row = async (id: string) =>
  (await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];

test("of many workers one has the delivery, until its claim is as old as that of a dead worker", async () => {
  const { id, webhookId } = await aPing();
  const claims = await Promise.all(Array.from({ length: 5 }, () => deliveries.claim(id, now)));
  expect(claims.filter(Boolean)).toMatchObject([{ webhookId, attempts: 1, secrets: ["whsec_new"] }]);
  expect(await deliveries.claim(id, after(1))).toBeUndefined();
  expect(await deliveries.claim(id, after(3))).toMatchObject({ attempts: 2 });
});

test.each([
  ["disabled", { disabledAt: now }, undefined],
  ["paused", { pausedUntil: after(1) }, undefined],
  ["no longer paused", { pausedUntil: now }, 1],
] as const)("nothing is sent to an endpoint that is %s", async (_, endpoint, attempts) => {
  const { id } = await aPing(endpoint);
  expect((await deliveries.claim(id, now))?.attempts).toBe(attempts);
});

test("nothing is sent to a partner that is disabled", async () => {
  const { id, partnerId } = await aPing();
  await db.update(partners).set({ disabledAt: now }).where(eq(partners.id, partnerId));
  expect(await deliveries.claim(id, now)).toBeUndefined();
});

test("messages are signed with the former secret too, as long as it holds", async () => {
  const former = { previousSecret: "whsec_old", previousSecretUntil: after(10) };
  const { id } = await aPing(former);
  expect(await deliveries.claim(id, now)).toMatchObject({ secrets: ["whsec_new", "whsec_old"] });
  expect(await deliveries.claim(id, after(10))).toMatchObject({ secrets: ["whsec_new"] });
});

test("a worker whose claim was taken over cannot settle the delivery", async () => {
  const { id } = await aPing();
  await deliveries.claim(id, now);
  await deliveries.claim(id, after(3));
  const said = { deliveredAt: null, lastStatus: 500, lastError: "500" };
  const failed = { ...said, status: "failed", nextAttemptAt: after(4) } as const;
  await deliveries.settleAttempt({ id, attempts: 1 }, failed);
  expect(await row(id)).toMatchObject({ status: "pending", attempts: 2 });
  await deliveries.settleAttempt({ id, attempts: 2 }, failed);
  expect(await row(id)).toMatchObject({ status: "failed", claimedAt: null });
  expect(await deliveries.claim(id, after(9))).toBeUndefined();
});

test("a delivery is queued once, and again only if its message seems lost", async () => {
  const { id } = await aPing();
  await db.update(webhookDeliveries).set({ queuedAt: null }).where(eq(webhookDeliveries.id, id));
  const take = async (minutes: number, queuedBefore: Date) =>
    (await deliveries.takeDue({ now: after(minutes), queuedBefore, limit: 1000 })).includes(id);
  expect(await take(-1, after(-1))).toBe(false);
  expect(await take(0, after(-10))).toBe(true);
  expect(await take(1, after(-10))).toBe(false);
  expect(await take(20, after(10))).toBe(true);
});
