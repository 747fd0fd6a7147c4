import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { webhookEndpoints } from "#platform/d1/schema";
import { MESSAGES } from "../../worker/v1/webhook-messages";
import { verify } from "../fake-receiver";
import { call } from "./call";
import { consumerEnv, db, deliver, processJob, resumeRow, uploadText } from "./support";
import {
  answer,
  change,
  changeEndpoint,
  createWebhook,
  joinWithWebhook,
  MINUTE,
  openListing,
  passTime,
  ping,
  readLog,
  receive,
  rowsOf,
  send,
  sweep,
  URL_OF_ENDPOINT,
  type WebhookAnswer,
  watchQueue,
  webhookJob,
} from "./webhook-support";

afterEach(() => vi.unstubAllGlobals());

test("a result is told once to each endpoint that wants it, however often messages come", async () => {
  const received = receive();
  const all = await joinWithWebhook();
  const { partner, token } = all;
  const failures = await createWebhook(token, {
    url: "https://other.example.com/",
    events: ["resume.failed", "resume.failed"],
  });
  await joinWithWebhook();

  const listingId = await openListing(partner.id);
  const good = await uploadText(listingId, "jordan.txt");
  const bad = await uploadText(listingId, "broken.pdf", "%PDF-1.7\nno page at all");
  const { env, queued } = watchQueue(consumerEnv);
  const jobs = [processJob(good.id), processJob(bad.id)];
  await deliver([...jobs, ...jobs], { env });
  await deliver(jobs, { env });

  const ids = queued.map(({ deliveryId }) => deliveryId);
  expect(new Set(ids).size).toBe(4);
  expect(ids).toHaveLength(4);
  await deliver([...ids, ...ids].map(webhookJob), { env });

  const bySecret = (secret: string, url: string) =>
    received.filter((one) => one.url === url).map((one) => verify(secret, one));
  const told = bySecret(all.secret, URL_OF_ENDPOINT);
  expect(told).toHaveLength(3);
  expect(told).toContainEqual({
    type: "resume.succeeded",
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      listing_id: listingId,
      file_id: good.id,
      status: "succeeded",
      result_url: `https://app.example/v1/listings/${listingId}/resumes/${good.id}/result`,
    },
  });
  const failed = {
    type: "resume.failed",
    timestamp: expect.any(String),
    data: { listing_id: listingId, file_id: bad.id, status: "failed" },
  };
  expect(told).toContainEqual(failed);
  expect(told).toContainEqual({
    type: "listing.completed",
    timestamp: expect.any(String),
    data: { listing_id: listingId, succeeded: 1, failed: 1 },
  });
  expect(bySecret(failures.secret, "https://other.example.com/")).toEqual([failed]);
  for (const one of told)
    expect(Object.values(MESSAGES).filter(({ schema }) => schema.safeParse(one).success)).toHaveLength(1);
  expect(received).toHaveLength(4);
  expect(JSON.stringify(received)).not.toMatch(/jordan/i);
  expect((await readLog(all)).map(({ status, attempts }) => [status, attempts])).toEqual([
    ["delivered", 1],
    ["delivered", 1],
    ["delivered", 1],
  ]);
});

test("what is not received is tried again, the same under the same id, until it is", async () => {
  const received = receive(
    answer(500),
    new DOMException("The operation timed out", "TimeoutError"),
    new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/" } }),
    answer(204),
  );
  const partner = await joinWithWebhook();
  const { delivery_id: id } = await ping(partner);
  const { env, queued } = watchQueue(consumerEnv);
  const outcomes: unknown[] = [];
  for (let attempt = 1; attempt <= 5; attempt++) {
    await send(id, env);
    await send(id, env);
    const [line] = await readLog(partner);
    outcomes.push(line);
    await passTime(id, partner.id);
  }
  expect(outcomes).toMatchObject([
    { status: "pending", attempts: 1, last_status: 500, last_error: null },
    { status: "pending", attempts: 2, last_status: null, last_error: "No answer within 10 seconds" },
    { status: "pending", attempts: 3, last_status: 302 },
    { status: "delivered", attempts: 4, last_status: 204, next_attempt_at: null },
    { status: "delivered", attempts: 4 },
  ]);
  expect(received).toHaveLength(4);
  expect(new Set(received.map(({ body }) => body))).toHaveProperty("size", 1);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
  expect(received.map(({ redirect }) => redirect)).toEqual(Array(4).fill("manual"));
  for (const message of received) {
    expect(verify(partner.secret, message)).toMatchObject({ type: "ping", data: {} });
  }
  expect(queued).toEqual([{ deliveryId: id, delaySeconds: 5 }]);
});

test("an endpoint that lets us wait is left alone for five minutes, or until it is tried", async () => {
  const received = receive(new DOMException("The operation timed out", "TimeoutError"), answer(200));
  const partner = await joinWithWebhook();
  const { delivery_id: late } = await ping(partner);
  const { delivery_id: next } = await ping(partner);
  const { env, queued } = watchQueue(consumerEnv);
  await send(late, env);
  await send(next, env);
  expect(received).toHaveLength(1);
  expect(queued).toEqual([]);
  await change(next, { queuedAt: null });
  expect(await sweep()).not.toContain(next);

  await ping(partner);
  expect(await sweep()).toContain(next);
  await send(next);
  expect(received).toHaveLength(2);
});

test("after the tenth attempt it has failed, and can be sent again by hand", async () => {
  const received = receive(answer(503));
  const partner = await joinWithWebhook();
  const { delivery_id: id } = await ping(partner);
  await change(id, { attempts: 9 });
  await send(id);
  expect(await readLog(partner)).toMatchObject([{ status: "failed", attempts: 10, next_attempt_at: null }]);
  await send(id);
  expect(received).toHaveLength(1);

  const again = receive();
  const resent = await call(`${partner.path}/deliveries/${id}/resend`, { ...partner, method: "POST" });
  expect(resent.status).toBe(202);
  expect(await resent.json()).toMatchObject({ delivery_id: id, status: "pending", attempts: 0 });
  await send(id);
  await send(id);
  expect(again.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
  expect(await readLog(partner)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("two at once send once, and whoever died with it is replaced", async () => {
  const received = receive();
  const partner = await joinWithWebhook();
  const { delivery_id: raced } = await ping(partner);
  await Promise.all([send(raced), send(raced), send(raced)]);
  expect(received).toHaveLength(1);

  const { delivery_id: id } = await ping(partner);
  const claimedJustNow = { attempts: 1, claimedAt: new Date(), queuedAt: new Date(Date.now() - 11 * MINUTE) };
  await change(id, claimedJustNow);
  expect(await sweep()).not.toContain(id);
  await send(id);
  expect(received).toHaveLength(1);

  await change(id, { claimedAt: new Date(Date.now() - 3 * MINUTE) });
  expect(await sweep()).toContain(id);
  expect(await sweep()).not.toContain(id);
  await send(id);
  expect(received).toHaveLength(2);
  expect(await readLog(partner)).toMatchObject([{ delivery_id: id, status: "delivered", attempts: 2 }, {}]);
});

test("what a fault kept from the queue, and what is due again, the sweeper brings", async () => {
  receive(answer(500));
  const partner = await joinWithWebhook({ events: ["resume.succeeded"] });
  const listingId = await openListing(partner.partner.id);
  const { id: resumeId } = await uploadText(listingId, "a.txt");
  const full = { sendBatch: () => Promise.reject(new Error("queue unreachable")) };
  await deliver([processJob(resumeId)], { env: { ...consumerEnv, WEBHOOKS: full } as never });
  expect(await resumeRow(resumeId)).toMatchObject({ status: "done" });
  const [row] = await rowsOf(partner.id);
  const id = row?.id ?? "";
  expect(await sweep()).not.toContain(id);
  await change(id, { queuedAt: new Date(Date.now() - 11 * MINUTE) });
  expect(await sweep()).toContain(id);

  await send(id);
  expect(await sweep()).not.toContain(id);
  await change(id, { nextAttemptAt: new Date(Date.now() - 1) });
  expect(await sweep()).toContain(id);
});

test("an endpoint that answers 410 is told nothing more", async () => {
  const received = receive(answer(410));
  const partner = await joinWithWebhook();
  const { delivery_id: first } = await ping(partner);
  const { delivery_id: second } = await ping(partner);
  await send(first);
  await send(second);
  expect(received).toHaveLength(1);
  expect(await readLog(partner)).toMatchObject([
    { delivery_id: second, status: "failed", last_error: expect.stringMatching(/disabled/) },
    { delivery_id: first, status: "failed", last_status: 410 },
  ]);
  const [webhook] = await (await call("/v1/webhooks", partner)).json<WebhookAnswer[]>();
  expect(webhook?.disabled_at).toEqual(expect.any(String));
  for (const path of ["/ping", `/deliveries/${first}/resend`]) {
    expect((await call(partner.path + path, { ...partner, method: "POST" })).status).toBe(409);
  }
  const listingId = await openListing(partner.partner.id);
  await deliver([processJob((await uploadText(listingId, "a.txt")).id)]);
  expect(await rowsOf(partner.id)).toHaveLength(2);
});

test("a new secret and the old one sign for a day, then the new one alone", async () => {
  const received = receive();
  const partner = await joinWithWebhook();
  const rotated = await call(`${partner.path}/rotate-secret`, { ...partner, method: "POST" });
  expect(rotated.status).toBe(200);
  const { secret } = await rotated.json<WebhookAnswer>();
  expect(secret).not.toBe(partner.secret);

  await send((await ping(partner)).delivery_id);
  await changeEndpoint(partner.id, { previousSecretUntil: new Date(Date.now() - 1) });
  await send((await ping(partner)).delivery_id);
  const [during, after] = received;
  if (!during || !after) throw new Error("not received");
  for (const one of [secret, partner.secret]) expect(verify(one, during).type).toBe("ping");
  expect(verify(secret, after).type).toBe("ping");
  expect(() => verify(partner.secret, after)).toThrow("No matching signature");
  expect(() => verify(secret, { ...after, body: `${after.body} ` })).toThrow("No matching signature");

  await sweep();
  const row = await db.query.webhookEndpoints.findFirst({ where: eq(webhookEndpoints.id, partner.id) });
  expect(row).toMatchObject({ secret, previousSecret: null });
});
