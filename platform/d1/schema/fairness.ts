import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ResumeResult } from "#core/fairness/fairness-check";
import { createdAt, parentId, time } from "./columns";
import { resumes, tournaments } from "./tournaments";

/** The latest fairness check of a tournament: its own resumes judged again as if about somebody else. */
export const fairnessChecks = sqliteTable(
  "fairness_checks",
  {
    id: text().primaryKey(),
    tournamentId: parentId(() => tournaments.id),
    rubricVersion: integer().notNull(),
    /** Who judged, once a resume is done. */
    judge: text(),
    createdAt,
    /** When a resume was last done or a job queued; the sweeper requeues a check that makes no progress. */
    steppedAt: time().notNull(),
    finishedAt: time(),
  },
  (table) => [
    uniqueIndex("fairness_checks_one").on(table.tournamentId),
    index("fairness_checks_unfinished").on(table.finishedAt, table.steppedAt),
  ],
);

/** A resume of a check; `result` is null until it is done. Results contain levels and tiers, no text of the resume. */
export const fairnessResults = sqliteTable(
  "fairness_results",
  {
    checkId: parentId(() => fairnessChecks.id),
    resumeId: parentId(() => resumes.id),
    result: text({ mode: "json" }).$type<ResumeResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.checkId, table.resumeId] }),
    index("fairness_results_by_resume").on(table.resumeId),
  ],
);
