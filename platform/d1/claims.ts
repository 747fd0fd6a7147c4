import { and, eq, isNull, lt, or, type SQL } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { CLAIM_SECONDS } from "#core/resumes/process-resume";
import type { Database } from "./database";
import { pick } from "./pick";
import { resumes, tournaments } from "./schema";
import { isTestAccount } from "./test-accounts";

/** No worker has a claim on it, or the claim has expired. */
export const isUnclaimed = (now: Date) =>
  or(isNull(resumes.claimedAt), lt(resumes.claimedAt, new Date(now.getTime() - CLAIM_SECONDS * 1000)));

/** What a worker needs to know of a resume it has claimed, joined with its tournament. */
export const claimedColumns = {
  ...pick(resumes, "id", "tournamentId", "createdAt", "attempts"),
  ...pick(tournaments, "rubric", "rubricVersion"),
  isTest: isTestAccount(tournaments.userId),
};

type Change = {
  /** Whether a resume still needs the work in question. */
  needsWork: SQL | undefined;
  set: SQLiteUpdateSetSource<typeof resumes>;
  now: Date;
};

/**
 * Changes a resume that needs work, unless a worker has a claim on it; then returns "claimed". Otherwise returns its
 * tournament; undefined if the work is done or the resume is gone.
 */
export async function updateUnclaimed(
  db: Database,
  resumeId: string,
  { needsWork, set, now }: Change,
): Promise<{ tournamentId: string } | "claimed" | undefined> {
  const isWaiting = and(eq(resumes.id, resumeId), needsWork);
  const [changed] = await db
    .update(resumes)
    .set(set)
    .where(and(isWaiting, isUnclaimed(now)))
    .returning({ tournamentId: resumes.tournamentId });
  if (changed) return changed;
  const [claimed] = await db.select({ id: resumes.id }).from(resumes).where(isWaiting);
  return claimed && "claimed";
}
