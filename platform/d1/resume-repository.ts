import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AnalysisKey } from "#core/analysis/reuse-analysis";
import { type ResumeAnalysis, resumeAnalysisSchema, type Tier } from "#core/analysis/scorecard";
import type { ClaimedResume } from "#core/resumes/process-resume";
import type { ResumeStatus, ResumeView, ResumeWithTournament } from "#core/resumes/resume";
import type { NewResume } from "#core/resumes/upload-resume";
import type { Database } from "./database";
import { isFree, type LostOptions, takeLostResumes } from "./lost-resumes";
import { resumes, tournaments } from "./schema";

type ResumeRow = typeof resumes.$inferSelect;
type Claim = { resumeId: string; claimToken: string };

const inProgress = inArray(resumes.status, ["extracting", "analyzing"]);
const unfinished = inArray(resumes.status, ["pending", "extracting", "analyzing"]);
const tierInForce = sql`coalesce(${resumes.recruiterTier}, ${resumes.tier})`;

/** D1 binds at most 100 values a query; one JSON list is one value. */
const idIn = (ids: string[]) => sql`${resumes.id} in (select value from json_each(${JSON.stringify(ids)}))`;

/** Whether a result of this version is behind its tournament's rubric, for an update of resumes. */
export const isBehind = (rubricVersion: number) =>
  sql<boolean>`(select rubric_version from tournaments where tournaments.id = resumes.tournament_id) > ${rubricVersion}`;

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

  const held = ({ resumeId, claimToken }: Claim) =>
    and(eq(resumes.id, resumeId), eq(resumes.claimToken, claimToken), inProgress);

  const isUnfinished = async (resumeId: string) => {
    const [row] = await db
      .select({ id: resumes.id })
      .from(resumes)
      .where(and(eq(resumes.id, resumeId), unfinished));
    return row !== undefined;
  };

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

    async claimResume(
      { resumeId, claimToken }: Claim,
      now: Date,
    ): Promise<ClaimedResume | "held" | undefined> {
      const [claimed] = await db
        .update(resumes)
        .set({
          status: "extracting",
          claimToken,
          claimedAt: now,
          attempts: sql`${resumes.attempts} + 1`,
        })
        .where(and(eq(resumes.id, resumeId), unfinished, isFree(now)))
        .returning({ id: resumes.id });
      if (!claimed) return (await isUnfinished(resumeId)) ? "held" : undefined;
      const [row] = await db
        .select({
          id: resumes.id,
          tournamentId: resumes.tournamentId,
          fileName: resumes.fileName,
          createdAt: resumes.createdAt,
          attempts: resumes.attempts,
          rubric: tournaments.rubric,
          rubricVersion: tournaments.rubricVersion,
        })
        .from(resumes)
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(eq(resumes.id, resumeId));
      return row;
    },

    async releaseClaim(claim: Claim): Promise<void> {
      await db
        .update(resumes)
        .set({ status: "pending", claimToken: null, claimedAt: null })
        .where(held(claim));
    },

    async yieldClaim(claim: Claim, now: Date): Promise<void> {
      await db
        .update(resumes)
        .set({ claimToken: null, claimedAt: null, attempts: 0, queuedAt: now })
        .where(held(claim));
    },

    async markAnalyzing(claim: Claim): Promise<void> {
      await db.update(resumes).set({ status: "analyzing" }).where(held(claim));
    },

    /** The analysis of the same user's other resume with the same bytes, day of upload and key. */
    async findAnalysis({ resumeId, ...key }: AnalysisKey): Promise<ResumeAnalysis | undefined> {
      const own = alias(resumes, "own");
      const ownTournament = alias(tournaments, "own_tournament");
      const judgedBy = (field: string, value: string | undefined) =>
        sql`json_extract(${resumes.scorecard}, ${`$.${field}`}) is ${value ?? null}`;
      const dayOf = (table: typeof resumes | typeof own) => sql`date(${table.createdAt} / 1000, 'unixepoch')`;
      // User, tournaments, the one resume of each with these bytes: each by an index. A condition on the
      // status would have SQLite walk all resumes of that status instead.
      const [row] = await db
        .select({
          matchPercent: resumes.matchPercent,
          tier: resumes.tier,
          extractedSkills: resumes.extractedSkills,
          pros: resumes.pros,
          cons: resumes.cons,
          followUpQuestions: resumes.followUpQuestions,
          contactInfo: resumes.contactInfo,
          scorecard: resumes.scorecard,
        })
        .from(own)
        .innerJoin(ownTournament, eq(ownTournament.id, own.tournamentId))
        .innerJoin(tournaments, eq(tournaments.userId, ownTournament.userId))
        .innerJoin(resumes, and(eq(resumes.tournamentId, tournaments.id), eq(resumes.sha256, own.sha256)))
        .where(
          and(
            eq(own.id, resumeId),
            ne(resumes.id, own.id),
            sql`${dayOf(resumes)} = ${dayOf(own)}`,
            judgedBy("standIn", undefined),
            ...Object.entries(key).map(([field, value]) => judgedBy(field, value)),
          ),
        )
        .limit(1);
      return resumeAnalysisSchema.safeParse(row).data;
    },

    /** True: the rubric has changed since the claim. */
    async storeAnalysis(
      claim: Claim,
      analysis: ResumeAnalysis & { rubricVersion: number },
      now: Date,
    ): Promise<boolean> {
      const [row] = await db
        .update(resumes)
        .set({
          ...analysis,
          isStale: isBehind(analysis.rubricVersion),
          status: "done",
          error: null,
          rereadError: null,
          claimToken: null,
          claimedAt: null,
          attempts: 0,
          finishedAt: now,
        })
        .where(held(claim))
        .returning({ isStale: resumes.isStale });
      return row?.isStale ?? false;
    },

    async storeError(claim: Claim, error: string, now: Date): Promise<void> {
      await db
        .update(resumes)
        .set({ status: "error", error, claimToken: null, claimedAt: null, finishedAt: now })
        .where(held(claim));
    },

    /** The tournament it belongs to; "held" while somebody works on it; undefined when it is finished or gone. */
    async failUnfinishedResume(
      resumeId: string,
      error: string,
      now: Date,
    ): Promise<{ tournamentId: string } | "held" | undefined> {
      const [row] = await db
        .update(resumes)
        .set({ status: "error", error, claimToken: null, claimedAt: null, finishedAt: now })
        .where(and(eq(resumes.id, resumeId), unfinished, isFree(now)))
        .returning({ tournamentId: resumes.tournamentId });
      return row ?? ((await isUnfinished(resumeId)) ? "held" : undefined);
    },

    takeStuckResumes: (options: LostOptions): Promise<string[]> => takeLostResumes(db, unfinished, options),
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
