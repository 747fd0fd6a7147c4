import { and, count, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { creditEntries, tournaments, users } from "#platform/d1/schema";
import { randomOf } from "../random-of";
import { call } from "./call";
import { db, services, signUp } from "./support";

const PACKS = [
  { planId: 2, source: "extra", amount: 1 },
  { planId: 3, source: "pack", amount: 5 },
  { planId: 4, source: "pack", amount: 5 },
] as const;

test.each([1, 2, 3, 4, 5, 6])("the ledger adds up whatever happens at once (seed %i)", async (seed) => {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { user, token } = await signUp();
  const userId = user.id;
  const payments = [1, 2, 3, 4].map((n) => ({ cause: `payment ${n} of ${userId}`, ...pick(PACKS) }));

  const acts = [
    () => services.credits.grant({ userId, subject: "", ...pick(payments) }),
    () => services.credits.revoke(pick(payments).cause, `refund of ${userId}, ${Math.floor(random() * 3)}`),
    () => call("/api/tournaments", { json: { name: "Nurse", fileCount: pick([0, 60, 300, 900]) }, token }),
    () => call("/api/tournaments", { json: { name: "Nurse" }, token }),
  ];
  for (let round = 0; round < 8; round++) await Promise.all(Array.from({ length: 5 }, () => pick(acts)()));

  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
  const sums = [...new Set(entries.map(({ grantId }) => grantId))].map((grantId) => {
    const lines = entries.filter((entry) => entry.grantId === grantId);
    const grants = lines.filter(({ kind }) => kind === "grant");
    return {
      grantId,
      source: lines[0]?.source,
      left: lines.reduce((sum, { amount }) => sum + amount, 0),
      granted: grants[0]?.amount,
      grants: grants.length,
    };
  });
  for (const grant of sums) {
    expect(grant.grants).toBe(1);
    expect(grant.left).toBeGreaterThanOrEqual(0);
    expect(grant.left).toBeLessThanOrEqual(grant.granted ?? 0);
  }

  const spends = entries.filter(({ kind }) => kind === "spend").length;
  const [made] = await db
    .select({ n: count() })
    .from(tournaments)
    .where(and(eq(tournaments.userId, userId), isNotNull(tournaments.creditPlanId)));
  expect(made?.n).toBe(spends);

  const [account] = await db.select().from(users).where(eq(users.id, userId));
  const bought = sums.filter(({ source }) => source !== "monthly");
  const additional = bought.filter(({ grantId }) => grantId !== account?.baseGrantId);
  expect(account?.additionalTournamentCredits).toBe(additional.reduce((sum, grant) => sum + grant.left, 0));

  const usable = account?.baseGrantId ? bought : sums;
  expect(await services.credits.count(userId)).toBe(usable.reduce((sum, grant) => sum + grant.left, 0));
});
