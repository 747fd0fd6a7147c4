import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { requestKinds } from "#core/candidate-page/candidate-page";
import { createdAt, parentId, time } from "./columns";
import { resumes } from "./tournaments";

/** Links that let a candidate see what their resume showed; a candidate has at most one that works. */
export const candidateLinks = sqliteTable(
  "candidate_links",
  {
    id: text().primaryKey(),
    resumeId: parentId(() => resumes.id),
    /** SHA-256 of the secret in the link; the secret itself is not stored. */
    tokenHash: text().notNull(),
    createdAt,
    expiresAt: time().notNull(),
    revokedAt: time(),
    openedAt: time(),
  },
  (table) => [
    uniqueIndex("candidate_links_by_token").on(table.tokenHash),
    index("candidate_links_by_resume").on(table.resumeId, table.createdAt),
  ],
);

/** What candidates said or asked for through their link. */
export const candidateRequests = sqliteTable(
  "candidate_requests",
  {
    id: text().primaryKey(),
    resumeId: parentId(() => resumes.id),
    kind: text({ enum: requestKinds }).notNull(),
    /** The criterion that a statement is about. */
    criterionId: text(),
    words: text().notNull(),
    createdAt,
    /** When the recruiter marked it as answered. */
    answeredAt: time(),
  },
  (table) => [index("candidate_requests_by_resume").on(table.resumeId, table.createdAt)],
);
