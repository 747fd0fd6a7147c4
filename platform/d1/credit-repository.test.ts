import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, signUp } from "../../tests/workers/support";
import { createCreditRepository, insertSpend } from "./credit-repository";
import { creditEntries, plans, users } from "./schema";

const credits = createCreditRepository(db);
const now = new Date("2026-03-15T12:00:00Z");
const nextMonth = new Date("2026-04-01T00:00:00Z");

const planId = async (name: "PRO" | "ENTERPRISE" | "EXTRA TOURNAMENT") =>
  (await db.select().from(plans).where(eq(plans.name, name)))[0]?.id ?? 0;

async function grant(userId: string, plan: Parameters<typeof planId>[0], amount: number, createdAt = now) {
  const id = crypto.randomUUID();
  const cause = `checkout:${id}`;
  const of = { id, userId, source: "extra", planId: await planId(plan), amount, cause, subject: "" } as const;
  await credits.insertGrant({ ...of, createdAt });
  return { id, cause };
}

const aUser = async () => (await signUp()).user.id;
const left = (userId: string, at = now) => credits.listUsable(userId, { id: crypto.randomUUID(), now: at });
const count = (userId: string, at = now) => credits.count(userId, { id: crypto.randomUUID(), now: at });

/** The grant that paid; undefined if nothing was spent. */
async function spend(userId: string, fileCount = 0, at = now) {
  const id = crypto.randomUUID();
  const of = { id, userId, cause: `tournament:${id}`, subject: "Cook", fileCount, now: at };
  await insertSpend(db, of);
  const [entry] = await db.select().from(creditEntries).where(eq(creditEntries.id, id));
  return entry?.grantId;
}

test("free credits are granted once a month and expire with it", async () => {
  const userId = await aUser();
  const [first] = await Promise.all([count(userId), count(userId), count(userId)]);
  const [free] = await db.select().from(plans).where(eq(plans.name, "FREE"));
  expect(first).toBe(free?.maxTournamentsPerMonth);
  await spend(userId);
  expect(await count(userId)).toBe((first ?? 0) - 1);
  expect(await count(userId, nextMonth)).toBe(first);
});

test("the month's free credit is spent first, then the smallest that takes all files, then the oldest", async () => {
  const userId = await aUser();
  const large = await grant(userId, "ENTERPRISE", 1);
  const newer = await grant(userId, "EXTRA TOURNAMENT", 1, new Date(now.getTime() + 1));
  const older = await grant(userId, "EXTRA TOURNAMENT", 1);
  const free = await count(userId);
  expect(free).toBeGreaterThan(0);
  for (let n = 0; n < 2; n++) expect([large.id, newer.id, older.id]).not.toContain(await spend(userId));
  expect([await spend(userId), await spend(userId), await spend(userId)]).toEqual([
    older.id,
    newer.id,
    large.id,
  ]);
  expect(await spend(userId)).toBeUndefined();
});

test("a credit too small for the files is left for later, unless there is no larger one", async () => {
  const userId = await aUser();
  await db.update(users).set({ sampleMadeAt: now }).where(eq(users.id, userId));
  const small = await grant(userId, "EXTRA TOURNAMENT", 2);
  const large = await grant(userId, "ENTERPRISE", 1);
  expect([await spend(userId, 1500), await spend(userId, 1500), await spend(userId, 1500)]).toEqual([
    large.id,
    small.id,
    small.id,
  ]);
});

test("of many who spend the last credit at once, one does", async () => {
  const userId = await aUser();
  const { id } = await grant(userId, "PRO", 1);
  const answers = await Promise.all(Array.from({ length: 4 }, () => spend(userId)));
  expect(answers.filter(Boolean)).toEqual([id]);
});

test("nobody with unlimited access spends", async () => {
  const userId = await aUser();
  await grant(userId, "PRO", 1);
  await db.update(users).set({ hasUnlimitedAccess: true }).where(eq(users.id, userId));
  expect(await spend(userId)).toBeUndefined();
  expect((await left(userId)).find(({ planName }) => planName === "PRO")?.credits).toBe(1);
});

test("a cause grants once", async () => {
  const userId = await aUser();
  const of = { userId, source: "admin", planId: await planId("PRO"), amount: 3, subject: "" } as const;
  const cause = `admin:${crypto.randomUUID()}`;
  const insert = () => credits.insertGrant({ ...of, id: crypto.randomUUID(), cause, createdAt: now });
  expect((await Promise.all([insert(), insert()])).toSorted()).toEqual([false, true]);
});

test("a payment taken back revokes what was not spent, once", async () => {
  const userId = await aUser();
  const { cause } = await grant(userId, "PRO", 3);
  await spend(userId);
  const revoke = () =>
    credits.revokeGrant(cause, {
      id: crypto.randomUUID(),
      cause: `refund:${cause}`,
      now: new Date(now.getTime() + 1),
    });
  expect((await Promise.all([revoke(), revoke()])).toSorted()).toEqual([0, 2]);
  expect(await spend(userId)).toBeUndefined();
});
