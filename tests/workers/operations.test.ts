import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Health } from "#core/operations/health";
import type { Operations } from "#core/operations/operations";
import { auditEntries, failedJobs, fileDeletions, outbox, resumes } from "#platform/d1/schema";
import type { ConsumerEnv, WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { call } from "./call";
import { countQueries } from "./count-queries";
import {
  adminToken,
  consumerEnv,
  db,
  deliver,
  extendJob,
  joinPartner,
  mailsOf,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  tournamentRow,
  uploadText,
  webEnv,
} from "./support";

const brokenStorage = {
  ...consumerEnv,
  FILES: {
    get: async () => {
      throw new TypeError("storage is down for jordan@example.com");
    },
    list: async () => {
      throw new Error("storage is down");
    },
  },
} as unknown as ConsumerEnv;

let admin: Promise<string> | undefined;
/** Signs up only once, because all tests share the sign-up limit. */
const asAdmin = () => {
  admin ??= adminToken();
  return admin;
};

const LAST = { attempts: 4 };
const DEAD = { queue: "tierwise-jobs-dlq" };

const failureOf = (id: string) => db.query.failedJobs.findFirst({ where: eq(failedJobs.id, id) });

async function uploadOne() {
  const { user } = await signUp();
  const { id: tournamentId } = await openTournament(user.id);
  const { id } = await uploadText(tournamentId, "jordan.txt");
  return { userId: user.id, tournamentId, id, key: `process-resume:${id}` };
}

async function rerun(key: string) {
  const path = `/api/admin/operations/failed-jobs/${encodeURIComponent(key)}/rerun`;
  return call(path, { method: "POST", token: await asAdmin() });
}

async function look(): Promise<Operations> {
  const answer = await call("/api/admin/operations", { token: await asAdmin() });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The page limits each of its lists, and the entries of other tests would fill them. */
beforeEach(async () => {
  await db.batch([db.delete(outbox), db.delete(failedJobs)]);
});

test("a job that is given up is listed in words that tell nothing of anybody, and run again it is done", async () => {
  const { id, key, tournamentId } = await uploadOne();
  await deliver([processJob(id)], { env: brokenStorage, attempts: 3 });
  expect(await failureOf(key)).toBeUndefined();
  await deliver([processJob(id)], { env: brokenStorage, ...LAST });

  const { failedJobs: listed } = await look();
  const row = listed.rows.find((one) => one.id === key);
  expect(row).toMatchObject({ job: processJob(id), attempts: 4, rerunAt: null });
  expect(row?.error).toBe("Something unforeseen went wrong (TypeError). The log has the details.");
  expect(listed.openCounts["process-resume"]).toBeGreaterThan(0);

  expect(await (await rerun(key)).json()).toEqual({ outcome: "asked" });
  expect(await (await rerun(key)).json()).toEqual({ outcome: "asked_before" });
  expect(await tournamentRow(tournamentId)).toMatchObject({ status: "processing", errorCount: 0 });
  await deliver([processJob(id)]);
  expect(await resumeRow(id)).toMatchObject({ status: "done" });
  expect(await failureOf(key)).toBeUndefined();
  expect((await rerun(key)).status).toBe(404);

  const acts = await db.select().from(auditEntries).where(eq(auditEntries.resumeId, id));
  expect(acts.filter(({ action }) => action === "job.rerun")).toMatchObject([
    { tournamentId, details: { job: key } },
  ]);
});

test("a dead letter is listed once, however often it comes, and again when its rerun fails", async () => {
  const { id, key } = await uploadOne();
  await deliver([processJob(id)], DEAD);
  const first = await failureOf(key);
  expect(first?.error).toMatch(/ended without an error message/);
  await deliver([processJob(id)], DEAD);
  expect(await failureOf(key)).toEqual(first);

  await rerun(key);
  await deliver([processJob(id)], { env: brokenStorage, ...LAST });
  expect(await failureOf(key)).toMatchObject({ attempts: 4, rerunAt: null });
});

test("a file that killed every reader is listed as well, though its last message ended well", async () => {
  const { id, key } = await uploadOne();
  await db.update(resumes).set({ attempts: 5 }).where(eq(resumes.id, id));
  await deliver([processJob(id)]);
  expect(await resumeRow(id)).toMatchObject({ status: "error" });
  expect(await failureOf(key)).toMatchObject({ rerunAt: null });
});

test("a file that cannot be read is no failed job", async () => {
  const { user } = await signUp();
  const { id: tournamentId } = await openTournament(user.id);
  const { id } = await uploadText(tournamentId, "empty.txt", " ");
  await deliver([processJob(id)]);
  expect(await resumeRow(id)).toMatchObject({ status: "error" });
  expect(await failureOf(`process-resume:${id}`)).toBeUndefined();
});

test("what was done by itself meanwhile, or is gone, is not run again", async () => {
  const { id, key, tournamentId } = await uploadOne();
  await deliver([processJob(id)], DEAD);
  await uploadText(tournamentId, "jordan.txt");
  expect(await (await rerun(key)).json()).toEqual({ outcome: "nothing_left" });
  expect(await failureOf(key)).toBeUndefined();

  const gone = await uploadOne();
  await deliver([processJob(gone.id)], DEAD);
  await db.delete(resumes).where(eq(resumes.id, gone.id));
  expect(await (await rerun(gone.key)).json()).toEqual({ outcome: "nothing_left" });
});

test("the sweeper forgets failed jobs whose resume was deleted, and no others", async () => {
  const [gone, stays] = [await uploadOne(), await uploadOne()];
  await deliver([processJob(gone.id), processJob(stays.id)], DEAD);
  await db.delete(resumes).where(eq(resumes.id, gone.id));
  await services.operations.sweep();
  expect(await failureOf(gone.key)).toBeUndefined();
  expect(await failureOf(stays.key)).toBeDefined();
});

test("new criteria, a mail, files and a sample are run again too", async () => {
  const { userId, tournamentId, id } = await uploadOne();
  await deliver([processJob(id)]);
  await db.update(resumes).set({ isStale: true, rubricVersion: 0 }).where(eq(resumes.id, id));
  await deliver([extendJob(id)], { env: brokenStorage, ...LAST });
  await rerun(`extend-analysis:${id}`);
  expect(await resumeRow(id)).toMatchObject({ rereadError: null, attempts: 0 });
  await deliver([extendJob(id)]);
  expect(await resumeRow(id)).toMatchObject({ isStale: false });
  expect(await failureOf(`extend-analysis:${id}`)).toBeUndefined();

  const [mail] = await mailsOf(tournamentId);
  const sendMail = { version: 1, type: "send-mail", mailId: mail?.id };
  const noMail = { ...consumerEnv, EMAIL: { send: () => Promise.reject(new Error("no")) } } as unknown;
  await deliver([sendMail], { env: noMail as ConsumerEnv, ...LAST });
  await db
    .update(outbox)
    .set({ attempts: 10 })
    .where(eq(outbox.id, mail?.id ?? ""));
  expect((await look()).mails.find((one) => one.id === mail?.id)).toEqual({
    id: mail?.id,
    type: "results-ready",
    recipient: expect.stringMatching(/^.…@example\.com$/),
    createdAt: expect.any(String),
    attempts: 10,
    state: "given-up",
  });
  await rerun(`send-mail:${mail?.id}`);
  await deliver([sendMail]);
  expect((await look()).mails.find((one) => one.id === mail?.id)?.state).toBe("sent");
  expect(await failureOf(`send-mail:${mail?.id}`)).toBeUndefined();

  const sample = { version: 1, type: "create-sample-tournament", userId };
  await deliver([sample], { ...LAST, env: { ...consumerEnv, FILES: {} } as unknown as ConsumerEnv });
  expect(await (await rerun(`create-sample-tournament:${userId}`)).json()).toEqual({ outcome: "asked" });
  await deliver([sample]);
  expect(await failureOf(`create-sample-tournament:${userId}`)).toBeUndefined();

  const deletionId = crypto.randomUUID();
  await db.insert(fileDeletions).values({ id: deletionId, prefix: "none/", createdAt: new Date(0) });
  const removeFiles = { version: 1, type: "remove-files", deletionId };
  await deliver([removeFiles], { env: brokenStorage, ...LAST });
  await rerun(`remove-files:${deletionId}`);
  await deliver([removeFiles]);
  expect(await failureOf(`remove-files:${deletionId}`)).toBeUndefined();
});

test("all of a kind are run again at once", async () => {
  const { tournamentId } = await uploadOne();
  const ids = await Promise.all(
    ["a.txt", "b.txt"].map(async (name) => (await uploadText(tournamentId, name)).id),
  );
  await deliver(ids.map(processJob), DEAD);
  const ask = async (json: unknown) =>
    call("/api/admin/operations/failed-jobs/rerun", { json, token: await asAdmin() });
  const answer = await ask({ type: "process-resume" });
  expect(await answer.json()).toEqual({ asked: expect.any(Number), hasMore: false });
  for (const id of ids) {
    expect(await failureOf(`process-resume:${id}`)).toMatchObject({ rerunAt: expect.any(Date) });
    expect(await resumeRow(id)).toMatchObject({ status: "pending" });
  }
  expect((await ask({ type: "who-knows" })).status).toBe(400);
});

test("what waits is counted by kind, with what should have gone on", async () => {
  const { id } = await uploadOne();
  const before = await look();
  const of = (operations: Operations, kind: string) =>
    operations.waiting.find((work) => work.kind === kind) ?? { count: 0, stuckCount: 0 };
  expect(of(before, "resumes-pending").count).toBeGreaterThan(0);

  const longAgo = new Date(Date.now() - 60 * 60_000);
  await db.update(resumes).set({ status: "analyzing", claimedAt: longAgo }).where(eq(resumes.id, id));
  const after = await look();
  expect(of(after, "resumes-analyzing").stuckCount).toBe(of(before, "resumes-analyzing").stuckCount + 1);
  expect(of(after, "resumes-pending").count).toBe(of(before, "resumes-pending").count - 1);
  expect(after.throughput).toHaveLength(60);
  await deliver([processJob(id)]);
  const done = ({ throughput }: Operations) => throughput.reduce((sum, minute) => sum + minute.done, 0);
  expect(done(await look())).toBe(done(after) + 1);
  expect((await look()).judge).toMatchObject({ engine: "embedded", model: null, fallback: null });
});

test("the overview costs one call of the database, whatever there is", async () => {
  const { binding, seen } = countQueries(webEnv.DB);
  const counted = createServices({ ...webEnv, DB: binding });
  await counted.operations.get();
  // The second call is the health check's, which runs at most every few seconds.
  expect(seen.calls).toBeLessThanOrEqual(2);
});

test("health is told to anybody: its parts, the version, and nothing else", async () => {
  const { id } = await uploadOne();
  const read = async (env: WebEnv = { ...webEnv, DB: countQueries(webEnv.DB).binding }) => {
    const answer = await call("/api/health", { env });
    return { code: answer.status, ...(await answer.json<Health>()) };
  };
  await db.update(resumes).set({ status: "done", queuedAt: new Date(0) });
  await db.update(outbox).set({ sentAt: new Date() });
  const parts = { database: "ok", files: "ok", work: "ok" };
  expect(await read()).toEqual({ code: 200, status: "ok", parts, version: expect.any(String) });

  const longAgo = new Date(Date.now() - 60 * 60_000);
  const waiting = { status: "pending", createdAt: longAgo, finishedAt: null } as const;
  await db.update(resumes).set({ finishedAt: longAgo });
  await db.update(resumes).set(waiting).where(eq(resumes.id, id));
  expect(await read()).toMatchObject({ code: 503, parts: { ...parts, work: "degraded" } });

  const noFiles = { head: () => Promise.reject(new Error("down")) } as unknown as R2Bucket;
  const { binding, seen } = countQueries(webEnv.DB);
  const env = { ...webEnv, DB: binding, FILES: noFiles };
  expect(await read(env)).toMatchObject({ parts: { files: "degraded" } });
  expect(await read(env)).toMatchObject({ parts: { files: "degraded" } });
  expect(seen.calls).toBe(1);
});

test("nobody but the admin may look or run anything again", async () => {
  const { id, key } = await uploadOne();
  await deliver([processJob(id)], DEAD);
  const { token: recruiterToken } = await signUp();
  const { token: partnerToken } = await joinPartner();
  const base = "/api/admin/operations";
  const calls = [
    { path: base, method: "GET" },
    { path: `${base}/failed-jobs/rerun`, method: "POST" },
    { path: `${base}/failed-jobs/${key}/rerun`, method: "POST" },
  ];
  for (const { path, method } of calls) {
    expect((await call(path, { method })).status).toBe(401);
    expect((await call(path, { method, token: partnerToken })).status).toBe(401);
    expect((await call(path, { method, token: recruiterToken })).status).toBe(403);
  }
  expect(await failureOf(key)).toMatchObject({ rerunAt: null });
});
