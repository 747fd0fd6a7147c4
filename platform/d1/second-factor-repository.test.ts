import { expect, test } from "vitest";
import { db, signUp } from "../../tests/workers/support";
import { createSecondFactorRepository } from "./second-factor-repository";

const factors = createSecondFactorRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

/** An account whose secret is confirmed, with two recovery codes of its own. */
async function anAccount() {
  const userId = (await signUp()).user.id;
  const codes = [crypto.randomUUID(), crypto.randomUUID()];
  await factors.setSecret(userId, "sealed");
  await factors.confirm(userId, codes, now);
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

test("a confirmed secret cannot be replaced before it is removed", async () => {
  const { userId, codes } = await anAccount();
  await factors.setSecret(userId, "another");
  expect(await factors.find(userId)).toEqual({ sealed: "sealed", confirmedAt: now, codesLeft: 2 });
  await factors.remove(userId);
  expect(await factors.find(userId)).toEqual({ sealed: null, confirmedAt: null, codesLeft: 0 });
  expect(await factors.takeRecoveryCode(userId, codes[0] ?? "", now)).toBe(false);
  await factors.setSecret(userId, "another");
  expect(await factors.find(userId)).toMatchObject({ sealed: "another", confirmedAt: null });
});

test("new recovery codes replace the former ones", async () => {
  const { userId, codes } = await anAccount();
  const fresh = crypto.randomUUID();
  await factors.confirm(userId, [fresh], now);
  expect(await factors.takeRecoveryCode(userId, codes[0] ?? "", now)).toBe(false);
  expect(await factors.takeRecoveryCode(userId, fresh, now)).toBe(true);
});
