import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { NewKeyInput } from "#core/api-keys/api-key.schema";
import { ownerAsViewer } from "#core/audit/find-readable";
import { apiKeys, auditEntries } from "#platform/d1/schema";
import { call, ORIGIN } from "./call";
import {
  adminToken,
  collect,
  db,
  joinPartner,
  liftLimits,
  openTournament,
  RESUME_TEXT,
  services,
  signUp,
  uploadText,
} from "./support";

const PASSWORD = "correct horse";

async function keyOf(userId: string, input: Partial<NewKeyInput> = {}) {
  return services.apiKeys.createForUser(userId, {
    ...{ name: "CI", scope: "admin", mode: "live", password: PASSWORD },
    ...input,
  });
}

const partnerKey = (partnerId: string, input: Partial<NewKeyInput> = {}) =>
  services.apiKeys.createForPartner(partnerId, { name: "Sync", scope: "admin", mode: "live", ...input });

const job = { name: "Backend Engineer", keyRequirements: "TypeScript" };
const listing = { company: "Northwind", title: "Backend Engineer", description: "TypeScript is required." };

test("a key is shown once, is stored as a hash, and opens its owner's data", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  const { secret, prefix } = await keyOf(user.id, { scope: "read" });
  expect(secret).toMatch(/^tw_live_[\w-]{43}$/);
  expect(secret.startsWith(prefix)).toBe(true);
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.ownerId, user.id));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(row?.lastUsedAt).toBeNull();

  const answer = await call(`/api/tournaments/${id}`, { token: secret });
  expect([answer.status, (await answer.json<{ id: string }>()).id]).toEqual([200, id]);
  expect(answer.headers.get("RateLimit-Remaining")).toMatch(/^\d+$/);
  const [listed] = await services.apiKeys.list(user.id);
  expect(listed).toMatchObject({ prefix, scope: "read", mode: "live", lastUsedAt: expect.any(String) });
  expect(JSON.stringify(listed)).not.toContain(secret);
});

test("the account page says how a program and an agent use a key, and what it says works", async () => {
  const { user, token } = await signUp();
  const { secret } = await keyOf(user.id, { scope: "read" });
  const page = await (await call("/account", { token })).text();
  const paths = [`${ORIGIN}/api/tournaments`, `${ORIGIN}/mcp`];
  for (const path of paths) expect(page).toContain(path);
  const listed = await call("/api/tournaments", { token: secret });
  expect(listed.status).toBe(200);
  const asked = await call("/mcp", {
    token: secret,
    json: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    headers: { Accept: "application/json, text/event-stream" },
  });
  expect(asked.status).toBe(200);
}, 120_000);

test("a key needs the account's password", async () => {
  const { user } = await signUp();
  await expect(keyOf(user.id, { password: "wrong" } as never)).rejects.toMatchObject({
    code: "wrong_password",
  });
  expect(await services.apiKeys.list(user.id)).toEqual([]);
});

test("a scope opens no more than it says", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  const read = (await keyOf(user.id, { scope: "read" })).secret;
  const write = (await keyOf(user.id, { scope: "write" })).secret;
  const refused = await call(`/api/tournaments/${id}`, {
    token: read,
    method: "PATCH",
    json: { name: "New", jobDescription: "" },
  });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    message: "This needs an API key with the scope write; yours has read.",
    error: { code: "key_scope", request_id: expect.any(String) },
  });
  const edited = { method: "PATCH", json: { name: "New", jobDescription: "" } };
  expect((await call(`/api/tournaments/${id}`, { token: write, ...edited })).status).toBe(200);
  expect((await call(`/api/tournaments/${id}`, { token: write, method: "DELETE" })).status).toBe(403);
  const admin = (await keyOf(user.id)).secret;
  expect((await call(`/api/tournaments/${id}`, { token: admin, method: "DELETE" })).status).toBe(200);
});

test("a key opens nobody else's data, no page, no session route and nothing of the administrator's", async () => {
  const { user } = await signUp();
  const other = await openTournament((await signUp()).user.id);
  const { secret } = await keyOf(user.id);
  expect((await call(`/api/tournaments/${other.id}`, { token: secret })).status).toBe(404);
  for (const path of ["/api/admin/partners", "/api/tournaments/all", `/api/tournaments/${other.id}/live`]) {
    const answer = await call(path, { token: secret });
    expect([path, answer.status, (await answer.json<{ error: { code: string } }>()).error.code]).toEqual([
      path,
      403,
      "key_not_accepted",
    ]);
  }
  expect((await call("/v1/listings", { token: secret })).status).toBe(401);
  expect((await call("/account", { token: secret })).status).toBe(403);
  expect((await call("/api/nothing", { token: secret })).status).toBe(404);

  const admin = await services.accounts.authenticate(await adminToken());
  const ofAdmin = await keyOf(admin?.id ?? "");
  expect((await call(`/api/tournaments/${other.id}`, { token: ofAdmin.secret })).status).toBe(404);
});

test("a revoked key and a made-up key are refused everywhere", async () => {
  const { user } = await signUp();
  const stranger = await signUp();
  const key = await keyOf(user.id);
  await expect(services.apiKeys.revokeForUser(stranger.user.id, key.id)).rejects.toMatchObject({
    code: "key_not_found",
  });
  await services.apiKeys.revokeForUser(user.id, key.id);
  // A second click, or another tab.
  await services.apiKeys.revokeForUser(user.id, key.id);
  for (const token of [key.secret, `tw_live_${"A".repeat(43)}`]) {
    const answer = await call("/api/tournaments", { token });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toContain("invalid_token");
    expect(await answer.json()).toMatchObject({ error: { code: "bad_api_key" } });
  }
  expect(await services.apiKeys.list(user.id)).toEqual([]);
});

test("a partner's key opens the partner API, until the partner's tokens are revoked", async () => {
  const { partner } = await joinPartner();
  const { secret } = await partnerKey(partner.id);
  const created = await call("/v1/listings", { token: secret, json: listing });
  expect(created.status).toBe(201);
  const { listing_id: id } = await created.json<{ listing_id: string }>();
  expect((await call(`/v1/listings/${id}`, { token: secret })).status).toBe(200);
  expect((await call("/api/tournaments", { token: secret })).status).toBe(401);
  const readOnly = (await partnerKey(partner.id, { scope: "read" })).secret;
  expect((await call("/v1/listings", { token: readOnly, json: listing })).status).toBe(403);
  expect((await call(`/v1/listings/${id}`, { token: readOnly })).status).toBe(200);

  await services.partners.revokeTokens({ actor: { kind: "system" }, partnerId: partner.id });
  expect((await call("/v1/listings", { token: secret })).status).toBe(401);
});

test("a disabled partner's keys open nothing", async () => {
  const { partner } = await joinPartner();
  const { secret } = await partnerKey(partner.id);
  await services.partners.disable({ actor: { kind: "system" }, partnerId: partner.id });
  expect((await call("/v1/listings", { token: secret })).status).toBe(401);
});

test("a spending cap holds under 20 parallel calls", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  const { secret } = await keyOf(user.id, { scope: "write", spendCap: 3 });
  const statuses = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await call("/api/tournaments", { token: secret, json: job })).status,
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(await collect(services.tournaments.list(user.id))).toHaveLength(3);
  const refused = await call("/api/tournaments", { token: secret, json: job });
  expect(await refused.json()).toMatchObject({ error: { code: "key_spent" } });
});

test("a repeated creation makes one tournament and counts once against the cap", async () => {
  const { user } = await signUp();
  const { secret } = await keyOf(user.id, { scope: "write", spendCap: 1 });
  const create = (json: object, key = "one") =>
    call("/api/tournaments", { token: secret, json, headers: { "Idempotency-Key": key } });
  const made = await create(job);
  const { id } = await made.json<{ id: string }>();
  const again = await create(job);
  expect([made.status, again.status, (await again.json<{ id: string }>()).id]).toEqual([201, 201, id]);
  const [other, second] = [await create({ ...job, name: "Another" }), await create(job, "two")];
  expect([other.status, await other.json()]).toMatchObject([
    422,
    { error: { code: "idempotency_key_reused" } },
  ]);
  expect([second.status, await second.json()]).toMatchObject([403, { error: { code: "key_spent" } }]);
  expect((await create(job, "ä".repeat(2))).status).toBe(400);
  expect(await collect(services.tournaments.list(user.id))).toHaveLength(1);
  expect((await services.apiKeys.list(user.id))[0]).toMatchObject({ spent: 1 });
  expect(await services.credits.count(user.id)).toBe(1);
});

test("half of a character in the texts is the same tournament for its key, too", async () => {
  const { user } = await signUp();
  const { secret } = await keyOf(user.id, { scope: "write" });
  const json = { ...job, name: "Nurse \ud83d", jobDescription: "\ude00 care", keySkills: ["\ud83d"] };
  const create = () =>
    call("/api/tournaments", { token: secret, json, headers: { "Idempotency-Key": "half" } });
  const [made, again] = [await create(), await create()];
  expect([made.status, again.status]).toEqual([201, 201]);
  expect(await made.json()).toMatchObject({ name: "Nurse \ufffd" });
});

test("only what was created counts against the cap", async () => {
  const { partner } = await joinPartner();
  const { secret } = await partnerKey(partner.id, { scope: "write", spendCap: 1 });
  const { listing_id: id } = await (await call("/v1/listings", { token: secret, json: listing })).json<{
    listing_id: string;
  }>();
  const upload = (name: string, text: string) => {
    const body = new FormData();
    body.append("file", new File([text], name));
    return call(`/v1/users/${partner.id}/jobs/${id}/upload`, { token: secret, body });
  };
  expect((await upload("wrong.exe", "x")).status).toBe(400);
  expect((await upload("one.txt", RESUME_TEXT)).status).toBe(201);
  const again = await upload("one.txt", RESUME_TEXT);
  expect([again.status, (await again.json<{ error: { code: string } }>()).error.code]).toEqual([
    403,
    "key_spent",
  ]);
  expect((await services.apiKeys.list(partner.id))[0]).toMatchObject({ spent: 1, spendCap: 1 });
});

test("no more than 20 keys, also when they are created at once", async () => {
  const { partner } = await joinPartner();
  const made = await Promise.allSettled(Array.from({ length: 25 }, () => partnerKey(partner.id)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
});

test("creating, using and revoking a key is in the audit log", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  const { id: resumeId } = await uploadText(id, "one.txt");
  const key = await keyOf(user.id);
  await call(`/api/tournaments/${id}`, {
    token: key.secret,
    method: "PATCH",
    json: { name: "New", jobDescription: "" },
  });
  await call(`/api/resumes/${resumeId}/view`, { token: key.secret });
  await call(`/api/resumes/${resumeId}`, { token: key.secret, method: "DELETE" });
  await services.apiKeys.revokeForUser(user.id, key.id);

  const ofKey = await db
    .select({ action: auditEntries.action, details: auditEntries.details, actor: auditEntries.actor })
    .from(auditEntries)
    .where(eq(auditEntries.actor, `user:${user.id}`))
    .orderBy(desc(auditEntries.key));
  const withKey = ofKey.filter(({ details }) => details.keyId === key.id).map(({ action }) => action);
  expect(withKey.sort()).toEqual(["resume.deleted", "resume.file-viewed", "tournament.edited"]);
  const about = ofKey.filter(({ details }) => details.apiKeyId === key.id).map(({ action }) => action);
  expect(about).toEqual(["api-key.revoked", "api-key.created"]);

  const { page } = await services.audit.listActivity(ownerAsViewer(user.id), id, {} as never);
  const edit = page.rows.find(({ action }) => action === "tournament.edited");
  expect(edit).toMatchObject({ keyName: "CI" });
});
