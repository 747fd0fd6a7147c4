import { and, eq, getTableColumns, isNull, lt, or, sql } from "drizzle-orm";
import type { Rubric } from "#core/analysis/rubric";
import type { AuditEvent } from "#core/audit/audit-event";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { NewMail } from "#core/mail/mail";
import type { SavedFilter } from "#core/resumes/candidate-query.schema";
import type { RubricProgress } from "#core/rubrics/rubric-version";
import type { NewTournament } from "#core/tournaments/create-tournament";
import type { TournamentEdit } from "#core/tournaments/edit-tournament";
import type { FinishedRun } from "#core/tournaments/finish-run";
import {
  type HeldUp,
  RECENT_MINUTES,
  type TournamentDetail,
  type TournamentSummary,
} from "#core/tournaments/tournament";
import { insertAuditEvent, insertAuditEvents } from "./audit-repository";
import { grantMonthlyCredits, insertSpend } from "./credit-repository";
import type { Database } from "./database";
import { insertFrom } from "./insert-from";
import { insertMail } from "./outbox-repository";
import { ID_WAS_USED, NEEDS_CREDIT, refusedBy, SPENT_BEFORE, TOURNAMENT_IS_THERE } from "./refused-by";
import { openUploads, rubricVersions, tournaments, users } from "./schema";
import { summaryColumns, toCounts, toSummary } from "./tournament-row";

/** Refers to the outer query's tournament. Uses literal names, because drizzle omits the table name in a select. */
const rubricProgress = {
  rubricVersion: tournaments.rubricVersion,
  staleCount: sql<number>`(select count(*) from resumes r where r.tournament_id = tournaments.id and r.is_stale)`,
  rereadFailedCount: sql<number>`(select count(r.reread_error) from resumes r where r.tournament_id = tournaments.id and r.is_stale)`,
};

const HELD_UP = sql`resumes r where r.tournament_id = tournaments.id and r.held_up_by is not null`;
const recentFrom = sql.raw(`(unixepoch() - ${60 * RECENT_MINUTES}) * 1000`);

/** Counts finished resumes only if some are held up, because counting reads every resume of the tournament. */
const heldUpColumns = {
  heldUpCount: sql<number>`(select count(*) from ${HELD_UP})`,
  recentlyFinished: sql<number>`case when exists (select 1 from ${HELD_UP}) then
    (select count(*) from resumes r where r.tournament_id = tournaments.id and r.finished_at >= ${recentFrom})
    else 0 end`,
};

const isRead = sql`${tournaments.doneCount} + ${tournaments.errorCount} >= ${tournaments.resumeCount}`;

const uploadIsOver = (now: Date) =>
  and(
    or(isNull(tournaments.uploadOpenUntil), lt(tournaments.uploadOpenUntil, now)),
    sql`not exists (select 1 from open_uploads u where u.tournament_id = tournaments.id and u.open_until >= ${now.getTime()})`,
  );

export function createTournamentRepository(db: Database) {
  const ownedBy = (userId: string, id: string) => and(eq(tournaments.id, id), eq(tournaments.userId, userId));

  const findSample = async (userId: string): Promise<string | undefined> => {
    const [row] = await db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(and(eq(tournaments.userId, userId), sql`${tournaments.isDemoTournament}`));
    return row?.id;
  };

  /** For a batch with the insertion of a tournament. */
  const insertFirstVersion = (tournamentId: string, changes: string[] = []) => {
    const { rubricVersion: version, rubric, createdAt, userId: createdBy } = tournaments;
    const row = { tournamentId, version, rubric, changes, createdAt, createdBy };
    return insertFrom(db, rubricVersions, row, tournaments, eq(tournaments.id, tournamentId));
  };

  return {
    async insert(
      { rubricChanges, ...tournament }: NewTournament,
      { id, grantId, fileCount }: { id: string; grantId: string; fileCount: number },
    ): Promise<TournamentSummary | "taken" | undefined> {
      const { userId, name: subject, createdAt: now } = tournament;
      const cause = `tournament:${tournament.id}`;
      const creditPlanId = sql`(select plan_id from credit_entries where id = ${id})`;
      const insertion = db.batch([
        grantMonthlyCredits(db, userId, { id: grantId, now }),
        insertSpend(db, { id, userId, cause, subject, fileCount, now }),
        db
          .insert(tournaments)
          .values({ ...tournament, creditPlanId })
          .returning(summaryColumns),
        insertFirstVersion(tournament.id, rubricChanges),
        insertAuditEvent(
          db,
          { actor: { kind: "user", id: userId }, action: "tournament.created", tournamentId: tournament.id },
          now,
        ),
      ]);
      const isTaken = refusedBy(ID_WAS_USED, SPENT_BEFORE, TOURNAMENT_IS_THERE);
      const inserted = await insertion
        .catch(refusedBy(NEEDS_CREDIT))
        .catch((error) => isTaken(error) ?? ("taken" as const));
      if (inserted === "taken") return inserted;
      const row = inserted?.[2][0];
      return row && toSummary(row);
    },

    /** The user's sample, created from `tournament` if there has never been one. */
    async findOrInsertSample(tournament: NewTournament): Promise<string | undefined> {
      const [owed] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, tournament.userId), isNull(users.sampleMadeAt)));
      if (owed) {
        await db.batch([
          db.insert(tournaments).values(tournament).onConflictDoNothing(),
          insertFirstVersion(tournament.id),
        ]);
      }
      return findSample(tournament.userId);
    },

    findSample,

    async find(userId: string, id: string): Promise<TournamentDetail | undefined> {
      const [row] = await db
        .select({ ...getTableColumns(tournaments), ...rubricProgress, ...heldUpColumns })
        .from(tournaments)
        .where(ownedBy(userId, id));
      if (!row) return undefined;
      const { rubric, savedFilters, isBlind } = row;
      return { ...toSummary(row), ...toRubricProgress(row), ...toHeldUp(row), rubric, savedFilters, isBlind };
    },

    async setFilters(userId: string, id: string, savedFilters: SavedFilter[]): Promise<boolean> {
      const rows = await db
        .update(tournaments)
        .set({ savedFilters })
        .where(ownedBy(userId, id))
        .returning({ id: tournaments.id });
      return rows.length > 0;
    },

    async setBlind(userId: string, id: string, isBlind: boolean, event: AuditEvent, now: Date) {
      const isOwn = ownedBy(userId, id);
      const [, rows] = await db.batch([
        insertAuditEvents(db, event, sql`tournaments where ${isOwn} and is_blind <> ${isBlind}`, now),
        db.update(tournaments).set({ isBlind }).where(isOwn).returning({ id: tournaments.id }),
      ]);
      return rows.length > 0;
    },

    /** The caller has already checked the owner. */
    async findHead(id: string): Promise<{ name: string; rubric: Rubric } | undefined> {
      return db.query.tournaments.findFirst({
        where: eq(tournaments.id, id),
        columns: { name: true, rubric: true },
      });
    },

    /** Status and counters for the channel, which has already checked who is watching. */
    async findProgress(id: string): Promise<TournamentProgress | undefined> {
      const [row] = await db
        .select({ ...summaryColumns, ...rubricProgress, ...heldUpColumns })
        .from(tournaments)
        .where(eq(tournaments.id, id));
      return row && { status: row.status, ...toCounts(row), ...toRubricProgress(row), ...toHeldUp(row) };
    },

    async setTexts({ userId, tournamentId, name, jobDescription }: TournamentEdit, now: Date) {
      const isOther = sql`(${tournaments.name} <> ${name} or ${tournaments.jobDescription} <> ${jobDescription})`;
      const [, [row]] = await db.batch([
        insertAuditEvents(
          db,
          { actor: { kind: "user", id: userId }, action: "tournament.edited", tournamentId: sql`id` },
          sql`tournaments where ${and(ownedBy(userId, tournamentId), isOther)}`,
          now,
        ),
        db
          .update(tournaments)
          .set({ name, jobDescription })
          .where(ownedBy(userId, tournamentId))
          .returning(summaryColumns),
      ]);
      return row && toSummary(row);
    },

    async setUploadOpenUntil(id: string, uploadOpenUntil: Date | null): Promise<void> {
      await db.update(tournaments).set({ uploadOpenUntil }).where(eq(tournaments.id, id));
    },

    async keepUploadOpen(tournamentId: string, uploadId: string, openUntil: Date): Promise<void> {
      const upload = { tournamentId, id: uploadId, openUntil };
      await insertFrom(
        db,
        openUploads,
        upload,
        tournaments,
        eq(tournaments.id, tournamentId),
      ).onConflictDoUpdate({
        target: [openUploads.tournamentId, openUploads.id],
        set: { openUntil },
      });
    },

    async closeUpload(tournamentId: string, uploadId: string): Promise<void> {
      await db
        .delete(openUploads)
        .where(and(eq(openUploads.tournamentId, tournamentId), eq(openUploads.id, uploadId)));
    },

    async endRun(tournamentId: string, mail: (run: FinishedRun) => Promise<NewMail>, { now }: { now: Date }) {
      const mayEnd = and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.status, "processing"),
        isRead,
        uploadIsOver(now),
      );
      const [before] = await db
        .select({
          tournament: summaryColumns,
          ownerEmail: users.email,
          ownerConfirmedAt: users.emailConfirmedAt,
          ownerWantsMail: users.wantsResultsMail,
        })
        .from(tournaments)
        .innerJoin(users, eq(users.id, tournaments.userId))
        .where(mayEnd);
      if (!before) return undefined;

      const { tournament, ownerEmail, ownerConfirmedAt, ownerWantsMail } = before;
      const run: FinishedRun = {
        tournamentId,
        ownerEmail,
        ownerConfirmedAt,
        name: tournament.name,
        run: tournament.run,
        status: tournament.doneCount > 0 ? "completed" : "error",
        doneCount: tournament.doneCount,
        errorCount: tournament.errorCount,
        tierCounts: toCounts(tournament).tierCounts,
      };
      // Whoever's update takes effect has ended the run. It repeats the conditions, so that a resume added in between
      // keeps the run open. The mail's cause is unique, so that a run never sends two.
      const cause = `results-ready:${tournamentId}:${run.run}` as const;
      const { isDemoTournament, isPublicDemo, isExternal } = tournament;
      const wanted = ownerWantsMail && !isDemoTournament && !isPublicDemo && !isExternal;
      const content = await mail(run);
      const [ended] = await db.batch([
        db
          .update(tournaments)
          .set({ status: run.status, uploadOpenUntil: null })
          .where(and(mayEnd, eq(tournaments.run, run.run), eq(tournaments.doneCount, run.doneCount)))
          .returning({ id: tournaments.id }),
        ...insertMail(
          db,
          { ...content, cause, recipient: ownerEmail, createdAt: now },
          wanted
            ? sql`exists (select 1 from tournaments where id = ${tournamentId} and status = ${run.status})`
            : sql`false`,
        ),
        // Those that were never closed.
        db
          .delete(openUploads)
          .where(and(eq(openUploads.tournamentId, tournamentId), lt(openUploads.openUntil, now))),
      ]);
      return ended.length > 0 ? run : undefined;
    },

    async listUnfinishedRuns({ now, limit }: { now: Date; limit: number }): Promise<string[]> {
      const rows = await db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(and(eq(tournaments.status, "processing"), isRead, uploadIsOver(now)))
        .limit(limit);
      return rows.map((row) => row.id);
    },
  };
}

function toRubricProgress({ rubricVersion, staleCount, rereadFailedCount }: RubricProgress): RubricProgress {
  return { rubricVersion, staleCount, rereadFailedCount };
}

function toHeldUp(row: { heldUpCount: number; recentlyFinished: number }): { heldUp?: HeldUp } {
  const { heldUpCount: count, recentlyFinished } = row;
  return count > 0 ? { heldUp: { count, recentlyFinished } } : {};
}
