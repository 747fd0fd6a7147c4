import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkoutStatuses } from "#core/billing/checkout";
import { creditKinds, creditSources } from "#core/billing/credits";
import { planNames } from "#core/billing/plan";
import { users } from "./accounts";
import { count, createdAt, flag, parentId, stringList, time } from "./columns";

/** What can be bought. The single source of every price and limit. */
export const plans = sqliteTable("plans", {
  id: integer().primaryKey(),
  name: text({ enum: planNames }).notNull().unique(),
  stripePriceId: text(),
  priceInCents: integer().notNull(),
  maxTournamentsPerMonth: integer().notNull(),
  maxResumesPerTournament: integer().notNull(),
  features: stringList(),
});

/**
 * The ledger of tournament credits: grants, and entries that take credits from a grant or return them. Rows are only
 * added, never changed. A grant's balance is the sum of its rows.
 */
export const creditEntries = sqliteTable(
  "credit_entries",
  {
    id: text().primaryKey(),
    userId: parentId(() => users.id),
    /** The grant this entry belongs to; for a grant, its own id. */
    grantId: text().notNull(),
    kind: text({ enum: creditKinds }).notNull(),
    /** Where the grant's credits came from. */
    source: text({ enum: creditSources }).notNull(),
    /** The plan that sets the resume limit and zip export of a tournament opened with this credit. */
    planId: integer()
      .notNull()
      .references(() => plans.id),
    amount: integer().notNull(),
    /** The month of a monthly grant, in UTC: "2026-11". */
    month: text(),
    /** What caused the entry; unique, so that a repeated event is entered only once. */
    cause: text().notNull().unique(),
    /** For display: the tournament's name, the promo code, or who granted it. */
    subject: text().notNull().default(""),
    createdAt,
  },
  (table) => [
    index("credit_entries_by_user").on(table.userId, table.grantId),
    index("credit_entries_by_time").on(table.userId, table.createdAt),
  ],
);

/** Every purchase that was started. */
export const checkouts = sqliteTable(
  "checkouts",
  {
    id: text().primaryKey(),
    userId: parentId(() => users.id),
    planId: integer()
      .notNull()
      .references(() => plans.id),
    /** The payment provider's session; null until it has one. */
    sessionId: text().unique(),
    status: text({ enum: checkoutStatuses }).notNull().default("open"),
    amountInCents: integer().notNull(),
    /** The pack's credits when the purchase was started. */
    credits: count(),
    createdAt,
    paidAt: time(),
    /** The provider's id of the payment; refunds and disputes refer to it. */
    paymentId: text(),
    receiptUrl: text(),
    /** What the buyer entered for the invoice. */
    buyerName: text(),
    buyerTaxId: text(),
    amountRefundedInCents: count(),
    /** SHA-256 (hex) of the one-time token that restores the buyer's session on return. */
    returnTokenHash: text(),
    /**
     * SHA-256 (hex) of the secret kept by the browser that started the purchase; the token above is useless without it.
     */
    returnBrowserHash: text(),
    returnTokenExpiresAt: time(),
  },
  (table) => [
    index("checkouts_by_user").on(table.userId, table.createdAt),
    index("checkouts_paid").on(table.userId, table.paidAt).where(sql`status = 'paid'`),
    index("checkouts_by_payment").on(table.paymentId),
    index("checkouts_by_return_token").on(table.returnTokenHash),
  ],
);

/** Purchases of deleted accounts, without the buyer, so that revenue and refunds stay correct. */
export const pastSales = sqliteTable(
  "past_sales",
  {
    /** The purchase's id. */
    id: text().primaryKey(),
    paymentId: text(),
    paidAt: time().notNull(),
    amountInCents: integer().notNull(),
    amountRefundedInCents: count(),
  },
  (table) => [index("past_sales_by_payment").on(table.paymentId)],
);

/** Events of the payment provider that have been processed. */
export const paymentEvents = sqliteTable("payment_events", {
  id: text().primaryKey(),
  createdAt,
});

/** Sessions of the simulated payments in the local environment. */
export const testPayments = sqliteTable("test_payments", {
  id: text().primaryKey(),
  isPaid: flag(),
  successUrl: text().notNull(),
  cancelUrl: text().notNull(),
});

export const promoCodes = sqliteTable("promo_codes", {
  id: text().primaryKey(),
  /** Upper case. */
  code: text().notNull().unique(),
  description: text(),
  /** Null: unlimited. */
  maxUses: integer(),
  isActive: integer({ mode: "boolean" }).notNull().default(true),
  /** Maintained by a trigger on redemptions. */
  usedCount: count(),
  createdAt,
});

export const promoRedemptions = sqliteTable(
  "promo_redemptions",
  {
    promoCodeId: parentId(() => promoCodes.id),
    userId: text().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.promoCodeId, table.userId] })],
);
