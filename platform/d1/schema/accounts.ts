import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { keyModes, keyScopes } from "#core/api-keys/api-key";
import { DEFAULT_RECORD_YEARS, DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import { count, createdAt, flag, parentId, parentIdAsKey, time } from "./columns";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    createdAt,
    /** The account whose test keys act as this one; null if there is none. See docs/decisions/043-test-mode.md. */
    testOf: text().references((): AnySQLiteColumn => users.id, { onDelete: "cascade" }),
    /** When the owner proved that they read mail sent to it; null: the address is unconfirmed. */
    emailConfirmedAt: time(),
    stripePlanId: text(),
    stripeCustomerId: text(),
    additionalTournamentCredits: count(),
    hasUnlimitedAccess: flag(),
    /**
     * The grant of the pack that is the account's plan; null: FREE. A trigger maintains this and everything that
     * follows from it.
     */
    baseGrantId: text(),
    /** Days to keep resumes after their upload. */
    retentionDays: integer().notNull().default(DEFAULT_RETENTION_DAYS),
    /** Years to keep decision records after a deletion; 0 for none. */
    recordYears: integer().notNull().default(DEFAULT_RECORD_YEARS),
    /** While the account is under a legal hold, nothing in it is deleted. */
    isOnHold: flag(),
    /** The employer, as notices and documents name it; empty if not given. */
    company: text().notNull().default(""),
    /** The address that candidates write to; if empty, the account's address. */
    candidateContact: text().notNull().default(""),
    /** The secret of the second factor, encrypted; null: none. It takes effect once a first code was entered. */
    totpSecret: text(),
    totpConfirmedAt: time(),
    /** The time step of the last code used; a step is accepted only once. */
    totpLastStep: count(),
    /** Whether to mail the user when a tournament is done. */
    wantsResultsMail: integer({ mode: "boolean" }).notNull().default(true),
    /** When the sample tournament was completed; null: not created yet. */
    sampleMadeAt: time(),
    // Maintained by triggers (migrations/0014_totals.sql) in the same transaction as the rows they count.
    /** Has bought something, was given credits, or has unlimited access: the users listed in the console. */
    isPaying: flag(),
    tournamentCount: count(),
    resumeCount: count(),
    /** Tournaments that are drafts or in progress. This and the next two exclude the sample. */
    activeCount: count(),
    processedCount: count(),
    topCount: count(),
    /** Listings with an end date. */
    endingCount: count(),
  },
  (table) => [
    index("users_without_sample").on(table.id).where(sql`sample_made_at is null`),
    index("users_paying").on(table.createdAt).where(sql`is_paying`),
    uniqueIndex("users_test_of").on(table.testOf),
  ],
);

/** A single row of totals over all accounts for the consoles, also maintained by triggers. */
export const totals = sqliteTable("totals", {
  id: integer().primaryKey(),
  /** Excludes demos. */
  tournaments: count(),
  externalTournaments: count(),
  payingUsers: count(),
  unlimitedUsers: count(),
  /** Of paying users. */
  payingTournaments: count(),
  payingResumes: count(),
});

const link = {
  /** SHA-256 (hex) of the token in the link. */
  tokenHash: text().primaryKey(),
  userId: parentId(() => users.id),
  createdAt,
  expiresAt: time().notNull(),
  usedAt: time(),
};

/** Password reset links: valid for an hour, for a single use. */
export const passwordResets = sqliteTable("password_resets", { ...link }, (table) => [
  index("password_resets_by_user").on(table.userId),
]);

/** Links that confirm an account's address: valid for a week, for a single use. */
export const emailConfirmations = sqliteTable("email_confirmations", { ...link }, (table) => [
  index("email_confirmations_by_user").on(table.userId),
]);

/** Single-use codes that replace a code of the second factor. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** A keyed hash. */
    codeHash: text().primaryKey(),
    userId: parentId(() => users.id),
    usedAt: time(),
  },
  (table) => [index("recovery_codes_by_user").on(table.userId)],
);

/**
 * An account's pending address change, which takes effect once both addresses have confirmed it; at most one per
 * account.
 */
export const emailChanges = sqliteTable("email_changes", {
  userId: parentIdAsKey(() => users.id),
  newEmail: text().notNull(),
  /** SHA-256 (hex) of the tokens in the links sent to the old and to the new address. */
  oldTokenHash: text().notNull().unique(),
  newTokenHash: text().notNull().unique(),
  oldConfirmedAt: time(),
  newConfirmedAt: time(),
  createdAt,
  expiresAt: time().notNull(),
});

/** Keys for programs, of recruiters and partners. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text().primaryKey(),
    /** The account, or the user that owns the partner's tournaments. */
    ownerId: parentId(() => users.id),
    name: text().notNull(),
    /** The beginning of the key, to recognize it by. */
    prefix: text().notNull(),
    /** SHA-256 (hex) of the key; the key itself is never stored. */
    keyHash: text().notNull().unique(),
    scope: text({ enum: keyScopes }).notNull(),
    mode: text({ enum: keyModes }).notNull(),
    /** Null: no cap. */
    spendCap: integer(),
    spent: count(),
    createdAt,
    lastUsedAt: time(),
    revokedAt: time(),
  },
  (table) => [index("api_keys_by_owner").on(table.ownerId, table.createdAt)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 (hex) of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: parentId(() => users.id),
    createdAt,
    expiresAt: time().notNull(),
    lastUsedAt: time().notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);
