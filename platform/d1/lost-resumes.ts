import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { ReadableResume } from "#core/jobs/job";
import { isUnclaimed } from "./claims";
import type { Database } from "./database";
import { resumes } from "./schema";

export type LostOptions = { now: Date; lostAfterMs: number };

/**
 * Queues deliver messages in roughly the order they arrived. A message overtaken by more than this share of
 * `lostAfterMs` is lost.
 */
const OVERTAKEN_SHARE = 0.2;
/** A queue that delivers nothing for this share of `lostAfterMs` has lost the message. */
const IDLE_SHARE = 0.5;

const isDemo = sql`(select is_public_demo from tournaments where tournaments.id = resumes.tournament_id)`;

/**
 * Whether a resume's message is lost rather than waiting: it was never sent, or it was sent long ago and its queue has
 * since delivered clearly newer messages or none at all. With a slow model a message may wait for an hour.
 */
export function isMessageLost({ now, lostAfterMs }: LostOptions): SQL {
  const ago = (ms: number) => now.getTime() - ms;
  const progress = (column: "taken_at" | "sent_at") =>
    sql`(select ${sql.raw(column)} from queue_progress where queue = iif(${isDemo}, 'demos', 'jobs'))`;
  return sql`(queued_at is null or (queued_at < ${ago(lostAfterMs)} and (
    coalesce(${progress("taken_at")}, 0) < ${ago(lostAfterMs * IDLE_SHARE)}
    or queued_at < ${progress("sent_at")} - ${lostAfterMs * OVERTAKEN_SHARE})))`;
}

/** Resumes that need work but have no worker because their message was lost. Marks them as queued now. */
export async function takeLostResumes(
  db: Database,
  wanted: SQL | undefined,
  { limit, ...options }: LostOptions & { limit: number },
): Promise<ReadableResume[]> {
  const { now } = options;
  const lost = db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(wanted, isMessageLost(options), isUnclaimed(now)))
    .limit(limit);
  const rows = await db
    .update(resumes)
    .set({ queuedAt: now })
    .where(inArray(resumes.id, lost))
    .returning({ id: resumes.id, isDemo: sql<number>`${isDemo}` });
  return rows.map(({ id, isDemo }) => ({ id, isDemo: Boolean(isDemo) }));
}
