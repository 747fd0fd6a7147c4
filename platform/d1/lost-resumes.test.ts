import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLAIM_SECONDS } from "#core/resumes/process-resume";
import { db, deleteAccount, openTournament, signUp, uploadText } from "../../tests/workers/support";
import { takeLostResumes } from "./lost-resumes";
import { queueProgress, resumes } from "./schema";

const MINUTE = 60_000;
const now = new Date("2026-03-01T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);

let user: Awaited<ReturnType<typeof signUp>>["user"];
let id: string;
beforeAll(async () => {
  ({ user } = await signUp());
  const tournament = await openTournament(user.id);
  ({ id } = await uploadText(tournament.id, "jordan.txt"));
});

// Tests of other files sweep the same database.
afterAll(async () => {
  await deleteAccount(user);
  await db.delete(queueProgress);
});

/** Whether the resume is taken as lost, if messages count as late after ten minutes. */
async function isTaken(
  { queued, claimed }: { queued: Date | null; claimed?: Date },
  { taken, sent }: { taken: Date; sent: Date },
): Promise<boolean> {
  await db
    .update(resumes)
    .set({ queuedAt: queued, claimedAt: claimed ?? null })
    .where(eq(resumes.id, id));
  const progress = { takenAt: taken, sentAt: sent };
  await db
    .insert(queueProgress)
    .values({ queue: "jobs", ...progress })
    .onConflictDoUpdate({ target: queueProgress.queue, set: progress });
  const options = { now, lostAfterMs: 10 * MINUTE, limit: 10 };
  const found = await takeLostResumes(db, eq(resumes.id, id), options);
  expect(found).toEqual(found.length > 0 ? [{ id, isDemo: false }] : []);
  return found.length > 0;
}

const BUSY = { taken: ago(0), sent: ago(30) };

test.each([
  ["it was never sent", { queued: null }, BUSY, true],
  ["it was sent just now", { queued: ago(1) }, { taken: ago(60), sent: ago(0) }, false],
  ["its queue is slow and has not come to it", { queued: ago(29) }, BUSY, false],
  ["messages sent a moment later were delivered", { queued: ago(31) }, BUSY, false],
  ["messages sent clearly later were delivered", { queued: ago(33) }, BUSY, true],
  ["its queue delivers nothing", { queued: ago(29) }, { taken: ago(6), sent: ago(30) }, true],
  ["a worker has it", { queued: null, claimed: ago(0) }, BUSY, false],
  ["its worker died", { queued: null, claimed: ago(CLAIM_SECONDS / 60 + 1) }, BUSY, true],
])("a resume's message, when %s", async (_, resume, progress, expected) => {
  expect(await isTaken(resume, progress)).toBe(expected);
});

test("a resume that was taken is not taken a second time", async () => {
  expect(await isTaken({ queued: null }, BUSY)).toBe(true);
  const again = await takeLostResumes(db, eq(resumes.id, id), { now, lostAfterMs: 10 * MINUTE, limit: 10 });
  expect(again).toEqual([]);
});
