import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Reason } from "#core/audit/reason";
import type { Job, QueueName } from "#core/jobs/job";
import { count, createdAt, time } from "./columns";

/** Mails to send. A cause is unique, so that one event cannot send two mails. */
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
    /** When a worker claimed it, and how many attempts were made; the claim expires. */
    claimedAt: time(),
    attempts: count(),
    sentAt: time(),
  },
  (table) => [index("outbox_unsent").on(table.sentAt, table.createdAt)],
);

/**
 * How far the queue consumer has got on each resume queue, so that the sweeper can tell lost messages from waiting
 * ones.
 */
export const queueProgress = sqliteTable("queue_progress", {
  queue: text().$type<QueueName>().primaryKey(),
  /** When a message was last taken off the queue, to within about 15 seconds. */
  takenAt: time().notNull(),
  /** When the newest message taken off the queue so far was sent. */
  sentAt: time().notNull(),
});

/**
 * What language models cost, for the spending caps. Not linked to the tournament, because deleting it refunds nothing.
 */
export const modelSpending = sqliteTable(
  "model_spending",
  {
    tournamentId: text().notNull(),
    /** For example "2026-11-22", in UTC. */
    day: text().notNull(),
    calls: count(),
    tokensIn: count(),
    tokensOut: count(),
    /** Millionths of a US dollar. */
    microDollars: count(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.day] }),
    index("model_spending_by_day").on(table.day),
  ],
);

/** Files of deleted rows that still have to be removed from R2. */
export const fileDeletions = sqliteTable("file_deletions", {
  id: text().primaryKey(),
  /** Every key with this prefix is removed. */
  prefix: text().notNull(),
  createdAt,
  attempts: count(),
});

/** Jobs that were given up, to be inspected and rerun by the administrator. */
export const failedJobs = sqliteTable(
  "failed_jobs",
  {
    id: text().primaryKey(),
    /** The job as it was queued. */
    job: text({ mode: "json" }).$type<Job>().notNull(),
    /** The reason, without personal data. */
    error: text().notNull(),
    attempts: count(),
    createdAt,
    /** When a rerun was requested. */
    rerunAt: time(),
  },
  (table) => [index("failed_jobs_open").on(table.rerunAt, table.createdAt)],
);

/** Segments of the audit log that are archived in R2, ordered by key. Rows are only added. */
export const auditSegments = sqliteTable("audit_segments", {
  lastKey: integer().primaryKey(),
  firstKey: integer().notNull(),
  /** The hash of the segment's last entry, which the chain continues from. */
  lastHash: text().notNull(),
  /** SHA-256 of the file's text. */
  sha256: text().notNull(),
  createdAt,
});

/**
 * The audit log. Triggers allow adding and hashing rows, erasing reasons, and deleting the rows of a recorded segment,
 * and nothing else.
 */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    key: integer().primaryKey({ autoIncrement: true }),
    createdAt,
    /** The kind and id of the actor: `user:7d0c…`, and likewise admin and partner; `system` has no id. */
    actor: text().notNull(),
    action: text().notNull(),
    tournamentId: text(),
    resumeId: text(),
    details: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
    /**
     * What somebody typed. Details hold only its hash, so that the text can be erased with the person it is about.
     */
    reason: text({ mode: "json" }).$type<Reason>(),
    /** For events recorded at most once: who, what, and on which day or in which hour. */
    once: text(),
    /** SHA-256 (hex) of the previous entry's hash and this entry; null until it is computed. */
    hash: text(),
  },
  (table) => [
    index("audit_entries_by_tournament").on(table.tournamentId, table.key),
    index("audit_entries_unsealed").on(table.key).where(sql`hash is null`),
    // Finds the few actions of people without reading the thousands of scores a day.
    index("audit_entries_of_people").on(table.key).where(sql`action <> 'resume.scored'`),
    uniqueIndex("audit_entries_once").on(table.once).where(sql`once is not null`),
  ],
);
