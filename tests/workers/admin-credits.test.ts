import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { HISTORY_SIZE } from "#core/billing/credits";
import { historyQuerySchema } from "#core/billing/history-query.schema";
import { PLAN_IDS } from "#core/billing/plan";
import type { Slice } from "#core/paging";
import { auditEntries, creditEntries, plans } from "#platform/d1/schema";
import { call } from "./call";
import { adminToken, db, joinPartner, openTournament, services, signUp } from "./support";

type Answer = {
  user: { email: string };
  planName: string;
  totalCredits: number;
  creditsLeft: number | null;
  creditsUsed: number;
  ledger: Slice<{ id: string; words: string; amount: number }>;
  purchases: Slice<{ credits: number }>;
};

const read = (userId: string, token?: string, query: Record<string, string> = {}) =>
  call(`/api/admin/users/${userId}/credits?${new URLSearchParams(query)}`, { token });

async function grant(userId: string, planId: number, grantId: string = crypto.randomUUID()) {
  await services.credits.grantPlan({
    adminId: "the-admin",
    userId,
    grantId,
    planId,
    reason: "For the outage",
  });
  return grantId;
}

/** Starts a purchase and pays for it on the local payment page. Call the result to come back from the payment. */
async function buy(userId: string, token: string, planId: number) {
  const begun = await call("/api/create-checkout-session", { json: { planId }, token });
  const { sessionId } = await begun.json<{ sessionId: string }>();
  await services.checkouts.endTest({ userId, sessionId, outcome: "paid" });
  return () => call("/api/payment-success", { json: { planId }, token });
}

test("the administrator reads anybody's credits in words; nobody else does", async () => {
  const { user, token } = await signUp();
  const admin = await adminToken();
  await openTournament(user.id);
  await grant(user.id, PLAN_IDS["EXTRA TOURNAMENT"]);
  const answer = await (await read(user.id, admin)).json<Answer>();
  expect(answer).toMatchObject({
    user: { email: user.email },
    planName: "FREE",
    totalCredits: 3,
    creditsLeft: 2,
    creditsUsed: 1,
    purchases: { rows: [], before: null, after: null },
  });
  expect(answer.ledger.rows.map(({ words }) => words).sort()).toEqual([
    "1 EXTRA TOURNAMENT credit added by the administrator: For the outage",
    expect.stringMatching(/^Free credits of /),
    expect.stringMatching(/^Tournament opened: Backend Engineer \(free credit of /),
  ]);
  expect((await read(user.id, token)).status).toBe(403);
  expect((await read(user.id)).status).toBe(401);
  const { partner } = await joinPartner();
  for (const id of ["no-such-account", partner.id]) expect((await read(id, admin)).status).toBe(404);
});

test("used and left make the total: of a pack, of FREE, and with credits beside them", async () => {
  const { user, token } = await signUp();
  const admin = await adminToken();
  const figures = async () => {
    const { totalCredits, creditsUsed, creditsLeft } = await (await read(user.id, admin)).json<Answer>();
    return [totalCredits, creditsUsed, creditsLeft];
  };
  expect(await figures()).toEqual([2, 0, 2]);
  await openTournament(user.id);
  expect(await figures()).toEqual([2, 1, 1]);
  await (await buy(user.id, token, PLAN_IDS.PRO))();
  expect(await figures()).toEqual([5, 0, 5]);
  for (let n = 0; n < 3; n++) await openTournament(user.id);
  expect(await figures()).toEqual([5, 3, 2]);
  await grant(user.id, PLAN_IDS["EXTRA TOURNAMENT"]);
  expect(await figures()).toEqual([6, 3, 3]);
  // The smallest credit is spent first. It then counts neither as used nor in the total.
  await openTournament(user.id);
  expect(await figures()).toEqual([5, 3, 2]);
  for (let n = 0; n < 2; n++) await openTournament(user.id);
  // The pack is used up, so FREE applies again, with one of its two already used.
  expect(await figures()).toEqual([2, 1, 1]);
});

test("a grant sent twice is one grant, with one line of the audit log", async () => {
  const { user } = await signUp();
  const grantId = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => grant(user.id, PLAN_IDS.PRO, grantId)));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, user.id));
  expect(entries.map(({ source, amount }) => [source, amount])).toEqual([["admin", 5]]);
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.actor, "admin:the-admin"));
  expect(acts.filter(({ details }) => details?.grantId === grantId)).toMatchObject([
    { action: "credits.granted", details: { userId: user.id, planId: PLAN_IDS.PRO, amount: 5 } },
  ]);
  await expect(grant(user.id, PLAN_IDS.FREE)).rejects.toMatchObject({ code: "plan_not_for_sale" });
});

test("purchases and ledger are read a page at a time, each on its own, to the end and back", async () => {
  const { user, token } = await signUp();
  const admin = await adminToken();
  for (let n = 0; n < HISTORY_SIZE + 2; n++) await grant(user.id, PLAN_IDS["EXTRA TOURNAMENT"]);
  await (await buy(user.id, token, PLAN_IDS.PRO))();
  const page = async (query: Record<string, string> = {}) =>
    (await read(user.id, admin, query)).json<Answer>();

  const first = await page();
  expect([first.ledger.rows.length, first.ledger.before]).toEqual([HISTORY_SIZE, null]);
  expect(first.ledger.rows[0]?.words).toBe("5 PRO credits bought");
  const second = await page({ "ledger-after": first.ledger.after ?? "" });
  expect([second.ledger.rows.length, second.ledger.after]).toEqual([3, null]);
  expect(new Set([...first.ledger.rows, ...second.ledger.rows].map(({ id }) => id)).size).toBe(
    HISTORY_SIZE + 3,
  );
  expect(second.purchases).toEqual(first.purchases);
  expect((await page({ "ledger-before": second.ledger.before ?? "" })).ledger).toEqual(first.ledger);
  const beyond = await page({ "purchases-after": "1.1", "ledger-after": "no cursor" });
  // A page without rows leads back.
  expect(beyond.purchases).toEqual({ rows: [], before: "1.1", after: null });
  expect(beyond.ledger).toEqual(first.ledger);
});

test("a purchase keeps the size its pack had when it was begun", async () => {
  const { user, token } = await signUp();
  const confirm = await buy(user.id, token, PLAN_IDS.PRO);
  const resize = (maxTournamentsPerMonth: number) =>
    db.update(plans).set({ maxTournamentsPerMonth }).where(eq(plans.id, PLAN_IDS.PRO));
  await resize(7);
  try {
    expect((await confirm()).status).toBe(200);
    const { purchases, creditsLeft } = await services.credits.readAccount(user, historyQuerySchema.parse({}));
    expect([purchases.rows[0]?.credits, creditsLeft]).toEqual([5, 5]);
  } finally {
    await resize(5);
  }
});
