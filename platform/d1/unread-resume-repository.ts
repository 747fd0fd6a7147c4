import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AnalyzerErrorCode } from "#core/analysis/analyzer";
import type { AnalysisKey } from "#core/analysis/reuse-analysis";
import { type ResumeAnalysis, resumeAnalysisSchema } from "#core/analysis/scorecard";
import type { ReadableResume } from "#core/jobs/job";
import type { Claim, ClaimedResume } from "#core/resumes/process-resume";
import { analysisColumns } from "./analysis-columns";
import { claimedColumns, updateUnclaimed } from "./claims";
import type { Database } from "./database";
import { type LostOptions, takeLostResumes } from "./lost-resumes";
import { resumes, resumeTexts, tournaments } from "./schema";

const inProgress = inArray(resumes.status, ["extracting", "analyzing"]);
const unfinished = and(
  inArray(resumes.status, ["pending", "extracting", "analyzing"]),
  eq(resumes.isHumanOnly, false),
);

/** Whether a result of this rubric version is outdated; for use in an update of resumes. */
export const isOutdated = (rubricVersion: number) =>
  sql<boolean>`(select rubric_version from tournaments where tournaments.id = resumes.tournament_id) > ${rubricVersion}`;

/** Resumes still to be read: claims, and writes that only the holder of a claim may make. */
export function createUnreadResumeRepository(db: Database) {
  const ofHolder = ({ resumeId, claimToken }: Claim) =>
    and(eq(resumes.id, resumeId), eq(resumes.claimToken, claimToken), inProgress);

  return {
    async claim({ resumeId, claimToken }: Claim, now: Date): Promise<ClaimedResume | "claimed" | undefined> {
      const claimed = await updateUnclaimed(db, resumeId, {
        needsWork: unfinished,
        set: { status: "extracting", claimToken, claimedAt: now, attempts: sql`${resumes.attempts} + 1` },
        now,
      });
      if (claimed === undefined || claimed === "claimed") return claimed;
      const [row] = await db
        .select({ ...claimedColumns, fileName: resumes.fileName, isDemo: tournaments.isPublicDemo })
        .from(resumes)
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(eq(resumes.id, resumeId));
      return row;
    },

    /** The queue will deliver the message again. */
    async releaseClaim(claim: Claim, now: Date, heldUpBy: AnalyzerErrorCode | null): Promise<void> {
      await db
        .update(resumes)
        .set({ status: "pending", claimToken: null, claimedAt: null, queuedAt: now, heldUpBy })
        .where(ofHolder(claim));
    },

    async yieldClaim(claim: Claim, now: Date): Promise<void> {
      await db
        .update(resumes)
        .set({ claimToken: null, claimedAt: null, attempts: 0, queuedAt: now })
        .where(ofHolder(claim));
    },

    async markAnalyzing(claim: Claim): Promise<void> {
      await db.update(resumes).set({ status: "analyzing" }).where(ofHolder(claim));
    },

    /** The analysis of another resume of the same user with the same bytes, upload day and key. */
    async findAnalysis({ resumeId, ...key }: AnalysisKey): Promise<ResumeAnalysis | undefined> {
      const own = alias(resumes, "own");
      const ownTournament = alias(tournaments, "own_tournament");
      const judgedBy = (field: string, value: string | undefined) =>
        sql`json_extract(${resumes.scorecard}, ${`$.${field}`}) is ${value ?? null}`;
      const dayOf = (table: typeof resumes | typeof own) => sql`date(${table.createdAt} / 1000, 'unixepoch')`;
      // Goes from the user to the tournaments to the one resume of each with these bytes, each through an index. A
      // condition on the status would make SQLite scan all resumes of that status instead.
      const [row] = await db
        .select(analysisColumns)
        .from(own)
        .innerJoin(ownTournament, eq(ownTournament.id, own.tournamentId))
        .innerJoin(tournaments, eq(tournaments.userId, ownTournament.userId))
        .innerJoin(resumes, and(eq(resumes.tournamentId, tournaments.id), eq(resumes.sha256, own.sha256)))
        .where(
          and(
            eq(own.id, resumeId),
            ne(resumes.id, own.id),
            sql`${dayOf(resumes)} = ${dayOf(own)}`,
            judgedBy("fallback", undefined),
            ...Object.entries(key).map(([field, value]) => judgedBy(field, value)),
          ),
        )
        .limit(1);
      return resumeAnalysisSchema.safeParse(row).data;
    },

    /** True if the rubric has changed since the claim. */
    async storeAnalysis(
      claim: Claim,
      { words, ...analysis }: ResumeAnalysis & { rubricVersion: number; words: string },
      now: Date,
    ): Promise<boolean> {
      const [, [row]] = await db.batch([
        db
          .insert(resumeTexts)
          .select(sql`select id, tournament_id, ${words} from resumes where ${ofHolder(claim)}`)
          .onConflictDoUpdate({ target: resumeTexts.resumeId, set: { words: sql`excluded.words` } }),
        db
          .update(resumes)
          .set({
            ...analysis,
            isStale: isOutdated(analysis.rubricVersion),
            status: "done",
            error: null,
            rereadError: null,
            heldUpBy: null,
            claimToken: null,
            claimedAt: null,
            attempts: 0,
            finishedAt: now,
          })
          .where(ofHolder(claim))
          .returning({ isStale: resumes.isStale }),
      ]);
      return row?.isStale ?? false;
    },

    async storeError(claim: Claim, error: string, now: Date): Promise<void> {
      await db
        .update(resumes)
        .set({ status: "error", error, heldUpBy: null, claimToken: null, claimedAt: null, finishedAt: now })
        .where(ofHolder(claim));
    },

    /** Returns its tournament; "claimed" while a worker has a claim on it; undefined if it is finished or gone. */
    failUnfinished: (resumeId: string, error: string, now: Date) =>
      updateUnclaimed(db, resumeId, {
        needsWork: unfinished,
        set: {
          ...{ status: "error", error, finishedAt: now },
          ...{ heldUpBy: null, claimToken: null, claimedAt: null },
        },
        now,
      }),

    takeStuck: (options: LostOptions & { limit: number }): Promise<ReadableResume[]> =>
      takeLostResumes(db, unfinished, options),
  };
}
