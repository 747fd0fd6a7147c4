import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { jobListingTypes } from "#core/partners/listing";
import { deliveryStatuses, type WebhookData, type WebhookEvent } from "#core/partners/webhook";
import { users } from "./accounts";
import { count, createdAt, parentId, parentIdAsKey, time } from "./columns";
import { resumes, tournaments } from "./tournaments";

export const partners = sqliteTable("partners", {
  /** Also the id of the user that owns the partner's tournaments, which nobody can log in as. */
  id: parentIdAsKey(() => users.id),
  name: text().notNull(),
  /** Lower case. */
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  createdAt,
  disabledAt: time(),
  /** Tokens issued before this are invalid. */
  tokensValidFrom: time().notNull(),
});

/** Tokens revoked before they expired. */
export const revokedPartnerTokens = sqliteTable("revoked_partner_tokens", {
  id: text().primaryKey(),
  expiresAt: time().notNull(),
});

/** What a tournament created through the partner API has in addition to the job. */
export const listings = sqliteTable("listings", {
  /** Also the listing's id. */
  tournamentId: parentIdAsKey(() => tournaments.id),
  company: text().notNull(),
  jobListingType: text({ enum: jobListingTypes }).notNull(),
  region: text().notNull(),
  applicationUrl: text(),
  /** The partner's own ids, returned unchanged. */
  optionalSkills: text({ mode: "json" }).$type<number[]>().notNull().default([]),
  expiresAt: time(),
});

/** Stored answers to POSTs with an Idempotency-Key, so that the same key gets the same answer. */
export const idempotentRequests = sqliteTable(
  "idempotent_requests",
  {
    partnerId: parentId(() => partners.id),
    key: text().notNull(),
    /** SHA-256 (hex) of the request. */
    requestHash: text().notNull(),
    /** HTTP status of the answer; null while the request is in progress. */
    status: integer(),
    /** The answer; while the request is in progress, the id of what it creates. */
    body: text(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.key] })],
);

/** A URL where a partner receives webhooks. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text().primaryKey(),
    partnerId: parentId(() => partners.id),
    url: text().notNull(),
    /** Signs messages (Standard Webhooks): "whsec_" followed by base64. */
    secret: text().notNull(),
    /** Also signs messages until `previousSecretUntil`. */
    previousSecret: text(),
    previousSecretUntil: time(),
    /** The event types it subscribes to. */
    events: text({ mode: "json" }).$type<WebhookEvent[]>().notNull().default([]),
    createdAt,
    /** When it was disabled because it answered 410 Gone; it receives nothing since then. */
    disabledAt: time(),
    /** Paused until then because it did not answer in time. */
    pausedUntil: time(),
  },
  (table) => [index("webhook_endpoints_by_partner").on(table.partnerId, table.createdAt)],
);

/** Messages for an endpoint and their outcome. Events are added by triggers only (migrations). */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** The `webhook-id` of the message. */
    id: text().primaryKey(),
    endpointId: parentId(() => webhookEndpoints.id),
    type: text().notNull(),
    /** The subject of the event; the delivery is deleted with it. Null for a ping. */
    tournamentId: text().references(() => tournaments.id, { onDelete: "cascade" }),
    resumeId: text().references(() => resumes.id, { onDelete: "cascade" }),
    /** The message's `data` without URLs, which are added when it is sent. */
    payload: text({ mode: "json" }).$type<WebhookData>().notNull(),
    status: text({ enum: deliveryStatuses }).notNull().default("pending"),
    attempts: count(),
    createdAt,
    /** For a settled delivery, when it was settled. */
    nextAttemptAt: time().notNull(),
    /** When a job for this attempt was queued; null: not yet. */
    queuedAt: time(),
    /** When a worker claimed it; the claim expires. */
    claimedAt: time(),
    deliveredAt: time(),
    /** Of the last attempt: the HTTP status, or the error if there was no answer. */
    lastStatus: integer(),
    lastError: text(),
  },
  (table) => [
    index("webhook_deliveries_by_endpoint").on(table.endpointId),
    index("webhook_deliveries_due").on(table.status, table.nextAttemptAt),
    index("webhook_deliveries_by_tournament").on(table.tournamentId, table.status, table.nextAttemptAt),
    index("webhook_deliveries_by_resume").on(table.resumeId),
  ],
);
