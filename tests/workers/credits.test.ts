import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { creditEntries, plans, tournaments, users } from "#platform/d1/schema";
import { call } from "./call";
import { db, services, signUp } from "./support";

const JOB = { name: "Nurse", keyRequirements: "Wound care" };

async function account() {
  const { user, token } = await signUp();
  const create = (fileCount = 0) => call("/api/tournaments", { json: { ...JOB, fileCount }, token });
  return { userId: user.id, token, create };
}

/** Grants a pack as a payment does. */
async function buy(userId: string, planName: string, cause: string = crypto.randomUUID()) {
  const [plan] = await db.select().from(plans).where(sql`name = ${planName}`);
  if (!plan) throw new Error(`no plan ${planName}`);
  return services.credits.grant({
    userId,
    planId: plan.id,
    source: planName === "EXTRA TOURNAMENT" ? "extra" : "pack",
    amount: plan.maxTournamentsPerMonth,
    cause,
    subject: "",
  });
}

async function creditOf(response: Response) {
  const { id } = await response.json<{ id: string }>();
  const [row] = await db
    .select({ plan: tournaments.creditPlanId })
    .from(tournaments)
    .where(eq(tournaments.id, id));
  return row?.plan;
}

const FREE = 1;
const EXTRA = 2;
const PRO = 3;
const ENTERPRISE = 4;

test("a free account opens two tournaments a month, and hears of the limit at the third", async () => {
  const { create, userId } = await account();
  expect([(await create()).status, (await create()).status]).toEqual([201, 201]);
  const refused = await create();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({
    message: "You've reached the limit for your current plan.",
    limitReached: true,
    currentUsage: 2,
    limit: 2,
  });
  expect(await services.credits.count(userId)).toBe(0);
});

test("ten creates at once on one credit: one tournament", async () => {
  const { create, userId } = await account();
  await create();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(403)]);
  expect(await services.credits.count(userId)).toBe(0);
});

test("the smallest credit that takes the files, this month's free one first; the largest when none does", async () => {
  const { create, userId } = await account();
  await buy(userId, "EXTRA TOURNAMENT");
  expect(await creditOf(await create(5))).toBe(FREE);
  expect(await creditOf(await create(60))).toBe(EXTRA);
  await buy(userId, "EXTRA TOURNAMENT");
  expect(await creditOf(await create(300))).toBe(EXTRA);
  await buy(userId, "PRO");
  await buy(userId, "ENTERPRISE");
  expect(await creditOf(await create(300))).toBe(PRO);
  expect(await creditOf(await create(501))).toBe(ENTERPRISE);
});

test("a pack is the plan until it is used up; what is shown follows the ledger", async () => {
  const { create, userId, token } = await account();
  const me = async () =>
    (await call("/api/auth/me", { token })).json<{
      stripePlanId: string;
      additionalTournamentCredits: number;
    }>();
  await buy(userId, "PRO");
  expect(await me()).toMatchObject({ stripePlanId: "tierwise_pro", additionalTournamentCredits: 0 });
  await buy(userId, "PRO");
  expect(await me()).toMatchObject({ stripePlanId: "tierwise_pro", additionalTournamentCredits: 5 });
  await create();
  await buy(userId, "ENTERPRISE");
  // Four left from the first pack and five from the second.
  expect(await me()).toMatchObject({ stripePlanId: "tierwise_enterprise", additionalTournamentCredits: 9 });
  for (let n = 0; n < 5; n++) await create(1000);
  expect(await me()).toMatchObject({ stripePlanId: null, additionalTournamentCredits: 9 });
  // FREE applies again: this month's two plus the nine.
  expect(await services.credits.count(userId)).toBe(11);
});

test("the same cause grants once, also at once; revoking takes what is left, once", async () => {
  const { create, userId } = await account();
  await Promise.all([
    buy(userId, "PRO", "payment-1"),
    buy(userId, "PRO", "payment-1"),
    buy(userId, "PRO", "payment-1"),
  ]);
  expect(await services.credits.count(userId)).toBe(5);
  await create();
  expect(await services.credits.revoke("payment-1", "refund-1")).toBe(4);
  expect(await services.credits.revoke("payment-1", "refund-1")).toBe(0);
  expect(await services.credits.revoke("payment-1", "refund-2")).toBe(0);
  expect(await services.credits.count(userId)).toBe(2);
});

test("the files that fit the credit are kept, the others refused by name", async () => {
  const { create, token } = await account();
  const { id } = await (await create()).json<{ id: string }>();
  const form = new FormData();
  for (let n = 1; n <= 12; n++) form.append("files", new File([`Resume number ${n}`], `r${n}.txt`));
  const answer = await call(`/api/tournaments/${id}/resumes`, { method: "POST", body: form, token });
  const { uploaded, rejected } = await answer.json<{
    uploaded: unknown[];
    rejected: { fileName: string; message: string }[];
  }>();
  expect(uploaded).toHaveLength(10);
  expect(rejected.map(({ fileName }) => fileName)).toEqual(["r11.txt", "r12.txt"]);
  expect(rejected[0]?.message).toMatch(/^File "r11.txt" was not added\. /);
});

test("twenty uploads at once do not pass the limit", async () => {
  const { create } = await account();
  const { id: tournamentId } = await (await create()).json<{ id: string }>();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      services.resumes.upload({
        tournamentId,
        fileName: `${n}.txt`,
        bytes: new TextEncoder().encode(`Resume ${n}`),
      }),
    ),
  );
  expect(outcomes.filter((outcome) => "id" in outcome)).toHaveLength(10);
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, tournamentId));
  expect(row?.resumeCount).toBe(10);
});

test("the ledger is only added to; it goes with its account", async () => {
  const { create, userId } = await account();
  await create();
  await expect(
    db.update(creditEntries).set({ amount: 9 }).where(eq(creditEntries.userId, userId)),
  ).rejects.toThrow();
  await expect(db.delete(creditEntries).where(eq(creditEntries.userId, userId))).rejects.toThrow();
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.select().from(creditEntries).where(eq(creditEntries.userId, userId))).toEqual([]);
});

test("a zip is for tournaments made on a PRO or ENTERPRISE credit", async () => {
  const { create, userId, token } = await account();
  const { id: free } = await (await create()).json<{ id: string }>();
  await buy(userId, "PRO");
  const { id: paid } = await (await create(100)).json<{ id: string }>();
  expect((await call(`/api/tournaments/${free}/export/tier/A`, { token })).status).toBe(403);
  // Allowed, but nobody is in the tier yet.
  expect((await call(`/api/tournaments/${paid}/export/tier/A`, { token })).status).toBe(404);
});
