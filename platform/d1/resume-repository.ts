import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Tier } from "#core/analysis/scorecard";
import type { ResumeStatus, ResumeView, ResumeWithTournament } from "#core/resumes/resume";
import type { NewResume } from "#core/resumes/upload-resume";
import type { Database } from "./database";
import { resumes, tournaments } from "./schema";

type ResumeRow = typeof resumes.$inferSelect;

const tierInForce = sql`coalesce(${resumes.recruiterTier}, ${resumes.tier})`;

/** D1 binds at most 100 values a query; one JSON list is one value. */
const idIn = (ids: string[]) => sql`${resumes.id} in (select value from json_each(${JSON.stringify(ids)}))`;

const isOwn = (userId: string) =>
  sql`${resumes.tournamentId} in (select ${tournaments.id} from ${tournaments} where ${tournaments.userId} = ${userId})`;

export function createResumeRepository(db: Database) {
  /** For a batch with a change of resumes: the first unfinished one opens a run. */
  const openRun = (tournamentId: string) =>
    db
      .update(tournaments)
      .set({ status: "processing", run: sql`${tournaments.run} + 1` })
      .where(
        and(
          eq(tournaments.id, tournamentId),
          sql`${tournaments.status} <> 'processing'`,
          sql`${tournaments.resumeCount} > ${tournaments.doneCount} + ${tournaments.errorCount}`,
        ),
      );

  return {
    async findResumeByContent(
      tournamentId: string,
      sha256: string,
    ): Promise<{ id: string; status: ResumeStatus } | undefined> {
      const [row] = await db
        .select({ id: resumes.id, status: resumes.status })
        .from(resumes)
        .where(and(eq(resumes.tournamentId, tournamentId), eq(resumes.sha256, sha256)));
      return row;
    },

    /** False when the same bytes are already in the tournament. */
    async insertResume(resume: NewResume): Promise<boolean> {
      const [inserted] = await db.batch([
        db
          .insert(resumes)
          .values({ ...resume, queuedAt: resume.createdAt })
          .onConflictDoNothing()
          .returning({ id: resumes.id }),
        openRun(resume.tournamentId),
      ]);
      return inserted.length > 0;
    },

    async countResumes(tournamentId: string): Promise<number> {
      return db.$count(resumes, eq(resumes.tournamentId, tournamentId));
    },

    /** duplicate: the same bytes are already there; full: there are as many resumes as `limit` allows. */
    async insertResumeWithin(limit: number, resume: NewResume): Promise<"inserted" | "duplicate" | "full"> {
      const isTooMany = sql`(select ${tournaments.resumeCount} from ${tournaments} where ${tournaments.id} = ${resume.tournamentId}) > ${limit}`;
      const [inserted, takenBack] = await db.batch([
        db
          .insert(resumes)
          .values({ ...resume, queuedAt: resume.createdAt })
          .onConflictDoNothing()
          .returning({ id: resumes.id }),
        db
          .delete(resumes)
          .where(and(eq(resumes.id, resume.id), isTooMany))
          .returning({ id: resumes.id }),
        openRun(resume.tournamentId),
      ]);
      if (takenBack.length > 0) return "full";
      return inserted.length > 0 ? "inserted" : "duplicate";
    },

    /** A resume that ended as an error is read again; false when it is no longer one. */
    async reopenResume(resume: { id: string; tournamentId: string }, now: Date): Promise<boolean> {
      const [reopened] = await db.batch([
        db
          .update(resumes)
          .set({ status: "pending", error: null, attempts: 0, queuedAt: now, finishedAt: null })
          .where(and(eq(resumes.id, resume.id), eq(resumes.status, "error")))
          .returning({ id: resumes.id }),
        openRun(resume.tournamentId),
      ]);
      return reopened.length > 0;
    },

    async listResumes(tournamentId: string): Promise<ResumeView[]> {
      const rows = await db.query.resumes.findMany({
        where: eq(resumes.tournamentId, tournamentId),
        orderBy: [desc(resumes.matchPercent), asc(resumes.id)],
      });
      return rows.map(toView);
    },

    async listResumesByIds(tournamentId: string, ids: string[]): Promise<ResumeView[]> {
      const rows = await db.query.resumes.findMany({
        where: and(eq(resumes.tournamentId, tournamentId), idIn(ids)),
      });
      return rows.map(toView);
    },

    async listAllResumes(userId: string): Promise<ResumeWithTournament[]> {
      const rows = await db
        .select({ resume: resumes, tournament: { id: tournaments.id, name: tournaments.name } })
        .from(resumes)
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(eq(tournaments.userId, userId))
        .orderBy(desc(resumes.createdAt), asc(resumes.id));
      return rows.map(({ resume, tournament }) => ({ ...toView(resume), tournament }));
    },

    async findResume(userId: string, resumeId: string): Promise<ResumeView | undefined> {
      const [row] = await db
        .select()
        .from(resumes)
        .where(and(eq(resumes.id, resumeId), isOwn(userId)));
      return row && toView(row);
    },

    async listTier(
      tournamentId: string,
      tier: Tier,
    ): Promise<{ id: string; fileName: string; size: number; createdAt: Date }[]> {
      return db
        .select({
          id: resumes.id,
          fileName: resumes.fileName,
          size: resumes.size,
          createdAt: resumes.createdAt,
        })
        .from(resumes)
        .where(and(eq(resumes.tournamentId, tournamentId), eq(tierInForce, tier)))
        .orderBy(desc(resumes.matchPercent), asc(resumes.id));
    },

    async setRecruiterTier(change: {
      resumeId: string;
      userId: string;
      tier: Tier;
      now: Date;
    }): Promise<ResumeView | undefined> {
      const [row] = await db
        .update(resumes)
        .set({ recruiterTier: change.tier, recruiterTierBy: change.userId, recruiterTierAt: change.now })
        .where(and(eq(resumes.id, change.resumeId), eq(resumes.status, "done"), isOwn(change.userId)))
        .returning();
      return row && toView(row);
    },
  };
}

function toView(row: ResumeRow): ResumeView {
  const { recruiterTier, recruiterTierBy, recruiterTierAt } = row;
  return {
    id: row.id,
    tournamentId: row.tournamentId,
    fileName: row.fileName,
    status: row.status,
    error: row.error,
    tier: recruiterTier ?? row.tier,
    aiTier: row.tier,
    recruiterTier:
      recruiterTier && recruiterTierBy && recruiterTierAt
        ? { tier: recruiterTier, changedBy: recruiterTierBy, changedAt: recruiterTierAt.toISOString() }
        : null,
    note: row.note,
    noteAt: row.noteAt?.toISOString() ?? null,
    matchPercent: row.matchPercent,
    extractedSkills: row.extractedSkills,
    pros: row.pros,
    cons: row.cons,
    followUpQuestions: row.followUpQuestions,
    contactInfo: row.contactInfo,
    scorecard: row.scorecard,
    rubricVersion: row.rubricVersion,
    isStale: row.isStale,
    rereadError: row.rereadError,
    createdAt: row.createdAt.toISOString(),
  };
}
