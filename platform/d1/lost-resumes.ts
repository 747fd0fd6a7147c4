import { and, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReadableResume } from "#core/jobs/job";
import { CLAIM_SECONDS } from "#core/resumes/process-resume";
import type { Database } from "./database";
import { resumes } from "./schema";

const CLAIM_MS = CLAIM_SECONDS * 1000;

/** Nobody works on it, or who did has died. */
export const isFree = (now: Date) =>
  or(isNull(resumes.claimedAt), lt(resumes.claimedAt, new Date(now.getTime() - CLAIM_MS)));

export type LostOptions = { now: Date; queuedBefore: Date; limit: number };

/** Resumes nobody works on though they are wanted: their message is lost. Marks them queued now. */
export async function takeLostResumes(
  db: Database,
  wanted: SQL | undefined,
  { now, queuedBefore, limit }: LostOptions,
): Promise<ReadableResume[]> {
  const lost = db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(wanted, or(isNull(resumes.queuedAt), lt(resumes.queuedAt, queuedBefore)), isFree(now)))
    .limit(limit);
  const rows = await db.update(resumes).set({ queuedAt: now }).where(inArray(resumes.id, lost)).returning({
    id: resumes.id,
    isDemo: sql<number>`(select is_public_demo from tournaments where id = resumes.tournament_id)`,
  });
  return rows.map(({ id, isDemo }) => ({ id, isDemo: Boolean(isDemo) }));
}
