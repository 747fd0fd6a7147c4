import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createQueueProgressRepository } from "#platform/d1/queue-progress-repository";
import { queueProgress, resumes, tournaments } from "#platform/d1/schema";
import { createUnreadResumeRepository } from "#platform/d1/unread-resume-repository";
import { db, liftLimits, openTournament, services, signUp } from "./support";

const MINUTE = 60_000;
const LOST_AFTER_MS = 10 * MINUTE;
const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);

const { takeStuck } = createUnreadResumeRepository(db);
const { noteTaken } = createQueueProgressRepository(db);

/** The file names of the resumes whose message the sweeper considers lost, sorted. */
async function takeLost(at = now): Promise<string[]> {
  const taken = await takeStuck({ now: at, lostAfterMs: LOST_AFTER_MS, limit: 500 });
  const rows = await Promise.all(taken.map(({ id }) => db.select().from(resumes).where(eq(resumes.id, id))));
  return rows.flatMap(([row]) => row?.fileName ?? []).sort();
}

let tournamentId = "";

function insertQueued(name: string, queuedAt: Date | null) {
  const row = { id: crypto.randomUUID(), tournamentId, fileName: name, size: 1, sha256: name };
  return db.insert(resumes).values({ ...row, createdAt: now, queuedAt });
}
const queueResume = async (name: string, queuedAt: Date | null) => void (await insertQueued(name, queuedAt));

beforeEach(async () => {
  // Excludes resumes that other tests left waiting.
  await db
    .update(resumes)
    .set({ status: "error" })
    .where(sql`status in ('pending', 'extracting', 'analyzing')`);
  await db.delete(queueProgress);
  const { user } = await signUp();
  await liftLimits(user.id);
  tournamentId = (await openTournament(user.id)).id;
});

test("six hundred that wait for an hour behind a slow model are sent once", async () => {
  const first = insertQueued("first", ago(60));
  await db.batch([first, ...Array.from({ length: 599 }, (_, n) => insertQueued(`${n}`, ago(60)))]);
  await noteTaken("jobs", ago(61), ago(1));
  expect(await takeLost()).toEqual([]);
  await noteTaken("jobs", ago(59), ago(0));
  expect(await takeLost()).toEqual([]);
});

test("one that its queue has overtaken is sent again, once in ten minutes", async () => {
  await queueResume("overtaken", ago(30));
  await queueResume("its neighbor", ago(20));
  await noteTaken("jobs", ago(20), ago(1));
  expect(await takeLost()).toEqual(["overtaken"]);
  expect(await takeLost()).toEqual([]);
});

test("where nothing is handed out any more, whatever waits is sent again", async () => {
  await queueResume("old", ago(12));
  await queueResume("new", ago(9));
  await noteTaken("jobs", ago(15), ago(6));
  expect(await takeLost()).toEqual(["old"]);
  expect(await takeLost(ago(-2))).toEqual(["new"]);
});

test("one that was never sent is sent at once", async () => {
  await queueResume("never sent", null);
  await noteTaken("jobs", ago(1), ago(0));
  expect(await takeLost()).toEqual(["never sent"]);
});

test("visitors' resumes wait on a queue of their own", async () => {
  await queueResume("a visitor's", ago(30));
  await db.update(tournaments).set({ isPublicDemo: true }).where(eq(tournaments.id, tournamentId));
  await noteTaken("demos", ago(30), ago(1));
  await noteTaken("jobs", ago(0), ago(0));
  expect(await takeLost()).toEqual([]);
  await noteTaken("demos", ago(1), ago(0));
  expect(await takeLost()).toEqual(["a visitor's"]);
});

test("progress never goes back: a message that is tried again is older than others", async () => {
  await noteTaken("jobs", ago(5), ago(1));
  await noteTaken("jobs", ago(50), ago(0));
  expect(await db.select().from(queueProgress)).toEqual([{ queue: "jobs", takenAt: ago(0), sentAt: ago(5) }]);
});

test("what waits legitimately is not called stuck on the operations page", async () => {
  await queueResume("waiting", ago(40));
  await noteTaken("jobs", ago(40), new Date());
  const stuckNow = async () =>
    (await services.operations.get()).waiting.find(({ kind }) => kind === "resumes-pending")?.stuckCount;
  expect(await stuckNow()).toBe(0);
  await noteTaken("jobs", ago(1), new Date());
  expect(await stuckNow()).toBe(1);
});
