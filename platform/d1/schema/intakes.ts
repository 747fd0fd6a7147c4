import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { intakeKinds } from "#core/intake/intake";
import { authResults } from "#core/intake/mail-verdict";
import { count, createdAt, parentId, time } from "./columns";
import { tournaments } from "./tournaments";

/** How candidates themselves send resumes to a tournament: its apply link and its mail address. */
export const intakes = sqliteTable(
  "intakes",
  {
    id: text().primaryKey(),
    tournamentId: parentId(() => tournaments.id),
    kind: text({ enum: intakeKinds }).notNull(),
    /** SHA-256 of the secret in the link or address; the secret itself is not stored. */
    tokenHash: text().notNull(),
    createdAt,
    closedAt: time(),
    receivedCount: count(),
  },
  (table) => [
    uniqueIndex("intakes_by_token").on(table.tokenHash),
    uniqueIndex("intakes_one_open").on(table.tournamentId, table.kind).where(sql`closed_at is null`),
  ],
);

/** Mails that a tournament received, without their sender and text. */
export const intakeMails = sqliteTable(
  "intake_mails",
  {
    id: text().primaryKey(),
    tournamentId: parentId(() => tournaments.id),
    /** SHA-256 of the Message-ID, or of the whole mail if it has none. */
    messageHash: text().notNull(),
    createdAt,
    spf: text({ enum: authResults }).notNull(),
    dkim: text({ enum: authResults }).notNull(),
    added: count(),
    refused: count(),
  },
  (table) => [
    uniqueIndex("intake_mails_once").on(table.tournamentId, table.messageHash),
    index("intake_mails_by_tournament").on(table.tournamentId, table.createdAt),
  ],
);
