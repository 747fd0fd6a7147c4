import { expect, test } from "vitest";
import { historyQuerySchema } from "#core/billing/history-query.schema";
import { call } from "./call";
import { adminToken, services, signUp } from "./support";

async function makeCode(input: Record<string, unknown>) {
  const code = `C${crypto.randomUUID()}`.toUpperCase();
  const answer = await call("/api/admin/promo-codes", {
    json: { code, ...input },
    token: await adminToken(),
  });
  expect(answer.status).toBe(201);
  return code;
}

const redeem = (code: string, token: string) => call("/api/promo-codes/redeem", { json: { code }, token });

test("a code in any letter case gives unlimited access, once for each account", async () => {
  const code = await makeCode({});
  const { user, token } = await signUp();
  const answer = await redeem(` ${code.toLowerCase()} `, token);
  expect(await answer.json()).toEqual({ message: "Promo code redeemed. You now have unlimited access." });
  expect(await (await call("/api/auth/me", { token })).json()).toMatchObject({ hasUnlimitedAccess: true });
  for (let n = 0; n < 4; n++) {
    expect((await call("/api/tournaments", { json: { name: "Nurse" }, token })).status).toBe(201);
  }
  const again = await Promise.all([redeem(code, token), redeem(code, token)]);
  expect(again.map(({ status }) => status)).toEqual([409, 409]);
  const unneeded = await redeem(await makeCode({ maxUses: 1 }), token);
  expect([unneeded.status, await unneeded.json()]).toEqual([
    409,
    { message: "You already have unlimited access, so this code was not used." },
  ]);
  const { ledger } = await services.credits.readAccount(user, historyQuerySchema.parse({}));
  const lines = ledger.rows.filter(({ words }) => words === `Unlimited access by the promo code ${code}`);
  expect(lines).toHaveLength(1);
});

test("twenty redeems at once of a code for three: three", { timeout: 60_000 }, async () => {
  const code = await makeCode({ maxUses: 3 });
  const accounts = await Promise.all(Array.from({ length: 20 }, () => signUp()));
  const answers = await Promise.all(accounts.map(({ token }) => redeem(code, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const list = await (await call("/api/admin/promo-codes", { token: await adminToken() })).json<
    { code: string; usedCount: number }[]
  >();
  expect(list.find((promo) => promo.code === code)).toMatchObject({ usedCount: 3, maxUses: 3 });
});

test("inactive, unknown and empty codes are refused in words", async () => {
  const code = await makeCode({ isActive: false });
  const { token } = await signUp();
  for (const [wrong, status] of [
    [code, 400],
    ["NO-SUCH-CODE", 400],
    ["", 400],
  ] as const) {
    const answer = await redeem(wrong, token);
    expect(answer.status).toBe(status);
    expect((await answer.json<{ message: string }>()).message).toMatch(/promo code/i);
  }
  expect((await call("/api/promo-codes/redeem", { json: { code } })).status).toBe(401);
});

test("codes are the administrator's to make; the same name twice is refused", async () => {
  const { token } = await signUp();
  expect((await call("/api/admin/promo-codes", { token })).status).toBe(403);
  expect((await call("/api/admin/promo-codes", {})).status).toBe(401);
  expect((await call("/api/test-update-credits", { json: { planId: 3 }, token })).status).toBe(403);
  const code = await makeCode({ description: "Launch" });
  const admin = await adminToken();
  const again = await call("/api/admin/promo-codes", { json: { code: code.toLowerCase() }, token: admin });
  expect(again.status).toBe(409);
  const short = await call("/api/admin/promo-codes", { json: { code: "ab" }, token: admin });
  expect(await short.json()).toMatchObject({ message: "Promo code must be at least 3 characters long" });
  for (const maxUses of [0, -1, 1.5, "many"]) {
    const answer = await call("/api/admin/promo-codes", { json: { code: "ABCD", maxUses }, token: admin });
    expect(answer.status).toBe(400);
  }
});
