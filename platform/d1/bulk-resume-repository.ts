import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-event";
import type { BulkNotes, BulkTiers } from "#core/resumes/bulk-change";
import { MAX_NOTE_CHARACTERS } from "#core/resumes/write-note";
import { exportsPrefix, resumePrefix } from "../files";
import { eraseReasons, insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { openRun } from "./open-run";
import { idIn } from "./resume-repository";
import { auditEntries, fileDeletions, resumes } from "./schema";
import { settleStatus } from "./settle-status";

type Many = { tournamentId: string; ids: string[]; event: AuditEvent; now: Date };

/** Separates an added note from the existing one. */
const BREAK = "\n\n";
/** In characters as SQLite counts them, which an emoji is one of. */
const lengthOf = (text: string) => Array.from(text).length;

/** Bulk changes to resumes of one tournament. Each is one transaction, with one audit entry if anything changes. */
export function createBulkResumeRepository(db: Database) {
  /** Runs before the change; adds an entry only if `rows` is not empty. */
  const note = (event: AuditEvent, now: Date, rows: SQL, reason: object | null = null) =>
    insertAuditEvents(db, { ...event, reason }, sql`(select 1) where exists (select 1 ${rows})`, now);
  const among = ({ tournamentId, ids }: Pick<Many, "tournamentId" | "ids">) =>
    and(idIn(ids), eq(resumes.tournamentId, tournamentId));

  return {
    async setTiers({ tournamentId, userId, tiers, event, reason, now }: BulkTiers): Promise<number> {
      const wanted = sql`(select value ->> 'id' as of_resume, value ->> 'tier' as new_tier,
        value ->> 'reason' as new_reason from json_each(${JSON.stringify(tiers)})) as wanted`;
      const isChange = sql`resumes.id = of_resume and resumes.tournament_id = ${tournamentId}
        and resumes.status = 'done' and (resumes.recruiter_tier is not new_tier
          or resumes.recruiter_tier_reason is not iif(new_tier is null, null, new_reason))`;
      const unlessWithdrawn = (value: unknown) => sql`iif(new_tier is null, null, ${value})`;
      const [, changed] = await db.batch([
        note(event, now, sql`from resumes, ${wanted} where ${isChange}`, reason),
        db
          .update(resumes)
          .set({
            recruiterTier: sql`new_tier`,
            recruiterTierReason: unlessWithdrawn(sql`new_reason`),
            recruiterTierBy: unlessWithdrawn(userId),
            recruiterTierAt: unlessWithdrawn(now.getTime()),
          })
          .from(wanted)
          .where(isChange)
          .returning({ id: resumes.id }),
      ]);
      return changed.length;
    },

    async addNote({ note: words, event, now, ...many }: BulkNotes): Promise<number> {
      const added = lengthOf(BREAK + words);
      const mostBefore = MAX_NOTE_CHARACTERS - added;
      const isChange = and(
        among(many),
        sql`(note is not ${words} and substr(note, ${-added}) is not ${BREAK + words})`,
        sql`length(note) <= ${mostBefore}`,
      );
      const [, changed] = await db.batch([
        note(event, now, sql`from resumes where ${isChange}`),
        db
          .update(resumes)
          .set({ note: sql`iif(note = '', ${words}, note || ${BREAK + words})`, noteAt: now })
          .where(isChange)
          .returning({ id: resumes.id }),
      ]);
      return changed.length;
    },

    async takeNoteBack({ note: words, event, now, ...many }: BulkNotes): Promise<number> {
      const added = BREAK + words;
      const isChange = and(
        among(many),
        sql`(note = ${words} or substr(note, ${-lengthOf(added)}) = ${added})`,
      );
      const [, changed] = await db.batch([
        note(event, now, sql`from resumes where ${isChange}`),
        db
          .update(resumes)
          .set({
            note: sql`iif(note = ${words}, '', substr(note, 1, length(note) - ${lengthOf(added)}))`,
            noteAt: sql`iif(note = ${words}, null, ${now.getTime()})`,
          })
          .where(isChange)
          .returning({ id: resumes.id }),
      ]);
      return changed.length;
    },

    /** The old result remains until the new one replaces it. */
    async reopen({ event, now, ...many }: Many): Promise<string[]> {
      const isChange = and(
        among(many),
        inArray(resumes.status, ["done", "error"]),
        eq(resumes.isHumanOnly, false),
      );
      const [, reopened] = await db.batch([
        note(event, now, sql`from resumes where ${isChange}`),
        db
          .update(resumes)
          .set({
            ...{ status: "pending", error: null, rereadError: null, attempts: 0 },
            ...{ queuedAt: now, finishedAt: null, claimToken: null, claimedAt: null },
          })
          .where(isChange)
          .returning({ id: resumes.id }),
        openRun(db, many.tournamentId),
      ]);
      return reopened.map(({ id }) => id);
    },

    async delete({
      event,
      now,
      userId,
      exportDeletionId,
      ...many
    }: Many & { userId: string; exportDeletionId: string }): Promise<string[]> {
      const { tournamentId } = many;
      const isTarget = and(
        among(many),
        sql`exists (select 1 from tournaments where id = ${tournamentId} and user_id = ${userId})`,
      );
      const prefix = sql`replace(${resumePrefix({ tournamentId, id: "{id}" })}, '{id}', id)`;
      const noteFiles = (rows: SQL) => db.insert(fileDeletions).select(rows).onConflictDoNothing();
      const [, , , , deleted] = await db.batch([
        note(event, now, sql`from resumes where ${isTarget}`),
        noteFiles(sql`select id, ${prefix}, ${now.getTime()}, 0 from resumes where ${isTarget}`),
        noteFiles(sql`select ${exportDeletionId}, ${exportsPrefix(tournamentId)}, ${now.getTime()}, 0
          where exists (select 1 from resumes where ${isTarget})`),
        // Also filters by the tournament, because that column is indexed.
        eraseReasons(
          db,
          sql`${eq(auditEntries.tournamentId, tournamentId)} and resume_id in (select id from resumes where ${isTarget})`,
        ),
        db.delete(resumes).where(isTarget).returning({ id: resumes.id }),
        settleStatus(db, tournamentId),
      ]);
      return deleted.map(({ id }) => id);
    },
  };
}
