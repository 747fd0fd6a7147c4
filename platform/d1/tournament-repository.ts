import { and, eq, getTableColumns, isNull, lt, or, sql } from "drizzle-orm";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { NewMail } from "#core/mail/mail";
import type { RubricProgress } from "#core/rubrics/rubric-version";
import type { NewTournament } from "#core/tournaments/create-tournament";
import type { FinishedRun } from "#core/tournaments/finish-run";
import type { TournamentDetail, TournamentSummary } from "#core/tournaments/tournament";
import { insertSpend, openMonth } from "./credit-repository";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { NEEDS_CREDIT, refusedBy } from "./refused-by";
import { rubricVersions, tournaments, users } from "./schema";
import { summaryColumns, toCounts, toSummary } from "./tournament-row";

/** Of the outer query's tournament. The names are written out: drizzle leaves the table off in a select. */
const rubricProgress = {
  rubricVersion: tournaments.rubricVersion,
  staleCount: sql<number>`(select count(*) from resumes r where r.tournament_id = tournaments.id and r.is_stale)`,
  rereadFailedCount: sql<number>`(select count(r.reread_error) from resumes r where r.tournament_id = tournaments.id and r.is_stale)`,
};

const isRead = sql`${tournaments.doneCount} + ${tournaments.errorCount} >= ${tournaments.resumeCount}`;

const uploadIsOver = (now: Date) =>
  or(isNull(tournaments.uploadOpenUntil), lt(tournaments.uploadOpenUntil, now));

export function createTournamentRepository(db: Database) {
  const ownedBy = (userId: string, id: string) => and(eq(tournaments.id, id), eq(tournaments.userId, userId));

  /** For a batch with the insertion of a tournament. */
  const insertFirstVersion = (tournamentId: string) =>
    db.insert(rubricVersions).select(
      db
        .select({
          tournamentId: tournaments.id,
          version: tournaments.rubricVersion,
          rubric: tournaments.rubric,
          changes: sql<string[]>`'[]'`.as("changes"),
          createdAt: tournaments.createdAt,
          createdBy: sql<string>`${tournaments.userId}`.as("created_by"),
        })
        .from(tournaments)
        .where(eq(tournaments.id, tournamentId)),
    );

  return {
    async insert(
      tournament: NewTournament,
      { id, grantId, fileCount }: { id: string; grantId: string; fileCount: number },
    ): Promise<TournamentSummary | undefined> {
      const { userId, name: subject, createdAt: now } = tournament;
      const cause = `tournament:${tournament.id}`;
      const creditPlanId = sql`(select plan_id from credit_entries where cause = ${cause})`;
      const insertion = db.batch([
        openMonth(db, userId, { id: grantId, now }),
        insertSpend(db, { id, userId, cause, subject, fileCount, now }),
        db
          .insert(tournaments)
          .values({ ...tournament, creditPlanId })
          .returning(summaryColumns),
        insertFirstVersion(tournament.id),
      ]);
      const inserted = await insertion.catch(refusedBy(NEEDS_CREDIT));
      const row = inserted?.[2][0];
      return row && toSummary(row);
    },

    /** The user's sample; made from `tournament` when there never was one. */
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
      const [row] = await db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(and(eq(tournaments.userId, tournament.userId), sql`${tournaments.isDemoTournament}`));
      return row?.id;
    },

    async find(userId: string, id: string): Promise<TournamentDetail | undefined> {
      const [row] = await db
        .select({ ...getTableColumns(tournaments), ...rubricProgress })
        .from(tournaments)
        .where(ownedBy(userId, id));
      return row && { ...toSummary(row), ...toRubricProgress(row), rubric: row.rubric };
    },

    /** Status and counters, for the channel, which has already checked who watches. */
    async findProgress(id: string): Promise<TournamentProgress | undefined> {
      const [row] = await db
        .select({ ...summaryColumns, ...rubricProgress })
        .from(tournaments)
        .where(eq(tournaments.id, id));
      return row && { status: row.status, ...toCounts(row), ...toRubricProgress(row) };
    },

    async setUploadOpenUntil(id: string, uploadOpenUntil: Date | null): Promise<void> {
      await db.update(tournaments).set({ uploadOpenUntil }).where(eq(tournaments.id, id));
    },

    async endRun(
      tournamentId: string,
      mail: (run: FinishedRun) => Promise<NewMail>,
      { now }: { now: Date },
    ): Promise<FinishedRun | undefined> {
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
        })
        .from(tournaments)
        .innerJoin(users, eq(users.id, tournaments.userId))
        .where(mayEnd);
      if (!before) return undefined;

      const { tournament, ownerEmail, ownerConfirmedAt } = before;
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
      // Whose update takes effect has ended the run. It repeats the conditions, so that a resume that came in
      // between keeps the run open; the mail's cause is unique, so that no run has two.
      const cause = `results-ready:${tournamentId}:${run.run}`;
      const { isDemoTournament, isPublicDemo, isExternal } = tournament;
      const wanted = !isDemoTournament && !isPublicDemo && !isExternal;
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
