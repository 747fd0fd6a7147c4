import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { checkJob } from "#core/fairness/run-check";
import { fairnessChecks, fairnessResults, resumes, users } from "#platform/d1/schema";
import { call, send } from "./call";
import { db, deliver, openTournament, processJob, services, signUp, uploadText } from "./support";

const NAMES = ["jordan", "casey", "robin"];
const textOf = (name: string) =>
  `${name} Placeholder\n${name}@example.com\n\nExperience\nDeveloper, Northwind, Jan 2018 - Dec 2023\nBuilt payment services in TypeScript on PostgreSQL.\n\nEducation\nB.Sc., Northern University, 2014`;

async function judged(names = NAMES, testOf: string | null = null) {
  const { user, token } = await signUp();
  // Before the first tournament, because the totals count no test data.
  await db.update(users).set({ testOf }).where(eq(users.id, user.id));
  const { id } = await openTournament(user.id);
  const uploaded = [];
  for (const name of names) uploaded.push(await uploadText(id, `${name}.txt`, textOf(name)));
  await deliver(uploaded.map((one) => processJob(one.id)));
  return {
    user,
    token,
    id,
    path: `/dashboard/tournament/${id}/fairness`,
    resumeIds: uploaded.map(({ id }) => id),
  };
}

const checkOf = async (tournamentId: string) => {
  const [row] = await db.select().from(fairnessChecks).where(eq(fairnessChecks.tournamentId, tournamentId));
  return row;
};

/** Delivers a check's jobs until it is finished, as the queue would. */
async function runToEnd(tournamentId: string) {
  for (let step = 0; step < 10; step++) {
    const check = await checkOf(tournamentId);
    if (!check || check.finishedAt) return;
    await deliver([checkJob(check.id)]);
  }
}

const view = async (userId: string, id: string) =>
  (await services.fairness.get(ownerAsViewer(userId), id)).check;

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await call("/help");
}, 120_000);

test("a check reads the tournament's own resumes one by one and says what swapping changed", async () => {
  const { user, token, id, path } = await judged();
  expect(await (await call(path, { token })).text()).toContain("Not checked yet");
  const started = await send(path, { most: "25" }, { token });
  expect(started.status).toBe(200);
  expect(await view(user.id, id)).toMatchObject({ of: 3, done: 0, isFinished: false });

  const check = await checkOf(id);
  await deliver([checkJob(check?.id ?? "")]);
  expect(await view(user.id, id)).toMatchObject({ done: 1, isFinished: false });
  await runToEnd(id);
  const done = await view(user.id, id);
  expect(done).toMatchObject({ done: 3, failed: 0, isFinished: true, differences: [] });
  expect(done?.judge).toMatch(/^embedded /);
  const half = done?.totals.find(({ kind }) => kind === "half");
  expect(half).toMatchObject({ resumes: 3, matches: 3 });

  const page = await (await call(path, { token })).text();
  expect(page).toContain("No swap changed a verdict");
  const stored = await db
    .select()
    .from(fairnessResults)
    .where(eq(fairnessResults.checkId, check?.id ?? ""));
  expect(JSON.stringify(stored)).not.toMatch(/placeholder|northwind|example\.com/i);
  const log = await (await call(`/api/tournaments/${id}/audit?format=json`, { token })).text();
  expect(log).toContain("fairness.checked");
});

test("a tournament has one check: a second start while one runs changes nothing, a later one replaces it", async () => {
  const { user, id } = await judged(["jordan"]);
  const of = { userId: user.id, tournamentId: id, most: 25 };
  await services.fairness.start(of);
  const first = await checkOf(id);
  await services.fairness.start(of);
  expect((await checkOf(id))?.id).toBe(first?.id);
  await runToEnd(id);
  await services.fairness.start(of);
  expect((await checkOf(id))?.id).not.toBe(first?.id);
});

test("who asked for a person is never in a check, not even when they ask while it runs", async () => {
  const { user, id, resumeIds } = await judged();
  const [asked = "", askedLater = ""] = resumeIds;
  await db.update(resumes).set({ isHumanOnly: true }).where(eq(resumes.id, asked));
  await services.fairness.start({ userId: user.id, tournamentId: id, most: 25 });
  expect(await view(user.id, id)).toMatchObject({ of: 2 });
  await db.update(resumes).set({ isHumanOnly: true }).where(eq(resumes.id, askedLater));
  await runToEnd(id);
  expect(await view(user.id, id)).toMatchObject({ of: 2, done: 1, isFinished: true });
});

test("a resume that cannot be read is counted, and the check goes on", async () => {
  const { user, id } = await judged(["jordan", "casey"]);
  await services.fairness.start({ userId: user.id, tournamentId: id, most: 25 });
  const check = await checkOf(id);
  await deliver([checkJob(check?.id ?? "")], { queue: "tierwise-jobs-dlq", attempts: 6 });
  await runToEnd(id);
  expect(await view(user.id, id)).toMatchObject({ done: 2, failed: 1, isFinished: true });
});

test("a check that stands still is queued again by the sweeper", async () => {
  const { user, id } = await judged(["jordan"]);
  await services.fairness.start({ userId: user.id, tournamentId: id, most: 25 });
  await db
    .update(fairnessChecks)
    .set({ steppedAt: new Date(Date.now() - 24 * 60 * 60 * 1000) })
    .where(eq(fairnessChecks.tournamentId, id));
  expect((await services.operations.sweep()).requeued).toBeGreaterThan(0);
  expect((await checkOf(id))?.steppedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test("nobody rated, another's tournament, and sizes that are not offered are refused", async () => {
  const { id, token, path } = await judged(["jordan"]);
  expect((await send(path, { most: "2000" }, { token })).status).toBe(400);
  const stranger = await signUp();
  expect((await send(path, { most: "25" }, { token: stranger.token })).status).toBe(404);
  expect((await call(path, { token: stranger.token })).status).toBe(404);
  expect(await checkOf(id)).toBeUndefined();

  const empty = await openTournament(stranger.user.id);
  const answer = await send(
    `/dashboard/tournament/${empty.id}/fairness`,
    { most: "25" },
    { token: stranger.token },
  );
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("No one in this")]);
});

test("deleting a resume or the tournament takes the results along", async () => {
  const { user, id, resumeIds } = await judged(["jordan", "casey"]);
  await services.fairness.start({ userId: user.id, tournamentId: id, most: 25 });
  await runToEnd(id);
  await services.resumes.delete({ resumeId: resumeIds[0] ?? "", userId: user.id });
  expect(await view(user.id, id)).toMatchObject({ of: 1 });
  const check = await checkOf(id);
  await services.tournaments.delete({ tournamentId: id, userId: user.id });
  const left = await db
    .select()
    .from(fairnessResults)
    .where(eq(fairnessResults.checkId, check?.id ?? ""));
  expect(left).toEqual([]);
});

test("a test account's resumes are read by the judge of test mode, and by no model", async () => {
  const owner = await signUp();
  const { user, id } = await judged(NAMES, owner.user.id);
  await services.fairness.start({ userId: user.id, tournamentId: id, most: 25 });
  await runToEnd(id);
  expect((await checkOf(id))?.judge).toMatch(/^test /);
});
