import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Rubric } from "#core/analysis/rubric";
import type { ContactInfo, Scorecard } from "#core/analysis/scorecard";
import { tiers } from "#core/analysis/scorecard";
import { checkoutStatuses } from "#core/billing/checkout";
import { creditKinds, creditSources } from "#core/billing/credits";
import { planNames } from "#core/billing/plan";
import { resumeStatuses } from "#core/resumes/resume";
import { tournamentStatuses } from "#core/tournaments/tournament";

const createdAt = integer({ mode: "timestamp_ms" }).notNull();
const count = () => integer().notNull().default(0);
const stringList = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    createdAt,
    stripePlanId: text(),
    stripeCustomerId: text(),
    additionalTournamentCredits: count(),
    hasUnlimitedAccess: integer({ mode: "boolean" }).notNull().default(false),
    /** The grant of the pack that is the account's plan; null: FREE. Kept by a trigger, as is what follows from it. */
    baseGrantId: text(),
    /** When its sample tournament was complete; null: still to be made. */
    sampleMadeAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("users_without_sample").on(table.id).where(sql`sample_made_at is null`)],
);

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

export const tournaments = sqliteTable(
  "tournaments",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    jobDescription: text().notNull(),
    keyRequirements: text().notNull(),
    optionalRequirements: text().notNull(),
    keySkills: stringList(),
    status: text({ enum: tournamentStatuses }).notNull().default("draft"),
    /** The sample every account begins with. */
    isDemoTournament: integer({ mode: "boolean" }).notNull().default(false),
    /** A visitor's try on the landing page; gone after a day. */
    isPublicDemo: integer({ mode: "boolean" }).notNull().default(false),
    /** Of the plan whose credit it was made on; null: made without one, by unlimited access. */
    creditPlanId: integer(),
    /** The newest version of it. */
    rubric: text({ mode: "json" }).$type<Rubric>().notNull(),
    rubricVersion: integer().notNull().default(1),
    createdAt,
    /** Counts the processing runs; each run ends with one mail. */
    run: count(),
    /** An upload in several requests is under way until then; the run cannot end before. */
    uploadOpenUntil: integer({ mode: "timestamp_ms" }),
    // Kept by triggers on resumes (migrations), in the transaction that changes what they count.
    resumeCount: count(),
    doneCount: count(),
    errorCount: count(),
    tierACount: count(),
    tierBCount: count(),
    tierCCount: count(),
    tierDCount: count(),
  },
  (table) => [
    index("tournaments_by_user").on(table.userId, table.createdAt),
    index("tournaments_by_status").on(table.status),
    index("tournaments_public_demos").on(table.createdAt).where(sql`is_public_demo`),
    uniqueIndex("tournaments_one_sample_per_user").on(table.userId).where(sql`is_demo_tournament`),
  ],
);

/** Every state a rubric was saved in. */
export const rubricVersions = sqliteTable(
  "rubric_versions",
  {
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    rubric: text({ mode: "json" }).$type<Rubric>().notNull(),
    /** What changed from the version before, a sentence each. */
    changes: stringList(),
    createdAt,
    createdBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.version] })],
);

export const resumes = sqliteTable(
  "resumes",
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: "cascade" }),
    fileName: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt,
    status: text({ enum: resumeStatuses }).notNull().default("pending"),
    error: text(),
    /** When a message for it was last put on the queue; null: never. */
    queuedAt: integer({ mode: "timestamp_ms" }),
    /** Who works on it and since when: the lock of the pipeline. */
    claimToken: text(),
    claimedAt: integer({ mode: "timestamp_ms" }),
    /** How often it was claimed; a file that kills whoever reads it is given up. */
    attempts: count(),
    finishedAt: integer({ mode: "timestamp_ms" }),
    matchPercent: integer(),
    tier: text({ enum: tiers }),
    recruiterTier: text({ enum: tiers }),
    recruiterTierBy: text(),
    recruiterTierAt: integer({ mode: "timestamp_ms" }),
    /** The recruiter's own words about the candidate. */
    note: text().notNull().default(""),
    noteAt: integer({ mode: "timestamp_ms" }),
    extractedSkills: stringList(),
    pros: stringList(),
    cons: stringList(),
    followUpQuestions: stringList(),
    contactInfo: text({ mode: "json" }).$type<ContactInfo>().notNull().default({}),
    scorecard: text({ mode: "json" }).$type<Scorecard>(),
    /** Of the rubric the result answers. */
    rubricVersion: integer(),
    /** Done by an older version of the rubric than the tournament's. */
    isStale: integer({ mode: "boolean" }).notNull().default(false),
    /** Set when redoing it was given up; nobody tries again until asked. */
    rereadError: text(),
  },
  (table) => [
    uniqueIndex("resumes_one_per_content").on(table.tournamentId, table.sha256),
    index("resumes_by_rank").on(table.tournamentId, table.matchPercent, table.id),
    index("resumes_by_status").on(table.status, table.queuedAt),
    index("resumes_stale").on(table.tournamentId, table.id).where(sql`is_stale`),
  ],
);

/**
 * Where a resume stands in the lists over all tournaments of its owner, newest last by its key, which is also
 * its rowid in resume_search. Written by triggers only (migrations).
 */
export const resumeEntries = sqliteTable(
  "resume_entries",
  {
    key: integer().primaryKey(),
    resumeId: text()
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    tournamentId: text().notNull(),
    userId: text().notNull(),
    /** The tier in force in thousands (A is 4), and the match; 0 while there is none. */
    score: integer().notNull(),
  },
  (table) => [
    uniqueIndex("resume_entries_by_resume").on(table.resumeId),
    index("resume_entries_by_user").on(table.userId),
    index("resume_entries_by_score").on(table.userId, table.score),
    index("resume_entries_by_tournament").on(table.tournamentId, table.score),
  ],
);

/** The same for tournaments; the key is the rowid in tournament_search. */
export const tournamentEntries = sqliteTable(
  "tournament_entries",
  {
    key: integer().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: "cascade" }),
    userId: text().notNull(),
  },
  (table) => [
    uniqueIndex("tournament_entries_by_tournament").on(table.tournamentId),
    index("tournament_entries_by_user").on(table.userId),
  ],
);

/** Mails to send. A cause is used once, so that no event can send two. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    cause: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull().default(""),
    createdAt,
    /** Who sends it has it for a while; how often that was tried. */
    claimedAt: integer({ mode: "timestamp_ms" }),
    attempts: count(),
    sentAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("outbox_unsent").on(table.sentAt, table.createdAt)],
);

/** Files of rows that are gone, still to be removed from R2. */
export const fileDeletions = sqliteTable("file_deletions", {
  id: text().primaryKey(),
  /** Every key that begins with it. */
  prefix: text().notNull(),
  createdAt,
  attempts: count(),
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
  (table) => [index("credit_entries_by_user").on(table.userId, table.grantId)],
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
    createdAt,
    paidAt: integer({ mode: "timestamp_ms" }),
    /** The provider's name for the payment; refunds and disputes come under it. */
    paymentId: text(),
    receiptUrl: text(),
    amountRefundedInCents: count(),
    /** SHA-256 (hex) of the value that restores the buyer's session on the way back, once. */
    returnTokenHash: text(),
    returnTokenExpiresAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [
    index("checkouts_by_user").on(table.userId, table.createdAt),
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
