import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayingUser, PayingUserPage } from "#core/billing/paying-user";
import type { PromoCode } from "#core/billing/promo-code";
import { PAGE_SIZE } from "#core/paging";
import type { SourcedTournament } from "#core/partners/listing";
import { listingSchema } from "#core/partners/listing.schema";
import type { SourcedListPage } from "#core/partners/sourced-list";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";
import { auditEntries, checkouts, pastSales, tournaments, users } from "#platform/d1/schema";
import { createServices } from "#platform/services";
import { call, send } from "./call";
import { countQueries } from "./count-queries";
import {
  adminToken,
  copyRow,
  db,
  joinPartner,
  liftLimits,
  openTournament,
  services,
  signUp,
  webEnv,
} from "./support";

let token: string;
beforeAll(async () => {
  token = await adminToken();
});

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await call(path, { token });
  expect(answer.status).toBe(200);
  return answer.json<Answer>();
}

const listing = (company: string, more: object = {}) =>
  listingSchema.parse({ company, title: "Line Cook", description: "d".repeat(300), ...more });

test("every call of the consoles is the administrator's alone", async () => {
  const { token: recruiter } = await signUp();
  const { token: partner } = await joinPartner();
  for (const [path, method] of [
    ["/api/admin/promo-codes", "GET"],
    ["/api/admin/promo-codes", "POST"],
    ["/api/admin/paying-users", "GET"],
    ["/api/admin/paying-users/search", "GET"],
    ["/api/tournaments/all", "GET"],
    ["/api/admin/tournaments", "GET"],
    ["/api/tournaments/external", "GET"],
  ] as const) {
    const body = method === "GET" ? undefined : "{}";
    const statusOf = async (token?: string) => (await call(path, { method, token, body })).status;
    expect([path, await statusOf(), await statusOf(recruiter), await statusOf(partner)]).toEqual([
      ...[path, 401, 403, 401],
    ]);
  }
});

test("a promo code is made, switched off and on again, and the log knows who did it", async () => {
  const code = `C${crypto.randomUUID()}`.toUpperCase();
  const made = await (await call("/api/admin/promo-codes", { token, json: { code } })).json<PromoCode>();
  expect(made).toEqual({
    id: expect.any(String),
    ...{ code, description: null, maxUses: null, isActive: true, usedCount: 0 },
    createdAt: expect.any(String),
  });
  const change = async (fields: Record<string, string>) =>
    (await send("/admin/promo-codes", { intent: "switch", ...fields }, { token })).status;
  expect(await change({ id: made.id, state: "inactive" })).toBe(200);
  expect(await change({ id: made.id })).toBe(400);
  expect(await change({ id: "made-up", state: "active" })).toBe(404);
  const codes = await ask<PromoCode[]>("/api/admin/promo-codes");
  expect(codes.find(({ id }) => id === made.id)).toMatchObject({ isActive: false });

  const [admin] = await db.select().from(users).where(eq(users.email, webEnv.ADMIN_EMAIL));
  const acts = await db.select().from(auditEntries);
  const ofThis = acts.filter(({ details }) => details.promoCodeId === made.id);
  expect(ofThis.map(({ action, actor }) => [action, actor])).toEqual([
    ["promo-code.created", `admin:${admin?.id}`],
    ["promo-code.changed", `admin:${admin?.id}`],
  ]);
});

test("tournaments of all recruiters and partners, and those of partners alone; visitors' tries never", async () => {
  const { user, token: recruiter } = await signUp();
  const internal = await openTournament(user.id);
  const { partner } = await joinPartner();
  const external = await services.listings.create(partner.id, listing("Northwind"));
  const demo = await services.demos.create({
    ...{ name: "Try", jobDescription: "", keyRequirements: "SQL", optionalRequirements: "", keySkills: [] },
  });

  const all = await ask<SourcedTournament[]>("/api/tournaments/all");
  const byId = new Map(all.map((tournament) => [tournament.id, tournament]));
  expect(byId.get(internal.id)).toMatchObject({
    isExternal: false,
    partnerName: null,
    externalListing: null,
  });
  expect(byId.get(external)).toMatchObject({
    isExternal: true,
    partnerName: partner.partnerName,
    externalListing: { listingId: external, company: "Northwind", status: "active", expiresAt: null },
  });
  expect(byId.has(demo.id)).toBe(false);
  const onlyExternal = await ask<SourcedTournament[]>("/api/tournaments/external");
  expect(onlyExternal.every(({ isExternal }) => isExternal)).toBe(true);
  expect(onlyExternal.map(({ id }) => id)).toEqual(
    all.filter(({ isExternal }) => isExternal).map(({ id }) => id),
  );
  const page = await ask<SourcedListPage>("/api/admin/tournaments");
  expect(page.rows.find(({ id }) => id === external)).toMatchObject({ partnerName: partner.partnerName });
  expect(page.figures).toEqual({ all: all.length, external: onlyExternal.length });

  const own = await (await call("/api/tournaments", { token: recruiter })).json<object[]>();
  for (const key of ["isExternal", "partnerName", "externalListing"]) expect(own[0]).not.toHaveProperty(key);
});

test("the list is found by a tournament's words, a company or a partner, and shows the beginning of the job", async () => {
  const { partner } = await joinPartner();
  const id = await services.listings.create(
    partner.id,
    listing("Fabrikam Kitchens", { key_skills: ["Zwieback"] }),
  );
  const find = async (source: string, q: string) => {
    const search = new URLSearchParams({ source, q });
    return (await ask<SourcedListPage>(`/api/admin/tournaments?${search}`)).rows;
  };
  for (const q of ["zwieb", "fabrik KITCH", `kitchens ${partner.partnerName.slice(6).toUpperCase()}`]) {
    expect((await find("all", q)).map((row) => row.id)).toEqual([id]);
    expect((await find("external", q)).map((row) => row.id)).toEqual([id]);
  }
  expect(await find("all", "no-such-words")).toEqual([]);
  expect(await find("all", "!!!")).toEqual([]);
  expect((await find("all", "zwieback"))[0]?.preview).toBe(`${"d".repeat(100)}…`);
  expect((await find("external", "zwieback"))[0]?.preview).toBe(`${"d".repeat(80)}…`);

  const { user } = await signUp();
  await db
    .update(tournaments)
    .set({ keySkills: ["Zwieback"] })
    .where(eq(tournaments.id, (await openTournament(user.id)).id));
  expect(await find("all", "zwieback")).toHaveLength(2);
  expect(await find("external", "zwieback")).toHaveLength(1);
});

test("with 600 tournaments a page costs one call of the database, forwards and back", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  const { id } = await openTournament(user.id);
  await copyRow("tournaments", { id, copies: 600, credit_plan_id: "NULL" });
  const cost = async (query: { q?: string; after?: string; before?: string }) => {
    const { binding, seen } = countQueries(webEnv.DB);
    const measured = createServices({ ...webEnv, DB: binding });
    const page = await measured.sourcedTournaments.listPage({
      source: "all",
      q: "",
      before: undefined,
      after: undefined,
      ...query,
    });
    expect(seen.calls).toBe(1);
    return { page, ...seen };
  };
  for (const q of ["", "backend"]) {
    const first = await cost({ q });
    const second = await cost({ q, after: first.page.after ?? "" });
    expect(first.page.rows).toHaveLength(PAGE_SIZE);
    expect(new Set([...first.page.rows, ...second.page.rows].map((item) => item.id)).size).toBe(
      2 * PAGE_SIZE,
    );
    expect((await cost({ q, before: second.page.before ?? "" })).page).toEqual(first.page);
    // The length of the full list is stored; the matches of a search are counted, once.
    expect(first.rowsRead).toBeLessThan(q ? 2 * first.page.figures.all : 10 * PAGE_SIZE);
  }
  const { binding, seen } = countQueries(webEnv.DB);
  await createServices({ ...webEnv, DB: binding }).tournaments.listPage(user.id, { q: "backend" });
  expect(seen.rowsRead).toBeLessThan(600 + 10 * PAGE_SIZE);
}, 60_000);

test("paying users are those with a plan, credits, unlimited access or a purchase, and no others", async () => {
  const join = async () => (await signUp()).user;
  const [free, packed, extra, unlimited, spent] = [
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
  ];
  await services.credits.grantPlan({
    ...{ adminId: "the-admin", userId: extra.id, grantId: crypto.randomUUID(), planId: 2, reason: "test" },
  });
  await services.credits.grant({
    ...{ userId: packed.id, source: "pack", planId: 3, amount: 5, cause: crypto.randomUUID(), subject: "" },
  });
  await liftLimits(unlimited.id);
  await db.insert(checkouts).values({
    ...{ id: crypto.randomUUID(), userId: spent.id, planId: 3, status: "paid", amountInCents: 1999 },
    ...{ createdAt: new Date(), paidAt: new Date() },
  });
  const { partner } = await joinPartner();
  await db.update(users).set({ hasUnlimitedAccess: true }).where(eq(users.id, partner.id));
  await db.update(users).set({ stripeCustomerId: "cus_1" }).where(eq(users.id, packed.id));
  const tournament = await openTournament(packed.id);

  const list = await ask<PayingUser[]>("/api/admin/paying-users");
  const byId = new Map(list.map((one) => [one.id, one]));
  expect([free.id, partner.id, DEMO_OWNER_ID].filter((id) => byId.has(id))).toEqual([]);
  expect(byId.get(packed.id)).toEqual({
    ...{ id: packed.id, email: packed.email, createdAt: packed.createdAt },
    ...{ stripeCustomerId: "cus_1", stripePlanId: "tierwise_pro", paidInCents: 0, planName: "PRO" },
    ...{ additionalTournamentCredits: 0, hasUnlimitedAccess: false },
    tournaments: [
      {
        ...{ id: tournament.id, name: "Backend Engineer", status: "draft", resumeCount: 0 },
        ...{ jobDescription: "", keySkills: [], isDemoTournament: false },
        createdAt: tournament.createdAt,
      },
    ],
  });
  expect(byId.get(extra.id)).toMatchObject({ planName: "FREE", additionalTournamentCredits: 1 });
  expect(byId.get(unlimited.id)).toMatchObject({ hasUnlimitedAccess: true, tournaments: [] });
  expect(byId.get(spent.id)).toMatchObject({
    ...{ planName: "FREE", additionalTournamentCredits: 0, paidInCents: 1999 },
  });

  const page = await ask<PayingUserPage>("/api/admin/paying-users/search");
  const owned = list.flatMap((user) => user.tournaments);
  const payers = list.filter(({ paidInCents }) => paidInCents > 0);
  expect(payers.map(({ id }) => id)).not.toContain(unlimited.id);
  const month = new Date().toISOString().slice(0, 7);
  // Tests of other files have sold too, in other months and to accounts that they deleted.
  const paid = await db.select().from(checkouts).where(eq(checkouts.status, "paid"));
  const sales = [...paid, ...(await db.select().from(pastSales))].filter(
    ({ paidAt }) => paidAt?.toISOString().slice(0, 7) === month,
  );
  const cents = sales.reduce((sum, sale) => sum + sale.amountInCents - sale.amountRefundedInCents, 0);
  expect(page.revenue[0]).toEqual({ month, purchases: sales.length, cents });
  expect(page.figures).toEqual({
    users: list.length,
    paid: payers.length,
    tournaments: owned.length,
    resumes: owned.reduce((sum, { resumeCount }) => sum + resumeCount, 0),
    unlimited: list.filter((user) => user.hasUnlimitedAccess).length,
  });
  const idsOf = async (type: string) => {
    const { rows } = await ask<PayingUserPage>(`/api/admin/paying-users/search?type=${type}`);
    return rows
      .map(({ id }) => id)
      .filter((id) => [packed, extra, unlimited, spent].some((user) => user.id === id));
  };
  expect(await idsOf("unlimited")).toEqual([unlimited.id]);
  expect(await idsOf("paid")).toEqual([packed.id]);
  expect(await idsOf("credits")).toEqual([extra.id]);
});

test("a search finds any account by its address, one that never paid as well", async () => {
  const { user } = await signUp();
  const found = await ask<PayingUserPage>(`/api/admin/paying-users/search?q=${user.email}`);
  expect(found.rows).toMatchObject([{ id: user.id, paidInCents: 0 }]);
  const all = await ask<PayingUser[]>("/api/admin/paying-users");
  expect(all.some(({ id }) => id === user.id)).toBe(false);
});

test("paying users are found by address or tournament, page by page in two calls", async () => {
  const named = await signUp();
  await liftLimits(named.user.id);
  const tournament = await services.tournaments.create(named.user.id, {
    ...{
      name: "Zeppelin Pilot",
      jobDescription: "z".repeat(300),
      keyRequirements: "",
      optionalRequirements: "",
    },
    keySkills: ["Ballast"],
  });
  const find = (q: string) =>
    ask<PayingUserPage>(`/api/admin/paying-users/search?q=${encodeURIComponent(q)}`);
  for (const q of ["zeppelin p", "LIN PIL", named.user.email.slice(3, 20).toUpperCase()]) {
    const { rows, total } = await find(q);
    expect([total, rows.map(({ id }) => id)]).toEqual([1, [named.user.id]]);
  }
  const [row] = (await find("zeppelin")).rows;
  expect(row).toMatchObject({ tournamentCount: 1, resumeCount: 0 });
  expect(row?.tournaments).toMatchObject([
    { id: tournament.id, jobDescription: `${"z".repeat(150)}…`, keySkills: ["Ballast"] },
  ]);

  const {
    id: _,
    email: __,
    ...shape
  } = (await db.select().from(users).where(eq(users.id, named.user.id)))[0] ?? {};
  const crowd = Array.from({ length: 40 }, () => ({ ...shape, id: crypto.randomUUID() }));
  const [head, ...tail] = crowd.map((one) =>
    db.insert(users).values({ ...one, email: `${one.id}@crowd.example` } as typeof users.$inferInsert),
  );
  if (head) await db.batch([head, ...tail]);
  const cost = async (cursor: { before?: string; after?: string }) => {
    const { binding, seen } = countQueries(webEnv.DB);
    const query = { q: "@crowd.", type: "all" as const, before: undefined, after: undefined, ...cursor };
    const page = await createServices({ ...webEnv, DB: binding }).payingUsers.listPage(query);
    expect(seen.calls).toBe(2);
    return page;
  };
  const first = await cost({});
  const second = await cost({ after: first.after ?? "" });
  expect([first.total, first.rows.length, second.rows.length, second.after]).toEqual([
    40,
    PAGE_SIZE,
    15,
    null,
  ]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(40);
  expect(await cost({ before: second.before ?? "" })).toEqual(first);
});

test("an account of which a sample was made has it in both lists", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  const { id } = await openTournament(user.id);
  await db
    .update(tournaments)
    .set({ isDemoTournament: true })
    .where(and(eq(tournaments.id, id), eq(tournaments.userId, user.id)));
  const all = await ask<SourcedTournament[]>("/api/tournaments/all");
  expect(all.find((tournament) => tournament.id === id)).toMatchObject({ isDemoTournament: true });
  const paying = await ask<PayingUser[]>("/api/admin/paying-users");
  expect(paying.find((one) => one.id === user.id)?.tournaments).toMatchObject([
    { id, isDemoTournament: true },
  ]);
});
