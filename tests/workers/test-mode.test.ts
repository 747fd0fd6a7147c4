import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { KeyMode } from "#core/api-keys/api-key";
import {
  apiKeys,
  auditEntries,
  fileDeletions,
  modelSpending,
  totals,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from "#platform/d1/schema";
import type { ConsumerEnv } from "#platform/env";
import { fakeModel } from "../fake-model";
import { call } from "./call";
import { connectClient, use } from "./mcp-client";
import {
  adminToken,
  collect,
  consumerEnv,
  db,
  deleteAccount,
  deliver,
  extendJob,
  joinPartner,
  mailsOf,
  openTournament,
  processJob,
  RESUME_TEXT,
  resumeRow,
  services,
  signUp,
  uploadText,
} from "./support";
import { createWebhook } from "./webhook-support";

const job = { name: "Zephyrmaker", keyRequirements: "TypeScript\nPostgreSQL\nKubernetes" };
const listing = { company: "Northwind", title: "Zephyrmaker", description: "TypeScript is required." };

const keyOf = (userId: string, mode: KeyMode) =>
  services.apiKeys.createForUser(userId, { name: mode, scope: "admin", mode, password: "correct horse" });
const partnerKey = (partnerId: string, mode: KeyMode) =>
  services.apiKeys.createForPartner(partnerId, { name: mode, scope: "admin", mode });

const read = async <Answer = never>(path: string, token: string): Promise<Answer> =>
  (await call(path, { token })).json<Answer>();
const statusOf = async (path: string, token: string, method = "GET") =>
  (await call(path, { token, method })).status;

/** A consumer with a paid model for judging and for pictures. */
function paidEnv() {
  const { ai, calls } = fakeModel(() => ({ response: "{}" }));
  const paid = {
    ANALYZER: "workers-ai",
    AI_MODEL: "@cf/example/reader-1",
    AI_PRICE_IN: "1",
    AI_PRICE_OUT: "1",
  };
  return {
    env: { ...consumerEnv, ...paid, OCR_MODEL: "@cf/example/eyes", AI: ai } as unknown as ConsumerEnv,
    calls,
  };
}

async function recruiter() {
  const { user, token } = await signUp();
  const [test, live] = [await keyOf(user.id, "test"), await keyOf(user.id, "live")];
  const created = await call("/api/tournaments", { token: test.secret, json: job });
  expect(created.status).toBe(201);
  const { id } = await created.json<{ id: string }>();
  const form = new FormData();
  form.append("files", new File([RESUME_TEXT], "jordan.txt"));
  const uploaded = await call(`/api/tournaments/${id}/resumes`, { token: test.secret, body: form });
  const {
    uploaded: [resume],
  } = await uploaded.json<{ uploaded: { id: string }[] }>();
  return { user, token, test, live, id, resumeId: resume?.id ?? "" };
}

/** In one statement, because other files may be at work. */
async function expectNoTestDataInTotals() {
  const live = sql`(select count(*) from tournaments where not is_public_demo
    and user_id not in (select id from users where test_of is not null))`;
  expect(await db.get(sql`select ${totals.tournaments} - ${live} as extra from ${totals}`)).toEqual({
    extra: 0,
  });
}

let mine: Awaited<ReturnType<typeof recruiter>>;
let paid: ReturnType<typeof paidEnv>;
beforeAll(async () => {
  paid = paidEnv();
  mine = await recruiter();
  await deliver([processJob(mine.resumeId)], { env: paid.env });
});

test("a test key says so in its prefix, and its resumes get made-up verdicts", async () => {
  expect(mine.test.secret).toMatch(/^tw_test_[\w-]{43}$/);
  expect(mine.test.prefix).toMatch(/^tw_test_/);
  const row = await resumeRow(mine.resumeId);
  expect(row).toMatchObject({ status: "done", tier: expect.stringMatching(/^[A-D]$/) });
  expect(row.scorecard?.engine).toBe("test");
  expect(row.scorecard?.flags.join()).toContain("Test mode");
  expect(new Set(row.scorecard?.verdicts.map(({ level }) => level)).size).toBeGreaterThan(1);
  for (const { evidence } of row.scorecard?.verdicts ?? []) {
    if (evidence) expect(RESUME_TEXT.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  }
});

test("nothing is spent, no model is called, no mail is sent", async () => {
  expect(paid.calls).toEqual([]);
  expect(await db.select().from(modelSpending).where(eq(modelSpending.tournamentId, mine.id))).toEqual([]);
  expect(await services.credits.count(mine.user.id)).toBe(2);
  expect(await mailsOf(mine.id)).toEqual([]);
});

test("new criteria are judged without a model too", async () => {
  const before = await read<{ version: number; rubric: { criteria: object[] } }>(
    `/api/tournaments/${mine.id}/rubric`,
    mine.test.secret,
  );
  const criteria = [...before.rubric.criteria, { text: "Terraform", importance: "must", weight: 10 }];
  const changed = await call(`/api/tournaments/${mine.id}/rubric`, {
    token: mine.test.secret,
    method: "PUT",
    json: { baseVersion: before.version, criteria },
  });
  expect([changed.status, await changed.text()]).toEqual([200, expect.any(String)]);
  await deliver([extendJob(mine.resumeId)], { env: paid.env });
  expect(await resumeRow(mine.resumeId)).toMatchObject({
    rubricVersion: before.version + 1,
    scorecard: { engine: "test" },
  });
  expect(paid.calls).toEqual([]);
});

test("each mode finds only its own, and the owner's session finds no test data", async () => {
  const { user, token, test, live, id, resumeId } = mine;
  const own = await openTournament(user.id);
  const { id: ownResume } = await uploadText(own.id, "own.txt");
  for (const outside of [live.secret, token]) {
    const path = `/api/tournaments/${id}`;
    expect(await statusOf(path, outside)).toBe(404);
    for (const rest of ["/resumes", "/rubric", "/pool", "/export/candidates", "/audit", "/resumes/cards"])
      expect([rest, await statusOf(path + rest, outside)]).toEqual([rest, 404]);
    expect(await statusOf(`/api/resumes/${resumeId}`, outside)).toBe(404);
    expect(await statusOf(`/api/resumes/${resumeId}/view`, outside)).toBe(404);
    expect(await statusOf(`/api/resumes/${resumeId}`, outside, "DELETE")).toBe(404);
    for (const list of ["/api/tournaments", "/api/resumes", "/api/resumes/search?q=jordan"])
      expect(JSON.stringify(await read(list, outside))).not.toContain(id);
    const exported = await (await call("/api/auth/data", { token: outside })).text();
    expect(exported).toContain(own.id);
    expect(exported).not.toContain(id);
  }
  expect(await statusOf(`/api/tournaments/${own.id}`, test.secret)).toBe(404);
  expect(await statusOf(`/api/resumes/${ownResume}`, test.secret)).toBe(404);
  expect(await statusOf(`/api/tournaments/${own.id}`, test.secret, "DELETE")).toBe(404);
  expect(await read<{ id: string }[]>("/api/tournaments", test.secret)).toMatchObject([{ id }]);
  const exported = await (await call("/api/auth/data", { token: test.secret })).text();
  expect([exported.includes(id), exported.includes(own.id)]).toEqual([true, false]);
  expect(await collect(services.tournaments.list(user.id))).toMatchObject([{ id: own.id }]);
  await services.tournaments.delete({ userId: user.id, tournamentId: own.id });
});

test("test data is in no list, total or search of the administrator", async () => {
  const { partner } = await joinPartner();
  await call("/v1/listings", { token: (await partnerKey(partner.id, "test")).secret, json: listing });
  await expectNoTestDataInTotals();
  const admin = await adminToken();
  for (const source of ["all", "external"] as const) {
    expect(JSON.stringify(await read(`/api/tournaments/${source}`, admin))).not.toContain("Zephyrmaker");
    const page = await services.sourcedTournaments.listPage({ source, q: "" });
    expect(page.rows.map(({ name }) => name)).not.toContain("Zephyrmaker");
    expect(await services.sourcedTournaments.listPage({ source, q: "zephyrmaker" })).toMatchObject({
      rows: [],
      total: 0,
    });
  }
  expect(JSON.stringify(await read("/api/admin/paying-users", admin))).not.toContain("test:");
  expect(JSON.stringify(await read("/api/admin/partners", admin))).not.toContain("test:");
});

test("a test key opens nothing to people and nothing of a session", async () => {
  const { test, id } = mine;
  for (const [path, json] of [
    [`/api/tournaments/${id}/shares`, { resumeIds: [mine.resumeId], days: 7 }],
    [`/api/tournaments/${id}/intake/link`, {}],
    ["/api/create-checkout-session", { planId: 3 }],
    ["/api/promo-codes/redeem", { code: "X" }],
  ] as const) {
    const refused = await call(path, { token: test.secret, json });
    expect([path, refused.status]).toEqual([path, 403]);
  }
  const [account] = await db.select().from(users).where(eq(users.testOf, mine.user.id));
  expect(account?.email).toBe(`test:${mine.user.id}`);
  await expect(services.accounts.logIn({ email: account?.email ?? "", password: "none" })).rejects.toThrow();
  expect(account).toMatchObject({
    sampleMadeAt: expect.any(Date),
    isPaying: false,
    retentionDays: 7,
    recordYears: 0,
  });
});

test("an agent with a test key pays nothing and sees test data only", async () => {
  const credits = await services.credits.count(mine.user.id);
  const client = await connectClient(mine.test.secret);
  const quote = await use(client, "quote_tournament", job);
  expect(quote.data.cost).toMatchObject({ credits: 0 });
  const made = await use(client, "create_tournament", { ...job, quoteId: quote.data.quoteId });
  expect(made.data).toMatchObject({ id: quote.data.quoteId });
  expect(await services.credits.count(mine.user.id)).toBe(credits);
  const live = await connectClient(mine.live.secret);
  expect((await use(live, "list_tournaments")).text).not.toContain(String(quote.data.quoteId));
  expect((await use(live, "rank_candidates", { tournamentId: mine.id })).isError).toBe(true);
});

test("a partner's test listings, webhooks and results are apart from live ones", async () => {
  const { partner, token } = await joinPartner();
  const [test, live] = [
    (await partnerKey(partner.id, "test")).secret,
    (await partnerKey(partner.id, "live")).secret,
  ];
  await createWebhook(live, { url: "https://live.example.com/hook" });
  await createWebhook(test, { url: "https://test.example.com/hook" });
  const made = await call("/v1/listings", {
    token: test,
    json: listing,
    headers: { "Idempotency-Key": "same" },
  });
  const { listing_id: id, employer_uuid: employer } = await made.json<{
    listing_id: string;
    employer_uuid: string;
  }>();
  expect(employer).not.toBe(partner.id);
  const inLive = await call("/v1/listings", {
    token: live,
    json: listing,
    headers: { "Idempotency-Key": "same" },
  });
  const { listing_id: liveId } = await inLive.json<{ listing_id: string }>();
  expect(liveId).not.toBe(id);

  const form = new FormData();
  form.append("file", new File([RESUME_TEXT], "jordan.txt"));
  const uploaded = await call(`/v1/users/${employer}/jobs/${id}/upload`, { token: test, body: form });
  const { file_id: fileId } = await uploaded.json<{ file_id: string }>();
  await deliver([processJob(fileId)], { env: paid.env });
  const result = `/v1/listings/${id}/resumes/${fileId}/result`;
  expect(await read(result, test)).toMatchObject({ judgedBy: { engine: "test" } });
  for (const outside of [live, token]) {
    expect(await statusOf(`/v1/listings/${id}`, outside)).toBe(404);
    expect(await statusOf(result, outside)).toBe(404);
    expect(await read("/v1/listings", outside)).toMatchObject([{ listing_id: liveId }]);
    expect(await read("/v1/webhooks", outside)).toMatchObject([{ url: "https://live.example.com/hook" }]);
  }
  expect(await statusOf(`/v1/listings/${liveId}`, test)).toBe(404);
  expect(await read("/v1/listings", test)).toMatchObject([{ listing_id: id }]);
  expect(await services.listings.sum(partner.id)).toMatchObject({ listings: 1, resumes: 0 });
  const deliveries = await db
    .select({ url: webhookEndpoints.url, type: webhookDeliveries.type })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      sql`${webhookEndpoints.url} in ('https://live.example.com/hook', 'https://test.example.com/hook')`,
    );
  expect(new Set(deliveries.map(({ url }) => url))).toEqual(new Set(["https://test.example.com/hook"]));
});

test("a revoked test key and one of a disabled partner are refused", async () => {
  const { user } = await signUp();
  const key = await keyOf(user.id, "test");
  const second = await keyOf(user.id, "test");
  expect(await statusOf("/api/tournaments", key.secret)).toBe(200);
  await services.apiKeys.revokeForUser(user.id, key.id);
  expect(await statusOf("/api/tournaments", key.secret)).toBe(401);
  expect(await statusOf("/api/tournaments", second.secret)).toBe(200);
  expect(await db.select().from(users).where(eq(users.testOf, user.id))).toHaveLength(1);

  const { partner } = await joinPartner();
  const { secret } = await partnerKey(partner.id, "test");
  expect(await statusOf("/v1/listings", secret)).toBe(200);
  await services.partners.disable({ actor: { kind: "system" }, partnerId: partner.id });
  expect(await statusOf("/v1/listings", secret)).toBe(401);
});

test("a deleted account takes its test data along, files and totals included", async () => {
  const { user, id, test } = await recruiter();
  await deleteAccount(user);
  expect(await db.select().from(users).where(eq(users.testOf, user.id))).toEqual([]);
  expect(await db.select().from(apiKeys).where(eq(apiKeys.ownerId, user.id))).toEqual([]);
  expect(await db.select().from(fileDeletions).where(eq(fileDeletions.id, id))).toHaveLength(1);
  await expectNoTestDataInTotals();
  expect(await statusOf("/api/tournaments", test.secret)).toBe(401);
});

test("the audit log names the key", async () => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.tournamentId, mine.id));
  expect(rows.some(({ details }) => details.keyId === mine.test.id)).toBe(true);
});
