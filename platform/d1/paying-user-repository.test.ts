import { inArray } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { DESCRIPTION_PREVIEW_LENGTH, LISTED_TOURNAMENTS } from "#core/billing/paying-user";
import { PAGE_SIZE } from "#core/paging";
import { db } from "../../tests/workers/support";
import { createPayingUserRepository } from "./paying-user-repository";
import { checkouts, pastSales, plans, tournaments, users } from "./schema";

const payingUsers = createPayingUserRepository(db);
// Newer than anything of other tests, so that it comes first.
const at = (month: number) => new Date(Date.UTC(2099, month));

let made: string[] = [];
// Tests of other files count the same database's users.
afterEach(async () => {
  await db.delete(users).where(inArray(users.id, made));
  await db.delete(pastSales).where(inArray(pastSales.id, made));
  made = [];
});

async function join(more: Partial<typeof users.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  made.push(id);
  const user = { id, email: `${id}@paying.example`, passwordHash: "none", createdAt: at(0) };
  await db.insert(users).values({ ...user, hasUnlimitedAccess: true, ...more });
  return id;
}
async function buy(userId: string, month: number, more: Partial<typeof checkouts.$inferInsert> = {}) {
  const [plan] = await db.select().from(plans);
  const sale = { id: crypto.randomUUID(), userId, planId: plan?.id ?? 0, createdAt: at(month) };
  const paid = { status: "paid", paidAt: at(month), amountInCents: 1999 } as const;
  await db.insert(checkouts).values({ ...sale, ...paid, ...more });
}
async function open(userId: string, name: string, createdAt: Date, jobDescription = "") {
  const job = { jobDescription, keyRequirements: "", optionalRequirements: "", rubric: { criteria: [] } };
  const row = { id: crypto.randomUUID(), userId, name, createdAt, ...job };
  await db.insert(tournaments).values(row as unknown as typeof tournaments.$inferInsert);
}
const read = (query: Partial<Parameters<typeof payingUsers.listPage>[0]> = {}) =>
  payingUsers.listPage({ q: "", type: "all", ...query });
const ownIds = (rows: { id: string }[]) => rows.map(({ id }) => id).filter((id) => made.includes(id));

test("pages show each user once, forward and back, though all joined at the same moment", async () => {
  for (let count = 0; count <= PAGE_SIZE; count++) await join();
  const ids = made.toReversed();
  const q = "@paying.example";
  const first = await read({ q });
  expect(ownIds(first.rows)).toEqual(ids.slice(0, PAGE_SIZE));
  expect(first).toMatchObject({ total: PAGE_SIZE + 1, before: null });
  const second = await read({ q, after: first.after ?? "" });
  expect([ownIds(second.rows), second.after]).toEqual([ids.slice(PAGE_SIZE), null]);
  expect((await read({ q, before: second.before ?? "" })).rows).toEqual(first.rows);
});

test("who pays nothing is found only by a search, and partners and test accounts by none", async () => {
  const payer = await join();
  const free = await join({ hasUnlimitedAccess: false });
  await join({ email: `test:${payer}`, testOf: payer });
  expect(ownIds((await read()).rows)).toEqual([payer]);
  expect(ownIds((await payingUsers.list({})).rows)).toEqual([payer]);
  expect(ownIds((await read({ q: free.slice(0, 20) })).rows)).toEqual([free]);
  expect(ownIds((await read({ q: payer })).rows)).toEqual([payer]);
  expect(ownIds((await read({ q: free, type: "unlimited" })).rows)).toEqual([]);
});

test("a user is found by a tournament's name, and no search has wildcards", async () => {
  const cook = await join();
  await open(cook, "Line Cook 100% Remote", at(0));
  await open(await join(), "Line Cook 1000 Remote", at(0));
  expect(ownIds((await read({ q: "cook 100%" })).rows)).toEqual([cook]);
});

test("each user comes with their own newest tournaments, and the beginning of long descriptions", async () => {
  const [many, few] = [await join(), await join()];
  const limit = DESCRIPTION_PREVIEW_LENGTH;
  for (let count = 0; count <= LISTED_TOURNAMENTS; count++) await open(many, `Job ${count}`, at(count));
  await open(few, "Exact", at(1), "x".repeat(limit));
  await open(few, "Long", at(0), "x".repeat(limit + 1));
  const { rows } = await read();
  const namesOf = (id: string) => rows.find((row) => row.id === id)?.tournaments.map(({ name }) => name);
  expect(namesOf(many)).toEqual(
    Array.from({ length: LISTED_TOURNAMENTS }, (_, index) => `Job ${LISTED_TOURNAMENTS - index}`),
  );
  expect(namesOf(few)).toEqual(["Exact", "Long"]);
  expect(rows.find((row) => row.id === many)).toMatchObject({ tournamentCount: LISTED_TOURNAMENTS + 1 });
  const texts = rows.find((row) => row.id === few)?.tournaments.map((one) => one.jobDescription);
  expect([texts?.[0], texts?.[1]?.endsWith("x")]).toEqual(["x".repeat(limit), false]);
  const all = (await payingUsers.list({})).rows.find((user) => user.id === many);
  expect(all?.tournaments).toHaveLength(LISTED_TOURNAMENTS + 1);
});

test("revenue is what was paid minus refunds, by month, with sales to accounts that are gone", async () => {
  const before = (await read()).figures.paid;
  const [buyer, refunded] = [await join(), await join()];
  await buy(buyer, 1);
  await buy(buyer, 1, { amountRefundedInCents: 500 });
  await buy(buyer, 2, { status: "open", paidAt: null });
  await buy(refunded, 1, { amountRefundedInCents: 1999 });
  const past = { id: crypto.randomUUID(), paidAt: at(2), amountInCents: 700, amountRefundedInCents: 0 };
  made.push(past.id);
  await db.insert(pastSales).values(past);
  const { revenue, figures, rows } = await read();
  expect(revenue.slice(0, 2)).toEqual([
    { month: "2099-03", purchases: 1, cents: 700 },
    { month: "2099-02", purchases: 3, cents: 1999 + 1499 },
  ]);
  expect(revenue.every((one) => one.month)).toBe(true);
  expect(figures.paid).toBe(before + 1);
  const paidBy = (id: string) => rows.find((row) => row.id === id)?.paidInCents;
  expect([paidBy(buyer), paidBy(refunded)]).toEqual([1999 + 1499, 0]);
});
