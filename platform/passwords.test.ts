import { expect, test } from "vitest";
import { createPasswords } from "./passwords";

const { hashPassword, verifyPassword } = createPasswords({ ENVIRONMENT: "production" });

test("a hash verifies its password only, no two are alike, and each needs less memory than a Worker has", async () => {
  const [one, two] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(one).toMatch(/^scrypt\$N=16384,r=8,p=5\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword("correct horse", one)).toBe(true);
  expect(await verifyPassword("Correct horse", one)).toBe(false);
  const [, N, r] = /N=(\d+),r=(\d+)/.exec(one) ?? [];
  expect(128 * Number(N) * Number(r)).toBeLessThanOrEqual(32 * 1024 * 1024);
});

test("letters typed differently but looking the same are the same password", async () => {
  const quick = createPasswords({ ENVIRONMENT: "local", PASSWORD_COST: "quick" });
  expect(await quick.verifyPassword("cafe\u0301", await quick.hashPassword("caf\u00e9"))).toBe(true);
});

test("no account and no readable hash verify nothing", async () => {
  expect(await verifyPassword("x", undefined)).toBe(false);
  expect(await verifyPassword("x", "scrypt$broken")).toBe(false);
});

test("only a local instance that asks for it hashes quickly", async () => {
  const hash = (...[vars]: Parameters<typeof createPasswords>) => createPasswords(vars).hashPassword("x");
  const full = /^scrypt\$N=16384,r=8,p=5\$/;
  expect(await hash({ ENVIRONMENT: "production", PASSWORD_COST: "quick" })).toMatch(full);
  expect(await hash({ ENVIRONMENT: "local" })).toMatch(full);
  const quick = await hash({ ENVIRONMENT: "local", PASSWORD_COST: "quick" });
  expect(quick).toMatch(/^scrypt\$N=16,r=1,p=1\$/);
  // A hash names its own cost, so it stays valid when the cost changes.
  expect(await verifyPassword("x", quick)).toBe(true);
});
