import { expect, test } from "vitest";
import { db, joinPartner } from "../../tests/workers/support";
import { createIdempotencyRepository } from "./idempotency-repository";

const requests = createIdempotencyRepository(db);
const HOUR = 60 * 60_000;
const start = new Date("2026-03-01T12:00:00Z");

async function aRequest() {
  const { partner } = await joinPartner();
  return { partnerId: partner.id, key: crypto.randomUUID(), requestHash: "the body" };
}

/** Claims a key some time after the start. A claim is abandoned after an hour and expires after a day. */
const claimAfter = (hours: number, request: Awaited<ReturnType<typeof aRequest>>) => {
  const now = new Date(start.getTime() + hours * HOUR);
  const before = (age: number) => new Date(now.getTime() - age * HOUR);
  const newId = crypto.randomUUID();
  return requests.claim(request, { newId, now, abandonedBefore: before(1), expiredBefore: before(24) });
};
const ANSWER = { status: 201, body: '{"listing_id":"l-1"}' };

test("of requests that come at once with one key, one is carried out", async () => {
  const request = await aRequest();
  const claims = await Promise.all(Array.from({ length: 5 }, () => claimAfter(0, request)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test("a request whose worker died is carried out again under its first id, unless its body is another", async () => {
  const request = await aRequest();
  const id = await claimAfter(0, request);
  expect(await claimAfter(1, request)).toBeUndefined();
  expect(await claimAfter(2, { ...request, requestHash: "another body" })).toBeUndefined();
  expect(await claimAfter(2, request)).toBe(id);
});

test("an answer is kept for a day, whoever asks, and then the key means a new request", async () => {
  const request = await aRequest();
  const id = await claimAfter(0, request);
  await requests.storeResponse(request, ANSWER);
  expect(await claimAfter(23, request)).toBeUndefined();
  expect(await requests.find(request)).toMatchObject(ANSWER);
  const next = await claimAfter(25, { ...request, requestHash: "another body" });
  expect(next).toEqual(expect.any(String));
  expect(next).not.toBe(id);
});

test("an answer that comes late does not replace that of the request which took the key over", async () => {
  const late = await aRequest();
  const next = { ...late, requestHash: "another body" };
  await claimAfter(0, late);
  await claimAfter(25, next);
  await requests.storeResponse(late, ANSWER);
  await requests.release(late);
  expect(await requests.find(next)).toMatchObject({ requestHash: next.requestHash, status: null });
  await requests.release(next);
  expect(await requests.find(next)).toBeUndefined();
});

test("the key of one partner is not that of another", async () => {
  const [one, other] = [await aRequest(), await aRequest()];
  expect(await claimAfter(0, one)).toBeDefined();
  expect(await claimAfter(0, { ...other, key: one.key })).toBeDefined();
});
