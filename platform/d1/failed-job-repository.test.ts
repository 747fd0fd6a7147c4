import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Job } from "#core/jobs/job";
import { db, signUp } from "../../tests/workers/support";
import { createFailedJobRepository } from "./failed-job-repository";
import { failedJobs, users } from "./schema";

const failed = createFailedJobRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const GIVEN_UP = { isGivenUp: true, error: "No answer.", attempts: 3 };

/** The job of a new account whose sample was never made. */
async function aJob(): Promise<{ userId: string; job: Job; id: string }> {
  const userId = (await signUp()).user.id;
  await db.update(users).set({ sampleMadeAt: null }).where(eq(users.id, userId));
  const job: Job = { version: 1, type: "create-sample-tournament", userId };
  return { userId, job, id: `create-sample-tournament:${userId}` };
}
const rowOf = async (id: string) => (await db.select().from(failedJobs).where(eq(failedJobs.id, id)))[0];
const finish = (userId: string) => db.update(users).set({ sampleMadeAt: now }).where(eq(users.id, userId));

test("a job is kept once it is given up, not while its queue tries again", async () => {
  const { job, id } = await aJob();
  await failed.noteEnd({ job, ...GIVEN_UP, isGivenUp: false }, now);
  expect(await rowOf(id)).toBeUndefined();
  await failed.noteEnd({ job, ...GIVEN_UP }, now);
  expect(await rowOf(id)).toMatchObject({ job, error: "No answer.", attempts: 3, rerunAt: null });
});

test("the same end told twice changes nothing; only a rerun that fails does", async () => {
  const { job, id } = await aJob();
  await failed.noteEnd({ job, ...GIVEN_UP }, now);
  await failed.noteEnd({ job, ...GIVEN_UP, error: "Told again." }, after(1));
  expect(await rowOf(id)).toMatchObject({ error: "No answer.", createdAt: now });
  await failed.claimRerun(id, { now: after(2), askedBefore: after(-8) });
  await failed.noteEnd({ job, ...GIVEN_UP, error: "Failed again." }, after(3));
  expect(await rowOf(id)).toMatchObject({ error: "Failed again.", createdAt: after(3), rerunAt: null });
});

test("a job that was given up by one worker and done by another leaves no row", async () => {
  const { userId, job, id } = await aJob();
  await failed.noteEnd({ job, ...GIVEN_UP }, now);
  await finish(userId);
  await failed.noteEnd({ job, ...GIVEN_UP }, after(1));
  expect(await rowOf(id)).toBeUndefined();
});

test("of many who rerun a job at once one does, and again only after the wait", async () => {
  const { job, id } = await aJob();
  await failed.noteEnd({ job, ...GIVEN_UP }, now);
  const rerun = (minutes: number) =>
    failed.claimRerun(id, { now: after(minutes), askedBefore: after(minutes - 10) });
  const claims = await Promise.all(Array.from({ length: 3 }, () => rerun(0)));
  expect(claims.filter((claim) => claim === "asked_before")).toHaveLength(2);
  expect(claims).toContainEqual(job);
  expect(await rerun(9)).toBe("asked_before");
  expect(await rerun(11)).toEqual(job);
  expect(await failed.claimRerun("send-mail:none", { now, askedBefore: now })).toBeUndefined();
});

test("rows of work done some other way are deleted, but not while a rerun is to report its own end", async () => {
  const [open, done, rerun] = [await aJob(), await aJob(), await aJob()];
  for (const { job } of [open, done, rerun]) await failed.noteEnd({ job, ...GIVEN_UP }, now);
  await failed.claimRerun(rerun.id, { now, askedBefore: now });
  for (const { userId } of [done, rerun]) await finish(userId);
  await failed.deleteMoot();
  expect(await Promise.all([open, done, rerun].map(async ({ id }) => Boolean(await rowOf(id))))).toEqual([
    true,
    false,
    true,
  ]);
  const listed = await failed.listOpen("create-sample-tournament", 100);
  expect(listed).toContain(open.id);
  expect(listed).not.toContain(rerun.id);
  // Tests of other files count what failed in the same database.
  for (const { id } of [open, rerun]) await failed.forget(id);
});
