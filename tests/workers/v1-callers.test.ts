import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listingSchema } from "#core/partners/listing.schema";
import { CALLS_PER_WINDOW, CALLS_WITHOUT_COUNTER } from "#platform/call-limit";
import { idempotentRequests } from "#platform/d1/schema";
import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { call } from "./call";
import { db, joinPartner, RESUME_TEXT, services, webEnv } from "./support";

const listing = { company: "Northwind", title: "Backend Engineer", description: "TypeScript" };
const HOUR_MS = 60 * 60 * 1000;

const create = (token: string, key: string, json: unknown = listing) =>
  call("/v1/listings", { token, json, headers: { "Idempotency-Key": key } });
const listingIds = async (token: string) =>
  (await (await call("/v1/listings", { token })).json<{ listing_id: string }[]>()).map(
    (row) => row.listing_id,
  );

test("the same key and request are answered the same, and make one listing, also at once", async () => {
  const { token } = await joinPartner();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(token, "k1")));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  for (const { headers } of answers.filter(({ status }) => status === 409)) {
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  const again = await create(token, "k1");
  expect([again.status, again.headers.get("Idempotency-Replayed")]).toEqual([201, "true"]);
  const first = answers.find(({ status }) => status === 201);
  expect(await again.json()).toEqual(await first?.json());
  expect(await listingIds(token)).toHaveLength(1);
});

test("the same key for another request is refused; another partner's key is another key", async () => {
  const { token } = await joinPartner();
  const other = await joinPartner();
  expect((await create(token, "k1")).status).toBe(201);
  expect((await create(token, "k1", { ...listing, title: "Designer" })).status).toBe(422);
  expect((await create(other.token, "k1")).status).toBe(201);
  expect((await create(token, "")).status).toBe(400);
  expect((await create(token, "x".repeat(256))).status).toBe(400);
});

test("an upload repeated under its key is answered the same, and a refusal leaves the key free", async () => {
  const { partner, token } = await joinPartner();
  const id = await services.listings.create(partner.id, listingSchema.parse(listing));
  const path = `/v1/users/${partner.id}/jobs/${id}/upload?filename=a.txt`;
  const upload = (content: string) => {
    const body = new FormData();
    body.append("file", new Blob([content]), "a.txt");
    return call(path, { token, body, headers: { "Idempotency-Key": "k1" } });
  };
  const first = await upload(RESUME_TEXT);
  const again = await upload(RESUME_TEXT);
  // The boundary of the two bodies differs, but they ask for the same thing.
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect((await upload(`${RESUME_TEXT}!`)).status).toBe(422);
  expect((await create(token, "k2", { ...listing, title: "" })).status).toBe(400);
  expect((await create(token, "k2")).status).toBe(201);
});

test("whoever died half-way blocks the key for a while, and makes no second listing", async () => {
  const { partner, token } = await joinPartner();
  await create(token, "k1");
  const [listingId = ""] = await listingIds(token);
  // As if the request had died between creating the listing and answering.
  const died = (createdAt: Date) =>
    db
      .update(idempotentRequests)
      .set({ status: null, body: listingId, createdAt })
      .where(eq(idempotentRequests.partnerId, partner.id));
  await died(new Date());
  expect((await create(token, "k1")).status).toBe(409);
  await died(new Date(Date.now() - 60_000));
  expect(await (await create(token, "k1")).json()).toMatchObject({ listing_id: listingId });
  expect(await listingIds(token)).toEqual([listingId]);
});

test("a key is kept for a day", async () => {
  const { partner, token } = await joinPartner();
  await create(token, "k1");
  const age = (hours: number) =>
    db
      .update(idempotentRequests)
      .set({ createdAt: new Date(Date.now() - hours * HOUR_MS) })
      .where(eq(idempotentRequests.partnerId, partner.id));
  await age(23);
  await services.operations.sweep();
  await create(token, "k1");
  expect(await listingIds(token)).toHaveLength(1);
  await age(25);
  await create(token, "k1");
  expect(await listingIds(token)).toHaveLength(2);
  await age(25);
  await services.operations.sweep();
  expect(await db.$count(idempotentRequests, eq(idempotentRequests.partnerId, partner.id))).toBe(0);
});

test("every answer says how many calls are left, and beyond them is 429 until the window ends", async () => {
  const { partner, token } = await joinPartner();
  const left = async (path: string) => (await call(path, { token })).headers.get("RateLimit-Remaining");
  expect(await left("/v1/listings")).toBe(String(CALLS_PER_WINDOW - 1));
  expect(await left("/v1/listings/made-up")).toBe(String(CALLS_PER_WINDOW - 2));
  expect(await left("/v1/nope")).toBe(String(CALLS_PER_WINDOW - 3));
  expect((await call("/v1/listings")).headers.has("RateLimit-Remaining")).toBe(true);

  const counter = webEnv.CALL_COUNTER.getByName(`partner:${partner.id}`);
  for (let n = 0; n < CALLS_PER_WINDOW; n++) await counter.count();
  const refused = await call("/v1/listings", { token });
  expect([refused.status, refused.headers.get("RateLimit-Remaining")]).toEqual([429, "0"]);
  expect(refused.headers.get("Retry-After")).toBe(refused.headers.get("RateLimit-Reset"));
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/Too many/),
    error: { code: "too_many_calls" },
  });
  expect((await call("/v1/listings", { token: (await joinPartner()).token })).status).toBe(200);
});

test("a counter that does not answer neither closes the API nor lifts the limit", async () => {
  const { token } = await joinPartner();
  const overloaded = { getByName: () => ({ count: () => Promise.reject(new Error("overloaded")) }) };
  const env = { ...webEnv, CALL_COUNTER: overloaded } as unknown as WebEnv;
  const statuses: number[] = [];
  for (let n = 0; n <= CALLS_WITHOUT_COUNTER; n++)
    statuses.push((await call("/v1/listings", { token, env })).status);
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await call("/v1/listings", { token: (await joinPartner()).token, env })).status).toBe(200);
  expect((await call("/v1/listings", { token })).status).toBe(200);
});

test("keys change without a break: new tokens name the new one, old ones hold until theirs is taken away", async () => {
  const { partner, password, token } = await joinPartner();
  const [old, fresh] = [webEnv.PARTNER_TOKEN_KEYS, `next:${"n".repeat(40)}`];
  const envWith = (keys: string): WebEnv => ({ ...webEnv, PARTNER_TOKEN_KEYS: keys });
  const opens = async (env: WebEnv, bearer: string) =>
    (await call("/v1/listings", { token: bearer, env })).status === 200;

  const both = envWith(`${fresh} ${old}`);
  const renewed = await createServices(both, crypto.randomUUID()).partners.issueToken({
    username: partner.username,
    password,
  });
  expect(JSON.parse(atob(renewed.token.split(".")[0] ?? ""))).toEqual({ alg: "HS256", kid: "next" });
  expect([await opens(both, token), await opens(both, renewed.token)]).toEqual([true, true]);
  const onlyNew = envWith(fresh);
  expect([await opens(onlyNew, token), await opens(onlyNew, renewed.token)]).toEqual([false, true]);
});
