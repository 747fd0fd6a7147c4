import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Rubric } from "#core/analysis/rubric";
import type { ContactInfo, Scorecard } from "#core/analysis/scorecard";
import { tiers } from "#core/analysis/scorecard";
import { resumeStatuses } from "#core/resumes/resume";
import { tournamentStatuses } from "#core/tournaments/tournament";
import { users } from "./accounts";
import { count, createdAt, stringList } from "./columns";

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
    /** Came through the partner API; has a row in listings, and no credit. */
    isExternal: integer({ mode: "boolean" }).notNull().default(false),
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
    index("tournaments_waiting").on(table.userId).where(sql`resume_count > done_count + error_count`),
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
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.version] }),
    index("rubric_versions_by_author").on(table.createdBy, table.createdAt),
  ],
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
    /** Why, in the recruiter's own words; null without any. */
    recruiterTierReason: text(),
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
    /** What a list is ordered by: see core/scoring/order.ts. 0 while there is no result. */
    score: integer().notNull(),
  },
  (table) => [
    uniqueIndex("resume_entries_by_resume").on(table.resumeId),
    index("resume_entries_by_user").on(table.userId),
    index("resume_entries_by_score").on(table.userId, table.score),
    // In the order of a tournament's page, equals included.
    index("resume_entries_in_order").on(table.tournamentId, sql`${table.score} desc`, table.resumeId),
    // Those without a result, in the order of upload.
    index("resume_entries_unread").on(table.tournamentId).where(sql`score = 0`),
    // Each entry of an index ends with the row's key, so this one has a tournament's in the order of upload.
    index("resume_entries_by_upload").on(table.tournamentId),
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
    isExternal: integer({ mode: "boolean" }).notNull().default(false),
    /** Of a listing. */
    expiresAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [
    uniqueIndex("tournament_entries_by_tournament").on(table.tournamentId),
    index("tournament_entries_by_user").on(table.userId),
    index("tournament_entries_external").on(table.key).where(sql`is_external`),
    index("tournament_entries_ending").on(table.userId, table.expiresAt).where(sql`expires_at is not null`),
  ],
);

/** Rows of the search tables whose resume or tournament is gone. Written by triggers; the sweep takes them out. */
export const searchRemovals = sqliteTable(
  "search_removals",
  {
    search: text({ enum: ["resume_search", "tournament_search"] }).notNull(),
    /** The rowid in that table. */
    key: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.search, table.key] })],
);
