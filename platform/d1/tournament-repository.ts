import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from "drizzle-orm";
import type { TournamentProgress } from "#core/events/tournament-event";
import { candidateName } from "#core/resumes/resume";
import type { RubricProgress } from "#core/rubrics/rubric-version";
import type { NewTournament } from "#core/tournaments/create-tournament";
import type { FinishedRun } from "#core/tournaments/finish-run";
import type {
  TournamentCounts,
  TournamentDetail,
  TournamentListItem,
  TournamentSummary,
} from "#core/tournaments/tournament";
import type { Database } from "./database";
import { outbox, resumes, rubricVersions, tournaments, users } from "./schema";

type TournamentRow = typeof tournaments.$inferSelect;

/** Of the outer query's tournament. The names are written out: drizzle leaves the table off in a select. */
const rubricProgress = {
  rubricVersion: tournaments.rubricVersion,
  staleCount: sql<number>`(select count(*) from resumes r where r.tournament_id = tournaments.id and r.is_stale)`,
  rereadFailedCount: sql<number>`(select count(r.reread_error) from resumes r where r.tournament_id = tournaments.id and r.is_stale)`,
};

/** Everything but the rubric, which lists do not show. */
const { rubric: _rubric, ...summaryColumns } = getTableColumns(tournaments);

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
    async insertTournament(tournament: NewTournament): Promise<TournamentSummary> {
      const [[row]] = await db.batch([
        db.insert(tournaments).values(tournament).returning(summaryColumns),
        insertFirstVersion(tournament.id),
      ]);
      if (!row) throw new Error("insert returned no row");
      return toSummary(row);
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

    async listTournaments(userId: string): Promise<TournamentListItem[]> {
      const best = db.$with("best").as(
        db
          .select({
            tournamentId: resumes.tournamentId,
            resumeId: resumes.id,
            fileName: resumes.fileName,
            tier: sql<"A" | "B" | "C" | "D">`coalesce(${resumes.recruiterTier}, ${resumes.tier})`.as(
              "best_tier",
            ),
            matchPercent: resumes.matchPercent,
            place:
              sql<number>`row_number() over (partition by ${resumes.tournamentId} order by coalesce(${resumes.recruiterTier}, ${resumes.tier}), ${resumes.matchPercent} desc, ${resumes.id})`.as(
                "place",
              ),
          })
          .from(resumes)
          .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
          .where(and(eq(tournaments.userId, userId), eq(resumes.status, "done"))),
      );
      const rows = await db
        .with(best)
        .select({
          tournament: summaryColumns,
          best: {
            resumeId: best.resumeId,
            fileName: best.fileName,
            tier: best.tier,
            matchPercent: best.matchPercent,
          },
        })
        .from(tournaments)
        .leftJoin(best, and(eq(best.tournamentId, tournaments.id), eq(best.place, 1)))
        .where(eq(tournaments.userId, userId))
        .orderBy(desc(tournaments.createdAt), desc(tournaments.id));
      return rows.map(({ tournament, best }) => ({
        ...toSummary(tournament),
        topCandidate: best && {
          resumeId: best.resumeId,
          name: candidateName(best.fileName),
          tier: best.tier,
          matchPercent: best.matchPercent ?? 0,
        },
      }));
    },

    async findTournament(userId: string, id: string): Promise<TournamentDetail | undefined> {
      const [row] = await db
        .select({ ...getTableColumns(tournaments), ...rubricProgress })
        .from(tournaments)
        .where(ownedBy(userId, id));
      return row && { ...toSummary(row), ...toRubricProgress(row), rubric: row.rubric };
    },

    /** Status and counters, for the room; the room's visitors were checked at its door. */
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
      mail: (run: FinishedRun) => { subject: string; text: string },
      { now, mailId }: { now: Date; mailId: string },
    ): Promise<FinishedRun | undefined> {
      const mayEnd = and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.status, "processing"),
        isRead,
        uploadIsOver(now),
      );
      const [before] = await db
        .select({ tournament: summaryColumns, ownerEmail: users.email })
        .from(tournaments)
        .innerJoin(users, eq(users.id, tournaments.userId))
        .where(mayEnd);
      if (!before) return undefined;

      const { tournament, ownerEmail } = before;
      const run: FinishedRun = {
        tournamentId,
        ownerEmail,
        name: tournament.name,
        run: tournament.run,
        status: tournament.doneCount > 0 ? "completed" : "error",
        doneCount: tournament.doneCount,
        errorCount: tournament.errorCount,
      };
      // Whose update takes effect has ended the run. It repeats the conditions, so that a resume that came in
      // between keeps the run open; the mail's cause is unique, so that no run has two.
      const cause = `results-ready:${tournamentId}:${run.run}`;
      const wanted = !tournament.isDemoTournament;
      const [ended] = await db.batch([
        db
          .update(tournaments)
          .set({ status: run.status, uploadOpenUntil: null })
          .where(and(mayEnd, eq(tournaments.run, run.run), eq(tournaments.doneCount, run.doneCount)))
          .returning({ id: tournaments.id }),
        db
          .insert(outbox)
          .select(
            db
              .select({
                id: sql<string>`${mailId}`.as("id"),
                cause: sql<string>`${cause}`.as("cause"),
                recipient: sql<string>`${ownerEmail}`.as("recipient"),
                subject: sql<string>`${mail(run).subject}`.as("subject"),
                text: sql<string>`${mail(run).text}`.as("text"),
                html: sql<string>`''`.as("html"),
                createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
                claimedAt: sql<Date | null>`null`.as("claimed_at"),
                attempts: sql<number>`0`.as("attempts"),
                sentAt: sql<Date | null>`null`.as("sent_at"),
              })
              .from(tournaments)
              .where(
                and(
                  eq(tournaments.id, tournamentId),
                  eq(tournaments.status, run.status),
                  sql`${wanted ? 1 : 0}`,
                ),
              ),
          )
          .onConflictDoNothing(),
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

function toCounts(row: Omit<TournamentRow, "rubric">): TournamentCounts {
  return {
    resumeCount: row.resumeCount,
    doneCount: row.doneCount,
    errorCount: row.errorCount,
    tierCounts: { A: row.tierACount, B: row.tierBCount, C: row.tierCCount, D: row.tierDCount },
  };
}

function toRubricProgress({ rubricVersion, staleCount, rereadFailedCount }: RubricProgress): RubricProgress {
  return { rubricVersion, staleCount, rereadFailedCount };
}

function toSummary(row: Omit<TournamentRow, "rubric">): TournamentSummary {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...toCounts(row),
    keySkills: row.keySkills,
    jobDescription: row.jobDescription,
    keyRequirements: row.keyRequirements,
    optionalRequirements: row.optionalRequirements,
    isDemoTournament: row.isDemoTournament,
  };
}
