import { createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { sha256 } from "#platform/tokens";
import { CLIENT_CALLS } from "../../app/routes/api-docs/client-calls";
import committed from "../../client/openapi.json";
import document from "../../client/openapi.json?raw";
import { Tierwise, TierwiseError, verifyWebhook } from "../../client/src/index";
import schema from "../../client/src/schema.ts?raw";
import collection from "../../public/tierwise.postman_collection.json";
import { app } from "../../worker/app";
import { describeApi } from "../../worker/v1/app";
import { ORIGIN } from "./call";
import { deliver, joinPartner, processJob, RESUME_TEXT, services, webEnv } from "./support";

const FIX = 'run "npm run client"';

/** The product, behind a network that gives these answers first. */
function networkOf(...first: (Response | Error)[]) {
  const calls: Request[] = [];
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(url as URL, init);
    calls.push(request.clone() as Request);
    const answer = first.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? app.fetch(request, webEnv, createExecutionContext());
  };
  return { fetch: fetch as typeof globalThis.fetch, calls };
}

async function connect(...first: (Response | Error)[]) {
  const { partner } = await joinPartner();
  const input = { name: "Client", scope: "admin", mode: "live" } as const;
  const { secret } = await services.apiKeys.createForPartner(partner.id, input);
  const { fetch, calls } = networkOf(...first);
  return { tierwise: new Tierwise({ origin: ORIGIN, key: secret, fetch }), calls };
}

const busy = (status: number) =>
  new Response('{"message":"Busy"}', { status, headers: { "Retry-After": "0" } });
const job = { company: "Northwind", title: "Backend Engineer", description: "TypeScript\nPostgreSQL" };

test("the committed document, types and collection are the API's own", () => {
  expect(JSON.parse(JSON.stringify(describeApi("https://tierwise.example"))), FIX).toEqual(committed);
  expect(schema, FIX).toContain(sha256(document));
  const calls = Object.values(committed.paths).flatMap((item) => Object.keys(item));
  expect(
    collection.item.reduce((sum, { item }) => sum + item.length, 0),
    FIX,
  ).toBe(calls.length);
});

test("the docs name a method of the client for every call", async () => {
  const { tierwise } = await connect();
  const operations = Object.values(committed.paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect(Object.keys(CLIENT_CALLS).sort()).toEqual(operations.filter((id) => id !== "logIn").sort());
  for (const call of Object.values(CLIENT_CALLS)) {
    const [, group = "", method = ""] = /^(\w{1,20})\.(\w{1,20})\(/.exec(call) ?? [];
    const methods = tierwise[group as "listings"] as Record<string, unknown>;
    expect(methods[method], call).toBeTypeOf("function");
  }
});

test("a listing is created, filled, read, changed and deleted", async () => {
  const { tierwise } = await connect();
  const listing = await tierwise.listings.create(job);
  const content = new Blob([RESUME_TEXT]);
  const { file_id: id } = await tierwise.resumes.upload(listing, { name: "jordan.txt", content });
  await deliver([processJob(id)]);
  expect(await tierwise.resumes.wait(listing.listing_id, id)).toMatchObject({ status: "succeeded" });
  const result = await tierwise.resumes.result(listing.listing_id, id);
  expect(result).toMatchObject({ rubricVersion: 1, tier: expect.any(String) });

  const { rubric_version, criteria } = await tierwise.listings.getRubric(listing.listing_id);
  const edited = criteria.map((one) => ({ ...one, importance: "nice" as const }));
  const change = { base_version: rubric_version, criteria: edited };
  expect(await tierwise.listings.changeRubric(listing.listing_id, change)).toMatchObject({
    rubric_version: 2,
  });
  const changed = await tierwise.listings.edit(listing.listing_id, { title: "Staff Engineer" });
  expect(changed.title).toBe("Staff Engineer");
  const seen = [];
  const since = { updatedSince: "2020-01-01T00:00:00Z" };
  for await (const one of tierwise.resumes.list(listing.listing_id, since)) seen.push(one.file_id);
  expect(seen).toEqual([id]);
  await tierwise.listings.delete(listing.listing_id);
  await expect(tierwise.listings.get(listing.listing_id)).rejects.toMatchObject({
    code: "listing_not_found",
  });
});

test("what fails for a while is repeated with the same key, and creates one listing", async () => {
  const { tierwise, calls } = await connect(busy(503), new TypeError("network"), busy(429));
  await tierwise.listings.create(job);
  expect(new Set(calls.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  expect(calls).toHaveLength(4);
  const all = [];
  for await (const one of tierwise.listings.list()) all.push(one);
  expect(all).toHaveLength(1);
});

test("a call that is not safe to repeat is not repeated, and an error says what is wrong", async () => {
  const { tierwise, calls } = await connect(busy(503));
  await expect(tierwise.webhooks.ping("1")).rejects.toMatchObject({ status: 503 });
  expect(calls).toHaveLength(1);
  const refused = await tierwise.listings.create({ ...job, title: "" }).catch((fault: unknown) => fault);
  expect(refused).toBeInstanceOf(TierwiseError);
  expect(refused).toMatchObject({
    ...{ status: 400, code: "invalid_input", param: "title" },
    requestId: expect.any(String),
  });
  expect(calls).toHaveLength(2);
});

test("lists go on where the Link header says", async () => {
  const { tierwise, calls } = await connect();
  for (let n = 0; n < 101; n++) await tierwise.listings.create({ ...job, title: `Job ${n}` });
  const before = calls.length;
  const titles = new Set<string>();
  for await (const one of tierwise.listings.list()) titles.add(one.title);
  expect([titles.size, calls.length - before]).toEqual([101, 2]);
});

test("a signed webhook is verified, and an altered or old one is not", async () => {
  const secret = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
  const body = '{"type":"ping","timestamp":"2027-01-01T00:00:00Z","data":{}}';
  const sign = async (seconds: number) => {
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const raw = new TextEncoder().encode("0123456789abcdef0123456789abcdef");
    const key = await crypto.subtle.importKey("raw", raw, hmac, false, ["sign"]);
    const text = new TextEncoder().encode(`msg_1.${seconds}.${body}`);
    const mac = String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", key, text)));
    return {
      ...{ "webhook-id": "msg_1", "webhook-timestamp": String(seconds) },
      "webhook-signature": `v1,AAAA v1,${btoa(mac)}`,
    };
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await verifyWebhook(secret, await sign(now), body)).toMatchObject({ type: "ping" });
  await expect(verifyWebhook(secret, await sign(now), `${body} `)).rejects.toThrow("signature");
  await expect(verifyWebhook(secret, await sign(now - 301), body)).rejects.toThrow("five minutes");
});
