import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, signUp } from "../../tests/workers/support";
import { users } from "./schema";
import { createSecondFactorRepository } from "./second-factor-repository";

const factors = createSecondFactorRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

/** An account whose secret is confirmed, with two recovery codes of its own. */
async function anAccount() {
  const userId = (await signUp()).user.id;
  const codes = [crypto.randomUUID(), crypto.randomUUID()];
  await factors.confirm(userId, { sealed: "sealed", step: 10, codeHashes: codes, now });
  return { userId, codes };
}

test("a time step is taken once, even by several at once, and never an earlier one", async () => {
  const { userId } = await anAccount();
  const taken = await Promise.all(Array.from({ length: 4 }, () => factors.takeStep(userId, 100)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await factors.takeStep(userId, 99)).toBe(false);
  expect(await factors.takeStep(userId, 101)).toBe(true);
});

test("a recovery code is taken once, and only by its own account", async () => {
  const { userId, codes } = await anAccount();
  const [code = ""] = codes;
  const other = await anAccount();
  expect(await factors.takeRecoveryCode(other.userId, code, now)).toBe(false);
  const taken = await Promise.all(
    Array.from({ length: 4 }, () => factors.takeRecoveryCode(userId, code, now)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await factors.find(userId)).toMatchObject({ codesLeft: 1 });
});

const confirm = (userId: string, sealed: string, codeHashes: string[], step = 10) =>
  factors.confirm(userId, { sealed, step, codeHashes, now });

test("a confirmed secret cannot be replaced before it is removed", async () => {
  const { userId, codes } = await anAccount();
  const others = [crypto.randomUUID()];
  expect(await confirm(userId, "another", others)).toEqual({ isNew: false, isThis: false });
  expect(await factors.find(userId)).toEqual({ sealed: "sealed", confirmedAt: now, codesLeft: 2 });
  await factors.remove(userId);
  expect(await factors.find(userId)).toEqual({ sealed: null, confirmedAt: null, codesLeft: 0 });
  expect(await factors.takeRecoveryCode(userId, codes[0] ?? "", now)).toBe(false);
  expect(await confirm(userId, "another", others)).toEqual({ isNew: true, isThis: true });
  expect(await factors.find(userId)).toMatchObject({ sealed: "another", codesLeft: 1 });
});

test("several at once turn it on once, with the codes of one of them", async () => {
  const userId = (await signUp()).user.id;
  const codes = [crypto.randomUUID(), crypto.randomUUID()];
  const both = await Promise.all([confirm(userId, "sealed", codes), confirm(userId, "sealed", codes)]);
  expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(both.map(({ isThis }) => isThis)).toEqual([true, true]);
  await factors.takeRecoveryCode(userId, codes[0] ?? "", now);
  await confirm(userId, "sealed", codes);
  expect(await factors.find(userId)).toMatchObject({ codesLeft: 1 });
  await factors.takeStep(userId, 11);
  expect(await confirm(userId, "sealed", codes)).toEqual({ isNew: false, isThis: false });
});

test("recovery codes that were left behind end with new ones", async () => {
  const { userId, codes } = await anAccount();
  // As an operator does after a change of SECRET_KEY.
  await db.update(users).set({ totpSecret: null, totpConfirmedAt: null }).where(eq(users.id, userId));
  const fresh = crypto.randomUUID();
  await confirm(userId, "another", [fresh]);
  expect(await factors.takeRecoveryCode(userId, codes[0] ?? "", now)).toBe(false);
  expect(await factors.takeRecoveryCode(userId, fresh, now)).toBe(true);
});
