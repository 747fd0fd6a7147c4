import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import { count, createdAt } from "./columns";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    createdAt,
    /** When somebody who reads its mails said so; null: anybody may have typed it. */
    emailConfirmedAt: integer({ mode: "timestamp_ms" }),
    stripePlanId: text(),
    stripeCustomerId: text(),
    additionalTournamentCredits: count(),
    hasUnlimitedAccess: integer({ mode: "boolean" }).notNull().default(false),
    /** The grant of the pack that is the account's plan; null: FREE. Kept by a trigger, as is what follows from it. */
    baseGrantId: text(),
    /** Days its resumes are kept after their upload. */
    retentionDays: integer().notNull().default(DEFAULT_RETENTION_DAYS),
    /** When its sample tournament was complete; null: still to be made. */
    sampleMadeAt: integer({ mode: "timestamp_ms" }),
    // Kept by triggers (migrations/0014_totals.sql), in the transaction that changes what they count.
    /** Bought something, was given credits or has unlimited access: whom the console lists. */
    isPaying: integer({ mode: "boolean" }).notNull().default(false),
    tournamentCount: count(),
    resumeCount: count(),
    /** Tournaments that are drafts or being read; like the two below it leaves the sample out. */
    activeCount: count(),
    processedCount: count(),
    topCount: count(),
    /** Tournaments that are listings with an end. */
    endingCount: count(),
  },
  (table) => [
    index("users_without_sample").on(table.id).where(sql`sample_made_at is null`),
    index("users_paying").on(table.createdAt).where(sql`is_paying`),
  ],
);

/** One row, of what the consoles sum up over all accounts. Kept by triggers as well. */
export const totals = sqliteTable("totals", {
  id: integer().primaryKey(),
  /** Without what visitors try. */
  tournaments: count(),
  externalTournaments: count(),
  payingUsers: count(),
  unlimitedUsers: count(),
  /** Of paying users. */
  payingTournaments: count(),
  payingResumes: count(),
});

/** Links to set a new password: an hour long, once. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    /** SHA-256 (hex) of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt,
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
    usedAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("password_resets_by_user").on(table.userId)],
);

/** Links that confirm an account's address: each works a week and once. */
export const emailConfirmations = sqliteTable(
  "email_confirmations",
  {
    /** SHA-256 (hex) of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt,
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
    usedAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("email_confirmations_by_user").on(table.userId)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 (hex) of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt,
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
    lastUsedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);
