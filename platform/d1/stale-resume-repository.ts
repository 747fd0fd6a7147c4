import { and, asc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { Claim } from "#core/resumes/process-resume";
import type { StaleResume } from "#core/rubrics/rescore-resumes";
import { analysisColumns } from "./analysis-columns";
import { claimedColumns, updateUnclaimed } from "./claims";
import type { Database } from "./database";
import { type LostOptions, takeLostResumes } from "./lost-resumes";
import { resumes, tournaments } from "./schema";
import { isOutdated } from "./unread-resume-repository";

type Stored = Omit<ResumeAnalysis, "scorecard"> & { scorecard: ResumeAnalysis["scorecard"] | null };

/** Without a result there is nothing to update: a person reads it. */
const isStale = sql`(${resumes.isStale} and ${resumes.scorecard} is not null)`;
const isWanted = and(isStale, isNull(resumes.rereadError));

/** Results judged by an older rubric version of their tournament. They remain visible until they are updated. */
export function createStaleResumeRepository(db: Database) {
  const ofHolder = ({ resumeId, claimToken }: Claim) =>
    and(eq(resumes.id, resumeId), eq(resumes.claimToken, claimToken), eq(resumes.status, "done"));

  const isOlder = (rubricVersion: number) => lt(resumes.rubricVersion, rubricVersion);
  const storeResult = (analysis: ResumeAnalysis, rubricVersion: number, which: SQL | undefined) =>
    db
      .update(resumes)
      .set({ ...analysis, rubricVersion, isStale: isOutdated(rubricVersion), rereadError: null, attempts: 0 })
      .where(and(which, eq(resumes.status, "done")));

  return {
    async list(options: { tournamentId: string; after: string; limit: number }): Promise<StaleResume[]> {
      const rows = await db
        .select({ id: resumes.id, stored: analysisColumns })
        .from(resumes)
        .where(and(eq(resumes.tournamentId, options.tournamentId), gt(resumes.id, options.after), isStale))
        .orderBy(asc(resumes.id))
        .limit(options.limit);
      return rows.map(({ id, stored }) => ({ id, analysis: toAnalysis(id, stored) }));
    },

    async storeRescored(rescored: StaleResume[], rubricVersion: number): Promise<void> {
      const [first, ...others] = rescored.map(({ id, analysis }) =>
        storeResult(analysis, rubricVersion, and(eq(resumes.id, id), isOlder(rubricVersion))),
      );
      if (first) await db.batch([first, ...others]);
    },

    async requeueAll(tournamentId: string, now: Date): Promise<string[]> {
      const rows = await db
        .update(resumes)
        .set({ rereadError: null, attempts: 0, queuedAt: now })
        .where(and(eq(resumes.tournamentId, tournamentId), isStale))
        .returning({ id: resumes.id });
      return rows.map((row) => row.id);
    },

    /** False if it is up to date or gone. */
    async requeue(resumeId: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(resumes)
        .set({ rereadError: null, attempts: 0, queuedAt: now })
        .where(and(eq(resumes.id, resumeId), isStale))
        .returning({ id: resumes.id });
      return rows.length > 0;
    },

    async take(options: LostOptions & { limit: number }): Promise<string[]> {
      const taken = await takeLostResumes(db, isWanted, options);
      return taken.map(({ id }) => id);
    },

    async claim({ resumeId, claimToken }: Claim, now: Date) {
      const claimed = await updateUnclaimed(db, resumeId, {
        needsWork: isWanted,
        set: { claimToken, claimedAt: now, attempts: sql`${resumes.attempts} + 1` },
        now,
      });
      if (claimed === undefined || claimed === "claimed") return claimed;
      const [row] = await db
        .select({ ...claimedColumns, stored: analysisColumns })
        .from(resumes)
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(eq(resumes.id, resumeId));
      if (!row) return undefined;
      const { stored, ...claimedResume } = row;
      return { ...claimedResume, analysis: toAnalysis(row.id, stored) };
    },

    /** The queue will deliver the message again. */
    async release(claim: Claim, now: Date): Promise<void> {
      await db
        .update(resumes)
        .set({ claimToken: null, claimedAt: null, queuedAt: now })
        .where(ofHolder(claim));
    },

    async storeExtension(claim: Claim, analysis: ResumeAnalysis, rubricVersion: number): Promise<void> {
      // Never over a newer version's result. A candidate's own words outdate a result within the same version.
      await storeResult(analysis, rubricVersion, and(ofHolder(claim), isOlder(rubricVersion + 1)));
    },

    /** Returns its tournament; "claimed" while a worker has a claim on it; undefined if it is up to date or gone. */
    fail: (resumeId: string, rereadError: string, now: Date) =>
      updateUnclaimed(db, resumeId, {
        needsWork: isWanted,
        set: { rereadError, claimToken: null, claimedAt: null },
        now,
      }),
  };
}

/** A finished result has all of its parts; tier and match are null if it is not rated. */
function toAnalysis(id: string, { scorecard, ...stored }: Stored): ResumeAnalysis {
  if (scorecard === null) throw new Error(`no result in ${id}`);
  return { ...stored, scorecard };
}
