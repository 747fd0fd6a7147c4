import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Checkout, CheckoutStatus, Purchase } from "#core/billing/checkout";
import { HISTORY_SIZE, type NewGrant } from "#core/billing/credits";
import type { PaymentSession } from "#core/billing/payments";
import { type PageCursor, type Slice, toPage } from "#core/paging";
import { insertGrantOnce } from "./credit-repository";
import type { Database } from "./database";
import { checkouts, paymentEvents, plans, users } from "./schema";
import { beyond } from "./search-tables";

/** For a batch that ends sessions: nobody comes back from paying with one of theirs either. */
export function voidReturns(db: Database, condition: SQL) {
  const isOpen = isNotNull(checkouts.returnTokenHash);
  return db
    .update(checkouts)
    .set({ returnTokenHash: null, returnBrowserHash: null })
    .where(and(condition, isOpen));
}

export function createCheckoutRepository(db: Database) {
  const update = (id: string, change: Partial<typeof checkouts.$inferInsert>) =>
    db.update(checkouts).set(change).where(eq(checkouts.id, id));

  return {
    async insert(checkout: typeof checkouts.$inferInsert): Promise<void> {
      await db.insert(checkouts).values(checkout);
    },

    async setSession(checkoutId: string, { id, paymentId }: PaymentSession): Promise<void> {
      await update(checkoutId, { sessionId: id, paymentId });
    },

    async setStatus(checkoutId: string, status: CheckoutStatus): Promise<void> {
      await update(checkoutId, { status });
    },

    async setAmountRefunded(checkoutId: string, amountRefundedInCents: number): Promise<void> {
      await update(checkoutId, { amountRefundedInCents });
    },

    async insertPurchase({
      checkoutId,
      session: { paymentId, receiptUrl, customerId },
      grant,
    }: {
      checkoutId: string;
      session: PaymentSession;
      grant: NewGrant;
    }): Promise<void> {
      await db.batch([
        insertGrantOnce(db, grant),
        update(checkoutId, { status: "paid", paidAt: grant.createdAt, paymentId, receiptUrl }),
        db
          .update(users)
          .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
          .where(eq(users.id, grant.userId)),
      ]);
    },

    async findNewest(userId: string, planId: number): Promise<Checkout | undefined> {
      return db.query.checkouts.findFirst({
        where: and(eq(checkouts.userId, userId), eq(checkouts.planId, planId)),
        orderBy: [desc(sql`coalesce(${checkouts.paidAt}, ${checkouts.createdAt})`), desc(checkouts.id)],
      });
    },

    async findBySession(sessionId: string): Promise<Checkout | undefined> {
      return db.query.checkouts.findFirst({ where: eq(checkouts.sessionId, sessionId) });
    },

    async findByPayment(paymentId: string): Promise<Checkout | undefined> {
      return db.query.checkouts.findFirst({ where: eq(checkouts.paymentId, paymentId) });
    },

    /** Newest first. */
    async listPurchases(userId: string, cursor: PageCursor): Promise<Slice<Purchase>> {
      const rowid = sql<number>`checkouts.rowid`;
      const order = [checkouts.paidAt, rowid];
      const isPaid = sql`${checkouts.status} = 'paid'`;
      const rows = await db
        .select({ checkout: checkouts, planName: plans.name, rowid })
        .from(checkouts)
        .innerJoin(plans, eq(plans.id, checkouts.planId))
        .where(and(eq(checkouts.userId, userId), isPaid, beyond(order, cursor)))
        .orderBy(...order.map(cursor.before ? asc : desc))
        .limit(HISTORY_SIZE + 1);
      const page = toPage(
        rows,
        cursor,
        ({ checkout, rowid }) => `${checkout.paidAt?.getTime()}.${rowid}`,
        HISTORY_SIZE,
      );
      return {
        ...page,
        rows: page.rows.map(({ checkout, planName }) => ({
          id: checkout.id,
          paidAt: (checkout.paidAt ?? checkout.createdAt).toISOString(),
          planName,
          credits: checkout.credits,
          amountInCents: checkout.amountInCents,
          amountRefundedInCents: checkout.amountRefundedInCents,
          receiptUrl: checkout.receiptUrl,
        })),
      };
    },

    /** Whose purchase both values belong to; they are void from then on. */
    async takeReturnToken({
      tokenHash,
      browserHash,
      now,
    }: {
      tokenHash: string;
      browserHash: string;
      now: Date;
    }): Promise<string | undefined> {
      const isThisWay = and(
        eq(checkouts.returnTokenHash, tokenHash),
        eq(checkouts.returnBrowserHash, browserHash),
        gt(checkouts.returnTokenExpiresAt, now),
      );
      const [taken] = await db
        .update(checkouts)
        .set({ returnTokenHash: null, returnBrowserHash: null })
        .where(isThisWay)
        .returning({ userId: checkouts.userId });
      return taken?.userId;
    },

    async isKnownEvent(eventId: string): Promise<boolean> {
      const event = await db.query.paymentEvents.findFirst({ where: eq(paymentEvents.id, eventId) });
      return event !== undefined;
    },

    async rememberEvent(id: string, createdAt: Date): Promise<void> {
      await db.insert(paymentEvents).values({ id, createdAt }).onConflictDoNothing();
    },
  };
}
