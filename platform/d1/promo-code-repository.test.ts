import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, signUp } from "../../tests/workers/support";
import { createPromoCodeRepository } from "./promo-code-repository";
import { creditEntries, promoCodes, users } from "./schema";

const codes = createPromoCodeRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

async function aCode(limits: { maxUses?: number; isActive?: boolean } = {}) {
  const code = `CODE-${crypto.randomUUID()}`.toUpperCase();
  await codes.insert({ id: crypto.randomUUID(), code, createdAt: now, ...limits });
  return code;
}

async function redeem(code: string, userId: string) {
  const id = crypto.randomUUID();
  const grant = { id, userId, source: "promo", planId: 1, amount: 1, subject: code, createdAt: now } as const;
  return codes.insertRedemption({ code, grant });
}

const usersOf = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await signUp()).user.id));
const grantsOf = (userId: string) => db.$count(creditEntries, eq(creditEntries.userId, userId));

test("of many who redeem the last use at once, one gets it", async () => {
  const code = await aCode({ maxUses: 1 });
  const ids = await usersOf(4);
  const answers = await Promise.all(ids.map((id) => redeem(code, id)));
  expect(answers.toSorted()).toEqual(["redeemed", "used-up", "used-up", "used-up"]);
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  expect(row?.usedCount).toBe(1);
  const winner = ids[answers.indexOf("redeemed")] ?? "";
  for (const id of ids) {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user?.hasUnlimitedAccess).toBe(id === winner);
    expect(await grantsOf(id)).toBe(id === winner ? 1 : 0);
  }
});

test("an account that redeems a code twice at once is granted it once", async () => {
  const code = await aCode({ maxUses: 5 });
  const [id = ""] = await usersOf(1);
  const answers = await Promise.all([redeem(code, id), redeem(code, id)]);
  expect(answers.toSorted()).toEqual(["redeemed", "redeemed-before"]);
  expect(await grantsOf(id)).toBe(1);
});

test("a redemption whose grant fails leaves nothing behind", async () => {
  const code = await aCode({ maxUses: 1 });
  const [id = ""] = await usersOf(1);
  const grant = {
    id,
    userId: id,
    source: "promo",
    planId: 999,
    amount: 1,
    subject: code,
    createdAt: now,
  } as const;
  await expect(codes.insertRedemption({ code, grant })).rejects.toThrow();
  const [user] = await db.select().from(users).where(eq(users.id, id));
  expect([user?.hasUnlimitedAccess, await grantsOf(id)]).toEqual([false, 0]);
  expect(await redeem(code, id)).toBe("redeemed");
});

test("an account with unlimited access uses up no other code, even with two at once", async () => {
  const [first, second] = [await aCode({ maxUses: 1 }), await aCode({ maxUses: 1 })];
  const [id = "", other = ""] = await usersOf(2);
  const answers = await Promise.all([redeem(first, id), redeem(second, id)]);
  expect(answers.toSorted()).toEqual(["not-needed", "redeemed"]);
  expect(await redeem(answers[0] === "redeemed" ? second : first, other)).toBe("redeemed");
});

test("who redeemed a code before is told so even when it is used up or switched off", async () => {
  const code = await aCode({ maxUses: 1 });
  const [id = "", other = ""] = await usersOf(2);
  expect(await redeem(code, id)).toBe("redeemed");
  await db.update(promoCodes).set({ isActive: false }).where(eq(promoCodes.code, code));
  expect(await redeem(code, id)).toBe("redeemed-before");
  expect(await redeem(code, other)).toBe("inactive");
});

test("a code that is switched off or does not exist grants nothing", async () => {
  const [id = ""] = await usersOf(1);
  expect(await redeem(await aCode({ isActive: false }), id)).toBe("inactive");
  expect(await redeem("NO-SUCH-CODE", id)).toBe("unknown");
  expect(await grantsOf(id)).toBe(0);
});

test("a code that exists is not inserted again", async () => {
  const code = await aCode();
  expect(await codes.insert({ id: crypto.randomUUID(), code, createdAt: now })).toBeUndefined();
});
