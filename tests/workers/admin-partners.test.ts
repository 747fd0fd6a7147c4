import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listingSchema } from "#core/partners/listing.schema";
import type { ListedPartner, PartnerWithPassword } from "#core/partners/partner";
import { auditEntries, partners } from "#platform/d1/schema";
import { call } from "./call";
import { adminToken, db, joinPartner, services, signUp } from "./support";

const newName = () => `p-${crypto.randomUUID().slice(0, 8)}`;
const askToken = (username: string, password: string) =>
  call("/auth/login", { json: { username, password } });
const isOpen = async (token: string) => (await call("/api/tournaments/partner", { token })).status === 200;

let admin: Promise<string> | undefined;
/** Signs up only once, because all tests share the sign-up limit. */
const signIn = () => {
  admin ??= adminToken();
  return admin;
};

async function asAdmin(path: string, json?: unknown) {
  return call(path, { token: await signIn(), method: json === undefined ? "GET" : "POST", json });
}

const change = async (id: string, what: string, json: unknown = {}) =>
  asAdmin(`/api/admin/partners/${id}/${what}`, json);

test("the admin makes a partner that can log in; no answer has its password", async () => {
  const [username, password] = [newName(), "only-for-tests"];
  const made = await asAdmin("/api/admin/partners", { partnerName: "Harbour Jobs", username, password });
  expect(made.status).toBe(201);
  const partner = await made.json<PartnerWithPassword>();
  expect(partner).toEqual({
    id: partner.id,
    partnerName: "Harbour Jobs",
    username,
    createdAt: partner.createdAt,
    disabledAt: null,
  });
  expect((await askToken(username, password)).status).toBe(200);

  await services.listings.create(
    partner.id,
    listingSchema.parse({ company: "Northwind", title: "Cook", description: "Cooking is required." }),
  );
  const listed = await (await asAdmin("/api/admin/partners")).json<ListedPartner[]>();
  expect(listed.find(({ id }) => id === partner.id)).toEqual({ ...partner, listingCount: 1, resumeCount: 0 });
  const one = await asAdmin(`/api/admin/partners/${partner.id}`);
  expect(await one.json()).toEqual({ ...partner, listingCount: 1, resumeCount: 0 });
  const row = await db.query.partners.findFirst({ where: eq(partners.id, partner.id) });
  expect(JSON.stringify(listed)).not.toContain(row?.passwordHash);
});

test("without a password one is made and answered this once", async () => {
  const username = newName();
  const made = await asAdmin("/api/admin/partners", { partnerName: "Harbour Jobs", username });
  const { password = "" } = await made.json<PartnerWithPassword>();
  expect(password).toHaveLength(24);
  expect((await askToken(username, password)).status).toBe(200);
});

test("what is wrong with a new partner is said by field, and a taken name at all", async () => {
  const bad = { partnerName: "", username: "a b", password: "short" };
  const answer = await asAdmin("/api/admin/partners", bad);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fieldErrors: { partnerName: ["Name is required"], username: [/Use 3 to 50/], password: [/12/] },
  });
  const { partner } = await joinPartner();
  const { username } = partner;
  expect((await asAdmin("/api/admin/partners", { partnerName: "Twin", username })).status).toBe(409);
});

test("another password voids the former and every token it gave, at once", async () => {
  const { partner, token, password } = await joinPartner();
  const rotated = await call(`/api/admin/partners/${partner.id}/password`, {
    token: await signIn(),
    method: "POST",
  });
  const { password: made = "" } = await rotated.json<PartnerWithPassword>();
  expect(await isOpen(token)).toBe(false);
  expect((await askToken(partner.username, password)).status).toBe(401);
  const fresh = await askToken(partner.username, made);
  expect(await isOpen((await fresh.json<{ token: string }>()).token)).toBe(true);

  const given = await change(partner.id, "password", { password: "chosen-by-the-admin" });
  expect(await given.json()).not.toHaveProperty("password");
  expect((await askToken(partner.username, "chosen-by-the-admin")).status).toBe(200);
  expect((await change(partner.id, "password", { password: "short" })).status).toBe(400);
});

test("a disabled partner can do nothing; enabled again it needs a new token", async () => {
  const { partner, token, password } = await joinPartner();
  expect(await (await change(partner.id, "disable")).json()).toMatchObject({
    disabledAt: expect.any(String),
  });
  expect(await isOpen(token)).toBe(false);
  expect((await askToken(partner.username, password)).status).toBe(401);
  expect(await (await change(partner.id, "enable")).json()).toMatchObject({ disabledAt: null });
  expect(await isOpen(token)).toBe(false);
  expect((await askToken(partner.username, password)).status).toBe(200);
});

test("tokens are revoked, and what was done is in the log", async () => {
  const { partner, token } = await joinPartner();
  expect((await change(partner.id, "revoke-tokens")).status).toBe(200);
  expect(await isOpen(token)).toBe(false);
  await change(partner.id, "disable");
  await change(partner.id, "disable");
  const acts = (await db.select().from(auditEntries)).filter(
    ({ details }) => details.partnerId === partner.id,
  );
  expect(acts.map(({ action }) => action)).toEqual([
    "partner.created",
    "partner.tokens-revoked",
    "partner.disabled",
  ]);
  expect((await change(crypto.randomUUID(), "disable")).status).toBe(404);
});

test("nobody but the admin may", async () => {
  const { partner, token: partnerToken } = await joinPartner();
  const { token: recruiterToken } = await signUp();
  const base = "/api/admin/partners";
  const calls = [
    { path: base, method: "GET" },
    { path: base, method: "POST" },
    { path: `${base}/${partner.id}`, method: "GET" },
    ...["password", "disable", "enable", "revoke-tokens"].map((what) => ({
      path: `${base}/${partner.id}/${what}`,
      method: "POST",
    })),
  ];
  for (const { path, method } of calls) {
    expect((await call(path, { method })).status).toBe(401);
    expect((await call(path, { method, token: partnerToken })).status).toBe(401);
    expect((await call(path, { method, token: recruiterToken })).status).toBe(403);
  }
  expect(await isOpen(partnerToken)).toBe(true);
});
