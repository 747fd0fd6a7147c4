import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AnalyzerErrorCode } from "#core/analysis/analyzer";
import type { Rubric } from "#core/analysis/rubric";
import type { ContactInfo, Scorecard } from "#core/analysis/scorecard";
import { tiers } from "#core/analysis/scorecard";
import type { SavedFilter } from "#core/resumes/candidate-query.schema";
import { resumeStatuses } from "#core/resumes/resume";
import { tournamentStatuses } from "#core/tournaments/tournament";
import { users } from "./accounts";
import { count, createdAt, flag, parentId, parentIdAsKey, stringList, time } from "./columns";

export const tournaments = sqliteTable(
  "tournaments",
  {
    id: text().primaryKey(),
    userId: parentId(() => users.id),
    name: text().notNull(),
    jobDescription: text().notNull(),
    keyRequirements: text().notNull(),
    optionalRequirements: text().notNull(),
    keySkills: stringList(),
    status: text({ enum: tournamentStatuses }).notNull().default("draft"),
    /** Our own job and resumes: the sample that every account starts with, or a visitor's demo of it. */
    isDemoTournament: flag(),
    /** A visitor's demo from the landing page; deleted after a day. */
    isPublicDemo: flag(),
    /** Created through the partner API; has a row in listings and uses no credit. */
    isExternal: flag(),
    /** Reviewed blind: the candidate's identity stays hidden until the recruiter has set a tier. */
    isBlind: flag(),
    /** The recruiter's named filters of the candidate list. */
    savedFilters: text({ mode: "json" }).$type<SavedFilter[]>().notNull().default([]),
    /** The plan whose credit the tournament was opened with; null: unlimited access, no credit. */
    creditPlanId: integer(),
    /** The newest version. */
    rubric: text({ mode: "json" }).$type<Rubric>().notNull(),
    rubricVersion: integer().notNull().default(1),
    createdAt,
    /** Counts the processing runs; each run ends with one mail. */
    run: count(),
    /** An upload session, or an upload in several requests that has no id, is open until then: the run cannot end earlier. */
    uploadOpenUntil: time(),
    // Maintained by triggers on resumes (migrations) in the same transaction as the rows they count.
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
    uniqueIndex("tournaments_one_sample_per_user")
      .on(table.userId)
      .where(sql`is_demo_tournament and not is_public_demo`),
    index("tournaments_waiting").on(table.userId).where(sql`resume_count > done_count + error_count`),
  ],
);

/** Every version of a rubric. */
/** Uploads whose requests are being received or announced. A run cannot end before they do or expire. */
export const openUploads = sqliteTable(
  "open_uploads",
  {
    tournamentId: parentId(() => tournaments.id),
    /** As the client calls it; otherwise of one request. */
    id: text().notNull(),
    openUntil: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.id] })],
);

export const rubricVersions = sqliteTable(
  "rubric_versions",
  {
    tournamentId: parentId(() => tournaments.id),
    version: integer().notNull(),
    rubric: text({ mode: "json" }).$type<Rubric>().notNull(),
    /** What changed since the previous version, one sentence each. */
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
    tournamentId: parentId(() => tournaments.id),
    fileName: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt,
    /** The candidate asked for a person instead of automated screening: nothing reads or judges it. */
    isHumanOnly: flag(),
    status: text({ enum: resumeStatuses }).notNull().default("pending"),
    error: text(),
    /** When a job for it was last queued; null: never. */
    queuedAt: time(),
    /** Which worker claimed it, and when: the lock of the pipeline. */
    claimToken: text(),
    claimedAt: time(),
    /** How many times it was claimed; a file that keeps crashing the worker is given up. */
    attempts: count(),
    finishedAt: time(),
    /** The model's last failure, which sent it back to the queue; null if it is not held up. */
    heldUpBy: text().$type<AnalyzerErrorCode>(),
    matchPercent: integer(),
    tier: text({ enum: tiers }),
    recruiterTier: text({ enum: tiers }),
    recruiterTierBy: text(),
    recruiterTierAt: time(),
    /** The recruiter's reason; null if none was given. */
    recruiterTierReason: text(),
    /** The recruiter's note about the candidate. */
    note: text().notNull().default(""),
    noteAt: time(),
    extractedSkills: stringList(),
    pros: stringList(),
    cons: stringList(),
    followUpQuestions: stringList(),
    contactInfo: text({ mode: "json" }).$type<ContactInfo>().notNull().default({}),
    scorecard: text({ mode: "json" }).$type<Scorecard>(),
    /** The rubric version that the result was judged by. */
    rubricVersion: integer(),
    /** Judged by an older rubric version than the tournament's current one. */
    isStale: flag(),
    /** Set when updating the result was given up; nothing retries it until somebody asks. */
    rereadError: text(),
    /**
     * When the partner-visible data last changed; only for resumes of listings. Maintained by triggers (migrations).
     */
    updatedAt: time(),
  },
  (table) => [
    uniqueIndex("resumes_one_per_content").on(table.tournamentId, table.sha256),
    index("resumes_by_rank").on(table.tournamentId, table.matchPercent, table.id),
    index("resumes_by_status").on(table.status, table.queuedAt),
    index("resumes_stale").on(table.tournamentId, table.id).where(sql`is_stale`),
    index("resumes_by_update")
      .on(table.tournamentId, table.updatedAt, table.id)
      .where(sql`updated_at is not null`),
    index("resumes_held_up").on(table.tournamentId).where(sql`held_up_by is not null`),
  ],
);

/** The words of a resume, as they are searched: see wordsToSearch. */
export const resumeTexts = sqliteTable(
  "resume_texts",
  {
    resumeId: parentIdAsKey(() => resumes.id),
    tournamentId: text().notNull(),
    words: text().notNull(),
  },
  (table) => [index("resume_texts_by_tournament").on(table.tournamentId)],
);

/**
 * The position of a resume in the lists across all tournaments of its owner. A newer resume has a larger key, which is
 * also its rowid in resume_search. Written by triggers only (migrations).
 */
export const resumeEntries = sqliteTable(
  "resume_entries",
  {
    key: integer().primaryKey(),
    resumeId: parentId(() => resumes.id),
    tournamentId: text().notNull(),
    userId: text().notNull(),
    /** The sort key of lists: see core/scoring/order.ts. 0 while there is no result. */
    score: integer().notNull(),
  },
  (table) => [
    uniqueIndex("resume_entries_by_resume").on(table.resumeId),
    index("resume_entries_by_user").on(table.userId),
    index("resume_entries_by_score").on(table.userId, table.score),
    // The order of a tournament's page, including ties.
    index("resume_entries_in_order").on(table.tournamentId, sql`${table.score} desc`, table.resumeId),
    // Resumes without a result, in upload order.
    index("resume_entries_unread").on(table.tournamentId).where(sql`score = 0`),
    // Every index entry ends with the row's key, so this one lists a tournament's resumes in upload order.
    index("resume_entries_by_upload").on(table.tournamentId),
  ],
);

/** The same for tournaments; the key is the rowid in tournament_search. */
export const tournamentEntries = sqliteTable(
  "tournament_entries",
  {
    key: integer().primaryKey(),
    tournamentId: parentId(() => tournaments.id),
    userId: text().notNull(),
    isExternal: flag(),
    /** For listings only. */
    expiresAt: time(),
  },
  (table) => [
    uniqueIndex("tournament_entries_by_tournament").on(table.tournamentId),
    index("tournament_entries_by_user").on(table.userId),
    index("tournament_entries_external").on(table.key).where(sql`is_external`),
    index("tournament_entries_ending").on(table.userId, table.expiresAt).where(sql`expires_at is not null`),
  ],
);

/** Rows of the search tables whose resume or tournament was deleted. Written by triggers; the sweep removes them. */
export const searchRemovals = sqliteTable(
  "search_removals",
  {
    search: text({ enum: ["resume_search", "tournament_search"] }).notNull(),
    /** The rowid in that search table. */
    key: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.search, table.key] })],
);

/** Ids of deleted tournaments, except visitors' demos. Written by a trigger; another one lets no tournament have them. */
export const usedTournamentIds = sqliteTable("used_tournament_ids", { id: text().primaryKey() });
