import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { count, createdAt, parentId, stringList, time } from "./columns";
import { resumes, tournaments } from "./tournaments";

/** Links that let somebody without an account read some of a tournament's candidates. */
export const shares = sqliteTable(
  "shares",
  {
    id: text().primaryKey(),
    tournamentId: parentId(() => tournaments.id),
    /** SHA-256 of the secret in the link; the secret itself is not stored. */
    tokenHash: text().notNull(),
    /** Who it is for, as the recruiter put it. */
    label: text().notNull(),
    isBlind: integer({ mode: "boolean" }).notNull(),
    /** The candidates selected when it was created, in that order. */
    resumeIds: stringList(),
    createdAt,
    expiresAt: time().notNull(),
    revokedAt: time(),
    viewCount: count(),
  },
  (table) => [
    uniqueIndex("shares_by_token").on(table.tokenHash),
    index("shares_by_tournament").on(table.tournamentId, table.createdAt),
  ],
);

/** A link holder's opinion of a candidate. */
export const shareOpinions = sqliteTable(
  "share_opinions",
  {
    resumeId: parentId(() => resumes.id),
    shareId: parentId(() => shares.id),
    vote: text({ enum: ["up", "down"] }),
    comment: text().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.shareId] }),
    index("share_opinions_by_share").on(table.shareId),
  ],
);
