import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { jobListingTypes } from "#core/partners/listing";
import { deliveryStatuses } from "#core/partners/webhook";
import { users } from "./accounts";
import { count, createdAt, stringList } from "./columns";
import { tournaments } from "./tournaments";

export const partners = sqliteTable("partners", {
  /** Also of the row in users that owns its tournaments, which nobody can log in to. */
  id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text().notNull(),
  /** Lower case. */
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  createdAt,
  disabledAt: integer({ mode: "timestamp_ms" }),
  /** Tokens issued before are void. */
  tokensValidFrom: integer({ mode: "timestamp_ms" }).notNull(),
});

/** Tokens that were signed out before their time. */
export const revokedPartnerTokens = sqliteTable("revoked_partner_tokens", {
  id: text().primaryKey(),
  expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
});

/** What a tournament that came through the partner API has beside the job itself. */
export const listings = sqliteTable("listings", {
  /** Also the listing's id. */
  tournamentId: text()
    .primaryKey()
    .references(() => tournaments.id, { onDelete: "cascade" }),
  company: text().notNull(),
  jobListingType: text({ enum: jobListingTypes }).notNull(),
  region: text().notNull(),
  applicationUrl: text(),
  /** The partner's own numbers, returned as they came. */
  optionalSkills: text({ mode: "json" }).$type<number[]>().notNull().default([]),
  expiresAt: integer({ mode: "timestamp_ms" }),
});

/** Answers to POSTs with an Idempotency-Key, so that the same key is answered the same. */
export const idempotentRequests = sqliteTable(
  "idempotent_requests",
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** SHA-256 (hex) of what was asked for. */
    requestHash: text().notNull(),
    /** HTTP status of the answer; null while it is worked on. */
    status: integer(),
    /** The answer; while it is worked on the id of what is being made. */
    body: text(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.key] })],
);

/** Where a partner wants to be told. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    url: text().notNull(),
    /** Signs what is sent (Standard Webhooks): whsec_ and base64. */
    secret: text().notNull(),
    /** Types of event it is told of. */
    events: stringList(),
    createdAt,
  },
  (table) => [index("webhook_endpoints_by_partner").on(table.partnerId, table.createdAt)],
);

/** What is to be told to an endpoint, and what became of it. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** The `webhook-id` of the message. */
    id: text().primaryKey(),
    endpointId: text()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    type: text().notNull(),
    /** The body, as it is signed and sent. */
    payload: text().notNull(),
    status: text({ enum: deliveryStatuses }).notNull().default("pending"),
    attempts: count(),
    createdAt,
    nextAttemptAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Who sends it has it for a while. */
    claimedAt: integer({ mode: "timestamp_ms" }),
    deliveredAt: integer({ mode: "timestamp_ms" }),
    /** Of the last attempt: the answer's status, or why there was none. */
    lastStatus: integer(),
    lastError: text(),
  },
  (table) => [
    index("webhook_deliveries_by_endpoint").on(table.endpointId, table.createdAt),
    index("webhook_deliveries_due").on(table.status, table.nextAttemptAt),
  ],
);
