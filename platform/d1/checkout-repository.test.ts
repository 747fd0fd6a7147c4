import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentSession } from "#core/billing/payments";
import { db, deleteAccount, signUp } from "../../tests/workers/support";
import { createCheckoutRepository } from "./checkout-repository";
import { auditEntries, creditEntries, outbox, plans, users } from "./schema";

const checkouts = createCheckoutRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const later = new Date("2026-03-01T12:05:00Z");

let user: Awaited<ReturnType<typeof signUp>>["user"];
let planId: number;
beforeAll(async () => {
  ({ user } = await signUp());
  planId = (await db.select().from(plans).where(eq(plans.name, "PRO")))[0]?.id ?? 0;
});
// Tests of other files sweep the same database.
afterAll(async () => {
  await db.delete(outbox).where(eq(outbox.recipient, user.email));
  await deleteAccount(user);
});

async function aCheckout(createdAt = now) {
  const id = crypto.randomUUID();
  const token = {
    returnTokenHash: `token ${id}`,
    returnBrowserHash: `browser ${id}`,
    returnTokenExpiresAt: later,
  };
  await checkouts.insert({
    id,
    userId: user.id,
    planId,
    amountInCents: 1999,
    credits: 5,
    createdAt,
    ...token,
  });
  return id;
}

function pay(checkoutId: string, customerId = "cus_1", createdAt = now) {
  const session: PaymentSession = {
    ...{
      id: `session ${checkoutId}`,
      checkoutId: null,
      amountInCents: null,
      status: "paid",
      url: null,
      clientSecret: null,
      customerId,
    },
    ...{ paymentId: `payment ${checkoutId}`, receiptUrl: null, buyerName: "Sam", buyerTaxId: null },
  };
  const id = crypto.randomUUID();
  const of = { id, userId: user.id, planId, amount: 5, cause: `checkout:${checkoutId}`, subject: "" };
  const mail = { id: crypto.randomUUID(), subject: "Paid", text: "", html: "", confirmation: null };
  return checkouts.insertPurchase({ checkoutId, session, mail, grant: { ...of, source: "pack", createdAt } });
}

test("a purchase that is notified several times grants, logs and mails once", async () => {
  const id = await aCheckout();
  await Promise.all([pay(id), pay(id)]);
  await pay(id);
  const ofUser = and(eq(auditEntries.actor, `user:${user.id}`), eq(auditEntries.action, "credits.purchased"));
  expect(await db.$count(creditEntries, eq(creditEntries.cause, `checkout:${id}`))).toBe(1);
  expect(await db.$count(auditEntries, ofUser)).toBe(1);
  expect(await db.$count(outbox, eq(outbox.cause, `purchase:${id}`))).toBe(1);
  expect(await checkouts.findByPayment(`payment ${id}`)).toMatchObject({
    id,
    status: "paid",
    buyerName: "Sam",
  });
});

test("the account keeps its first customer id", async () => {
  await pay(await aCheckout(), "cus_2");
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.stripeCustomerId).toBe("cus_1");
});

test("a return token works once, before it expires, and only with the browser that began", async () => {
  const id = await aCheckout();
  const take = (browserHash: string, at = now) =>
    checkouts.takeReturnToken({ tokenHash: `token ${id}`, browserHash, now: at });
  expect(await take("another browser")).toBeUndefined();
  expect(await take(`browser ${id}`, later)).toBeUndefined();
  const answers = await Promise.all([take(`browser ${id}`), take(`browser ${id}`)]);
  expect(answers.filter(Boolean)).toEqual([user.id]);
});

test("a receipt is for the buyer of what was paid, and for the administrator", async () => {
  const [open, paid] = [await aCheckout(), await aCheckout()];
  await pay(paid);
  const buyer = { id: user.id, isAdmin: false };
  const other = { id: (await signUp()).user.id, isAdmin: false };
  expect(await checkouts.findReceipt(buyer, open)).toBeUndefined();
  expect(await checkouts.findReceipt(other, paid)).toBeUndefined();
  for (const viewer of [buyer, { ...other, isAdmin: true }]) {
    const receipt = await checkouts.findReceipt(viewer, paid);
    expect(receipt).toMatchObject({ planName: "PRO", credits: 5, buyerId: user.id });
  }
});

test("purchases are listed newest first", async () => {
  const times = [1, 2, 3].map((minute) => new Date(Date.UTC(2027, 0, 1, 0, minute)));
  const ids: string[] = [];
  for (const time of times) {
    const id = await aCheckout(time);
    await pay(id, "cus_1", time);
    ids.unshift(id);
  }
  const first = await checkouts.listPurchases(user.id, {});
  expect(first.rows.slice(0, 3).map(({ id }) => id)).toEqual(ids);
  const [newest] = await checkouts.listPurchases(user.id, {}).then(({ rows }) => rows);
  const row = newest && (await checkouts.findByPayment(`payment ${newest.id}`));
  expect(row?.paidAt).toEqual(times.at(-1));
});
