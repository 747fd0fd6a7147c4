import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Reason } from "#core/audit/reason";
import type { Job, QueueName } from "#core/jobs/job";
import { count, createdAt } from "./columns";

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

/** How far the queue consumer has come on each queue of resumes, so that the sweeper can tell lost from waiting. */
export const queueProgress = sqliteTable("queue_progress", {
  queue: text().$type<QueueName>().primaryKey(),
  /** When a message was last taken off it, to about the quarter of a minute. */
  takenAt: integer({ mode: "timestamp_ms" }).notNull(),
  /** When the newest message taken off it so far had been put on it. */
  sentAt: integer({ mode: "timestamp_ms" }).notNull(),
});

/** Files of rows that are gone, still to be removed from R2. */
export const fileDeletions = sqliteTable("file_deletions", {
  id: text().primaryKey(),
  /** Every key that begins with it. */
  prefix: text().notNull(),
  createdAt,
  attempts: count(),
});

/** Jobs that were given up, for people to look at and to run again. */
export const failedJobs = sqliteTable(
  "failed_jobs",
  {
    id: text().primaryKey(),
    /** As it was on the queue. */
    job: text({ mode: "json" }).$type<Job>().notNull(),
    /** Why, in words without anybody's data. */
    error: text().notNull(),
    attempts: count(),
    createdAt,
    /** When somebody asked for it to be run again. */
    rerunAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("failed_jobs_open").on(table.rerunAt, table.createdAt)],
);

/** Stretches of the audit log that are in files of R2, in the order of their keys. Rows are only added. */
export const auditSegments = sqliteTable("audit_segments", {
  lastKey: integer().primaryKey(),
  firstKey: integer().notNull(),
  /** The seal of the last entry, which the chain goes on from. */
  lastHash: text().notNull(),
  /** Of the file's text. */
  sha256: text().notNull(),
  createdAt,
});

/**
 * Who did what to whom. Triggers let rows be added and sealed, personal words be taken out, and rows of a noted segment
 * be deleted, nothing else.
 */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    key: integer().primaryKey({ autoIncrement: true }),
    createdAt,
    /** user, admin, partner or system, and the id: `user:7d0c…`; `system` has none. */
    actor: text().notNull(),
    action: text().notNull(),
    tournamentId: text(),
    resumeId: text(),
    details: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
    /** What somebody typed. Details hold its hash, so that it can go with whom it is about. */
    reason: text({ mode: "json" }).$type<Reason>(),
    /** Of what is noted no more than once: who, what and in which day or hour. */
    once: text(),
    /** SHA-256 (hex) over the entry before and this one; null until it is sealed. */
    hash: text(),
  },
  (table) => [
    index("audit_entries_by_tournament").on(table.tournamentId, table.key),
    index("audit_entries_unsealed").on(table.key).where(sql`hash is null`),
    // Of some thousand scores a day the few acts of people are found without reading the others.
    index("audit_entries_of_people").on(table.key).where(sql`action <> 'resume.scored'`),
    uniqueIndex("audit_entries_once").on(table.once).where(sql`once is not null`),
  ],
);
