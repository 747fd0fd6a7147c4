import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkoutStatuses } from "#core/billing/checkout";
import { creditKinds, creditSources } from "#core/billing/credits";
import { planNames } from "#core/billing/plan";
import { users } from "./accounts";
import { count, createdAt, stringList } from "./columns";

/** What can be bought; the only truth of every price and limit. */
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
 * The ledger of tournament credits: grants, and what took from one of them or gave back to it. Rows are added,
 * never changed. What is left of a grant is the sum of its rows.
 */
export const creditEntries = sqliteTable(
  "credit_entries",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The grant it belongs to; a grant's own id. */
    grantId: text().notNull(),
    kind: text({ enum: creditKinds }).notNull(),
    /** Where the credits of the grant came from. */
    source: text({ enum: creditSources }).notNull(),
    /** Whose resumes per tournament and zip export a credit gives. */
    planId: integer()
      .notNull()
      .references(() => plans.id),
    amount: integer().notNull(),
    /** Of a monthly grant, in UTC: 2026-11. */
    month: text(),
    /** What it happened for; an event that is told twice is entered once. */
    cause: text().notNull().unique(),
    /** For people: the tournament's name, the code, who gave it. */
    subject: text().notNull().default(""),
    createdAt,
  },
  (table) => [
    index("credit_entries_by_user").on(table.userId, table.grantId),
    index("credit_entries_by_time").on(table.userId, table.createdAt),
  ],
);

/** Every purchase that was begun. */
export const checkouts = sqliteTable(
  "checkouts",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: integer()
      .notNull()
      .references(() => plans.id),
    /** The payment provider's session; null until it has one. */
    sessionId: text().unique(),
    status: text({ enum: checkoutStatuses }).notNull().default("open"),
    amountInCents: integer().notNull(),
    /** How many the pack had when the purchase was begun. */
    credits: count(),
    createdAt,
    paidAt: integer({ mode: "timestamp_ms" }),
    /** The provider's name for the payment; refunds and disputes come under it. */
    paymentId: text(),
    receiptUrl: text(),
    amountRefundedInCents: count(),
    /** SHA-256 (hex) of the value that restores the buyer's session on the way back, once. */
    returnTokenHash: text(),
    /** SHA-256 (hex) of what the browser that began it keeps; the value above is void without it. */
    returnBrowserHash: text(),
    returnTokenExpiresAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [
    index("checkouts_by_user").on(table.userId, table.createdAt),
    index("checkouts_paid").on(table.userId, table.paidAt).where(sql`status = 'paid'`),
    index("checkouts_by_payment").on(table.paymentId),
    index("checkouts_by_return_token").on(table.returnTokenHash),
  ],
);

/** Events of the payment provider that were dealt with. */
export const paymentEvents = sqliteTable("payment_events", {
  id: text().primaryKey(),
  createdAt,
});

/** Sessions of the payments without money that the local environment has. */
export const testPayments = sqliteTable("test_payments", {
  id: text().primaryKey(),
  isPaid: integer({ mode: "boolean" }).notNull().default(false),
  successUrl: text().notNull(),
  cancelUrl: text().notNull(),
});

export const promoCodes = sqliteTable("promo_codes", {
  id: text().primaryKey(),
  /** Upper case. */
  code: text().notNull().unique(),
  description: text(),
  /** Null: as often as anybody likes. */
  maxUses: integer(),
  isActive: integer({ mode: "boolean" }).notNull().default(true),
  /** Kept by a trigger on redemptions. */
  usedCount: count(),
  createdAt,
});

export const promoRedemptions = sqliteTable(
  "promo_redemptions",
  {
    promoCodeId: text()
      .notNull()
      .references(() => promoCodes.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.promoCodeId, table.userId] })],
);
