import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CurrentUser } from "#core/accounts/account";
import type { Checkout, CheckoutStatus, PastSale, Purchase } from "#core/billing/checkout";
import { HISTORY_SIZE, type NewGrant } from "#core/billing/credits";
import type { PaymentSession } from "#core/billing/payments";
import type { NewMail } from "#core/mail/mail";
import { type PageCursor, type Slice, toPage } from "#core/paging";
import { insertAuditEvents } from "./audit-repository";
import { insertGrantOnce } from "./credit-repository";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { pick } from "./pick";
import { checkouts, creditEntries, pastSales, paymentEvents, plans, users } from "./schema";
import { pastCursor } from "./search-tables";

/** Older sessions have ended by themselves. */
const MAX_EXPIRED = 20;

/** For a batch that ends sessions: voids the return tokens that could restore them after a purchase. */
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

    async raiseAmountRefunded(paymentId: string, amountInCents: number): Promise<void> {
      const amountRefundedInCents = sql`max(amount_refunded_in_cents, ${amountInCents})`;
      await db.batch([
        db.update(checkouts).set({ amountRefundedInCents }).where(eq(checkouts.paymentId, paymentId)),
        db.update(pastSales).set({ amountRefundedInCents }).where(eq(pastSales.paymentId, paymentId)),
      ]);
    },

    async insertPurchase({
      checkoutId,
      session: { customerId, paymentId, receiptUrl, buyerName, buyerTaxId },
      grant,
      mail,
    }: {
      checkoutId: string;
      session: PaymentSession;
      grant: NewGrant;
      mail: NewMail;
    }): Promise<void> {
      const [buyer] = await db.select({ email: users.email }).from(users).where(eq(users.id, grant.userId));
      const cause = `purchase:${checkoutId}` as const;
      const recipient = buyer?.email ?? "";
      const isBuyer = buyer ? sql`true` : sql`false`;
      await db.batch([
        // Runs before the checkout is marked as paid, so that a repeated notification adds no second entry.
        insertAuditEvents(
          db,
          {
            actor: { kind: "user", id: grant.userId },
            action: "credits.purchased",
            details: sql`json_object('plan', plans.name, 'credits', ${grant.amount}, 'amountInCents', amount_in_cents)`,
          },
          sql`checkouts join plans on plans.id = plan_id where checkouts.id = ${checkoutId} and status <> 'paid'`,
          grant.createdAt,
        ),
        insertGrantOnce(db, grant),
        update(checkoutId, {
          status: "paid",
          paidAt: grant.createdAt,
          paymentId,
          receiptUrl,
          buyerName,
          buyerTaxId,
        }),
        db
          .update(users)
          .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
          .where(eq(users.id, grant.userId)),
        ...insertMail(db, { ...mail, cause, recipient, createdAt: grant.createdAt }, isBuyer),
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

    async insertPastSale(sale: PastSale): Promise<boolean> {
      const added = await db
        .insert(pastSales)
        .values(sale)
        .onConflictDoNothing()
        .returning({ id: pastSales.id });
      return added.length > 0;
    },

    /** Their sessions with the provider. */
    async listOpenSessions(userId: string): Promise<string[]> {
      const isPayable = and(eq(checkouts.status, "open"), isNotNull(checkouts.sessionId));
      const rows = await db
        .select({ id: checkouts.sessionId })
        .from(checkouts)
        .where(and(eq(checkouts.userId, userId), isPayable))
        .orderBy(desc(checkouts.createdAt))
        .limit(MAX_EXPIRED);
      return rows.flatMap(({ id }) => id ?? []);
    },

    async find(id: string): Promise<Checkout | undefined> {
      return db.query.checkouts.findFirst({ where: eq(checkouts.id, id) });
    },

    async findByPayment(paymentId: string): Promise<Checkout | undefined> {
      return db.query.checkouts.findFirst({ where: eq(checkouts.paymentId, paymentId) });
    },

    /** Undefined unless it was paid and the viewer bought it or is the administrator. */
    async findReceipt(viewer: Pick<CurrentUser, "id" | "isAdmin">, checkoutId: string) {
      const [row] = await db
        .select({ checkout: checkouts, planName: plans.name, email: users.email })
        .from(checkouts)
        .innerJoin(plans, eq(plans.id, checkouts.planId))
        .innerJoin(users, eq(users.id, checkouts.userId))
        .where(
          and(
            eq(checkouts.id, checkoutId),
            viewer.isAdmin ? undefined : eq(checkouts.userId, viewer.id),
            eq(checkouts.status, "paid"),
          ),
        );
      if (!row) return undefined;
      const { id, credits, amountInCents, amountRefundedInCents, receiptUrl, paidAt } = row.checkout;
      const { userId: buyerId, buyerName, buyerTaxId } = row.checkout;
      return {
        ...{ id, credits, amountInCents, amountRefundedInCents, receiptUrl, buyerId, buyerName, buyerTaxId },
        ...{ planName: row.planName, buyerEmail: row.email, paidAt: (paidAt ?? new Date(0)).toISOString() },
      };
    },

    async listUnused(userId: string) {
      const grants = alias(creditEntries, "grants");
      const left = sql<number>`(
        select coalesce(sum(amount), 0) from credit_entries
        where user_id = ${userId} and grant_id = ${grants.id})`.mapWith(Number);
      return db
        .select({
          ...pick(checkouts, "credits", "amountInCents", "amountRefundedInCents"),
          planName: plans.name,
          creditsLeft: left,
        })
        .from(checkouts)
        .innerJoin(plans, eq(plans.id, checkouts.planId))
        .innerJoin(grants, eq(grants.cause, sql`'checkout:' || ${checkouts.id}`))
        .where(and(eq(checkouts.userId, userId), sql`${checkouts.status} = 'paid'`, sql`${left} > 0`));
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
        .where(and(eq(checkouts.userId, userId), isPaid, pastCursor(order, cursor)))
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

    /** The buyer's user id if both values belong to the same purchase; using them voids them. */
    async takeReturnToken(of: { tokenHash: string; browserHash: string; now: Date }) {
      const isThisWay = and(
        eq(checkouts.returnTokenHash, of.tokenHash),
        eq(checkouts.returnBrowserHash, of.browserHash),
        gt(checkouts.returnTokenExpiresAt, of.now),
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
