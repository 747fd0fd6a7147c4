import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DecisionRecord, RecordedRubric } from "#core/records/decision-record";
import { time } from "./columns";

// What remains of deleted data for some years, without anything that names a person. Triggers write both tables
// (migrations). There are no foreign keys: a record outlives what it is about.

/** What was decided about a candidate whose resume is deleted. */
export const decisionRecords = sqliteTable(
  "decision_records",
  {
    /** The id of the resume. */
    id: text().primaryKey(),
    ownerId: text().notNull(),
    tournamentId: text().notNull(),
    record: text({ mode: "json" }).$type<DecisionRecord>().notNull(),
    deletedAt: time().notNull(),
    keepUntil: time().notNull(),
  },
  (table) => [
    index("decision_records_by_tournament").on(table.tournamentId),
    index("decision_records_by_end").on(table.keepUntil),
  ],
);

/** A deleted tournament that has decision records. */
export const decisionTournaments = sqliteTable(
  "decision_tournaments",
  {
    id: text().primaryKey(),
    ownerId: text().notNull(),
    name: text().notNull(),
    /** Every version of the rubric, oldest first. */
    rubrics: text({ mode: "json" }).$type<RecordedRubric[]>().notNull(),
    createdAt: time().notNull(),
    deletedAt: time().notNull(),
    keepUntil: time().notNull(),
  },
  (table) => [
    index("decision_tournaments_by_owner").on(table.ownerId, table.deletedAt),
    index("decision_tournaments_by_end").on(table.keepUntil),
  ],
);

/** Opens the decision records of a deleted account to whoever has its link. */
export const recordKeys = sqliteTable("record_keys", {
  /** SHA-256 of the secret in the link; the secret itself is not stored. */
  tokenHash: text().primaryKey(),
  ownerId: text().notNull(),
  createdAt: time().notNull(),
});
