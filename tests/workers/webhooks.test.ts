import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { PING, webhookEvents } from "#core/partners/webhook";
import { connect } from "#platform/connect";
import { partners } from "#platform/d1/schema";
import { call } from "./call";
import { db, deliver, joinPartner, processJob, services, uploadText, webEnv } from "./support";
import {
  change,
  changeEndpoint,
  type DeliveryAnswer,
  joinWithWebhook,
  openListing,
  ping,
  readLog,
  receive,
  rowsOf,
  send,
  sweep,
  URL_OF_ENDPOINT,
} from "./webhook-support";

const DAY = 24 * 60 * 60_000;

afterEach(() => vi.unstubAllGlobals());

test("the secret is shown once, and the log names no address", async () => {
  receive(new Error(`cannot reach ${URL_OF_ENDPOINT}`));
  const partner = await joinWithWebhook();
  expect(partner.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { delivery_id } = await ping(partner);
  await send(delivery_id);
  const listed = await (await call("/v1/webhooks", partner)).text();
  expect(listed).toContain(URL_OF_ENDPOINT);
  expect(listed).not.toContain("whsec_");
  const [line] = await readLog(partner);
  expect(line).toMatchObject({ status: "pending", last_status: null, last_error: "No connection" });
  expect(JSON.stringify(line)).not.toContain("s3cret");
});

test("addresses within a network are refused when named, and when they got into the table", async () => {
  const received = receive();
  const partner = await joinWithWebhook();
  for (const url of ["https://169.254.169.254/", "http://example.com/", "https://[::1]/", "nonsense", 7]) {
    const refused = await call("/v1/webhooks", { ...partner, json: { url } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/^url must/),
      fieldErrors: { url: [expect.any(String)] },
    });
  }
  await changeEndpoint(partner.id, { url: "https://127.0.0.1/" });
  await send((await ping(partner)).delivery_id);
  expect(received).toHaveLength(0);
  const last_error = "url must have a public host name";
  expect(await readLog(partner)).toMatchObject([{ status: "pending", last_error }]);
});

test("events that are none are refused, and five webhooks are all, also at once", async () => {
  const { token } = await joinPartner();
  for (const events of [[], ["resume.deleted"], "ping", ["ping"]]) {
    const refused = await call("/v1/webhooks", { token, json: { url: URL_OF_ENDPOINT, events } });
    const message = expect.stringMatching(/^events must be a list of resume\.succeeded/);
    expect([refused.status, await refused.json()]).toMatchObject([400, { message }]);
  }
  const asked = await Promise.all(
    Array.from({ length: 7 }, () => call("/v1/webhooks", { token, json: { url: URL_OF_ENDPOINT } })),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
});

test("another partner's webhooks and deliveries are not there", async () => {
  const owner = await joinWithWebhook();
  const { delivery_id: id } = await ping(owner);
  const stranger = await joinWithWebhook();
  const asStranger = (path: string, method: string) => call(path, { token: stranger.token, method });
  for (const [method, path] of [
    ["DELETE", owner.path],
    ["POST", `${owner.path}/rotate-secret`],
    ["POST", `${owner.path}/ping`],
    ["GET", `${owner.path}/deliveries`],
    ["POST", `${owner.path}/deliveries/${id}/resend`],
    ["POST", `${stranger.path}/deliveries/${id}/resend`],
    ["DELETE", "/v1/webhooks/none"],
  ] as const) {
    expect((await asStranger(path, method)).status, `${method} ${path}`).toBe(404);
    expect((await call(path, { method })).status).toBe(401);
  }
  expect(await (await call("/v1/webhooks", stranger)).json()).toHaveLength(1);
  expect(await readLog(owner)).toHaveLength(1);
});

test("the OpenAPI document tells of the calls and of each message that is sent", async () => {
  const document = await (await call("/v1/openapi.json")).json<Record<"paths" | "webhooks", object>>();
  expect(Object.keys(document.paths).filter((path) => path.startsWith("/v1/webhooks"))).toHaveLength(6);
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents, PING]);
});

test("the log is paged, newest first", async () => {
  const partner = await joinWithWebhook();
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.unshift((await ping(partner)).delivery_id);
  const seen: string[] = [];
  let path: string | undefined = `${partner.path}/deliveries?limit=2`;
  while (path) {
    const page: Response = await call(path, partner);
    seen.push(...(await page.json<DeliveryAnswer[]>()).map((line) => line.delivery_id));
    path = /<https:\/\/app\.example(.+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1];
  }
  expect(seen).toEqual(ids);
});

test("deliveries go with what they tell of, with their endpoint, and after 30 days", async () => {
  const partner = await joinWithWebhook();
  const { id: userId } = partner.partner;
  const listingId = await openListing(userId);
  const resumes = [await uploadText(listingId, "a.txt"), await uploadText(listingId, "b.txt")];
  await deliver(resumes.map(({ id }) => processJob(id)));
  const types = async () => (await rowsOf(partner.id)).map(({ type }) => type).sort();
  expect(await types()).toEqual(["listing.completed", "resume.succeeded", "resume.succeeded"]);

  await services.resumes.delete({ userId, resumeId: resumes[0]?.id ?? "" });
  expect(await types()).toEqual(["listing.completed", "resume.succeeded"]);
  await services.tournaments.delete({ userId, tournamentId: listingId });
  expect(await types()).toEqual([]);

  const { delivery_id: old } = await ping(partner);
  const { delivery_id: recent } = await ping(partner);
  await change(old, { status: "delivered", nextAttemptAt: new Date(Date.now() - 31 * DAY) });
  await change(recent, { status: "delivered", nextAttemptAt: new Date(Date.now() - 29 * DAY) });
  await sweep();
  expect((await readLog(partner)).map((line) => line.delivery_id)).toEqual([recent]);

  expect((await call(partner.path, { ...partner, method: "DELETE" })).status).toBe(204);
  expect(await rowsOf(partner.id)).toEqual([]);

  const leaving = await joinWithWebhook();
  await ping(leaving);
  // A partner has no account password, and only the rows matter here.
  await connect(webEnv, webEnv).deletions.deleteAccount(
    { id: leaving.partner.id, email: "" },
    "key",
    new Date(),
  );
  expect(await rowsOf(leaving.id)).toEqual([]);
});

test("a partner that is disabled is told nothing, and what it missed when it is enabled", async () => {
  const received = receive();
  const { partner, ...webhook } = await joinWithWebhook();
  const { delivery_id: id } = await ping(webhook);
  const setDisabledAt = (disabledAt: Date | null) =>
    db.update(partners).set({ disabledAt }).where(eq(partners.id, partner.id));
  await setDisabledAt(new Date());
  await send(id);
  expect(received).toHaveLength(0);
  await setDisabledAt(null);
  await send(id);
  expect(received).toHaveLength(1);
});
