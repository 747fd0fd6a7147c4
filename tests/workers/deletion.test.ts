import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TournamentEvent } from "#core/events/tournament-event";
import {
  fileDeletions,
  outbox,
  resumes,
  rubricVersions,
  sessions,
  tournaments,
  users,
} from "#platform/d1/schema";
import type { ConsumerEnv } from "#platform/env";
import { call, send } from "./call";
import {
  collect,
  consumerEnv,
  db,
  deliver,
  mailsOf,
  openTournament,
  processJob,
  services,
  signUp,
  tournamentRow,
  uploadText,
  watch,
  webEnv,
} from "./support";

const LATER_MS = 60 * 60 * 1000;

const removeJob = (deletionId: string) => ({ version: 1, type: "remove-files", deletionId });
const keysOf = async (prefix: string) =>
  (await webEnv.FILES.list({ prefix })).objects.map((object) => object.key);
const age = (deletionId: string) =>
  db
    .update(fileDeletions)
    .set({ createdAt: new Date(Date.now() - LATER_MS) })
    .where(eq(fileDeletions.id, deletionId));

async function newTournament() {
  const { user, token } = await signUp();
  return { user, token, id: (await openTournament(user.id)).id };
}

async function readResume(tournamentId: string, name: string) {
  const { id } = await uploadText(tournamentId, name);
  await deliver([processJob(id)]);
  return id;
}

/** Delivers the job and runs `meanwhile` between the claim on the resume and the end of its reading. */
async function deliverWhile(resumeId: string, meanwhile: () => Promise<unknown>) {
  const FILES = new Proxy(webEnv.FILES, {
    get(bucket, name: keyof R2Bucket) {
      if (name !== "get") return bucket[name].bind(bucket);
      return async (key: string) => {
        const file = await bucket.get(key);
        if (key.endsWith("/original")) await meanwhile();
        return file;
      };
    },
  });
  return deliver([processJob(resumeId)], { env: { ...consumerEnv, FILES } as ConsumerEnv });
}

test("a deleted tournament leaves no row, no mail and no file", async () => {
  const { token, id } = await newTournament();
  await readResume(id, "read.txt");
  const queued = await uploadText(id, "queued.txt");
  await webEnv.FILES.put(`tournaments/${id}/exports/A/old.zip`, "zip");
  expect(await mailsOf(id)).toHaveLength(1);

  const deleted = await call(`/api/tournaments/${id}`, { method: "DELETE", token });
  expect(deleted.status).toBe(200);
  expect((await call(`/api/tournaments/${id}`, { token })).status).toBe(404);
  expect((await call(`/api/tournaments/${id}`, { method: "DELETE", token })).status).toBe(404);
  expect(await db.$count(resumes, eq(resumes.tournamentId, id))).toBe(0);
  expect(await db.$count(rubricVersions, eq(rubricVersions.tournamentId, id))).toBe(0);
  expect(await mailsOf(id)).toEqual([]);

  expect((await deliver([processJob(queued.id), removeJob(id)])).explicitAcks).toEqual(["0", "1"]);
  expect(await keysOf(`tournaments/${id}/`)).toEqual([]);
  expect(await mailsOf(id)).toEqual([]);
});

test("a deleted resume leaves no row, no file and no export, and the counts follow", async () => {
  const { token, user, id } = await newTournament();
  const [gone, kept] = [await readResume(id, "gone.txt"), await readResume(id, "kept.txt")];
  await services.resumes.changeTier({ resumeId: gone, userId: user.id, tier: "A" });
  await services.resumes.changeTier({ resumeId: kept, userId: user.id, tier: "B" });
  await webEnv.FILES.put(`tournaments/${id}/exports/A/old.zip`, "zip");

  expect((await call(`/api/resumes/${gone}`, { method: "DELETE", token })).status).toBe(200);
  expect((await call(`/api/resumes/${gone}/view`, { token })).status).toBe(404);
  expect(await tournamentRow(id)).toMatchObject({ resumeCount: 1, doneCount: 1, tierACount: 0 });
  const due = await db
    .select()
    .from(fileDeletions)
    .where(like(fileDeletions.prefix, `tournaments/${id.slice(0, 8)}%`));
  await deliver(due.map((deletion) => removeJob(deletion.id)));
  expect(await keysOf(`tournaments/${id}/`)).toEqual([
    `tournaments/${id}/resumes/${kept}/original`,
    `tournaments/${id}/resumes/${kept}/text`,
  ]);
});

test("somebody else's tournament, resume or account cannot be deleted", async () => {
  const { user, id } = await newTournament();
  const resumeId = await readResume(id, "mine.txt");
  const { token } = await signUp();
  for (const path of [`/api/tournaments/${id}`, `/api/resumes/${resumeId}`]) {
    expect((await call(path, { method: "DELETE", token })).status).toBe(404);
    expect((await call(path, { method: "DELETE" })).status).toBe(401);
  }
  const named = { email: user.email, id: user.id, password: "correct horse" };
  const ownPage = (options: Parameters<typeof send>[2]) =>
    send("/account", { intent: "delete-account", ...named }, options);
  expect((await ownPage({})).headers.get("Location")).toMatch(/^\/auth\/login/);
  // A session and its own password delete its own account, whoever else the form names.
  expect((await ownPage({ token })).headers.get("Location")).toBe("/auth/account-deleted");
  expect(await tournamentRow(id)).toMatchObject({ resumeCount: 1 });
  expect(await keysOf(`tournaments/${id}/`)).toHaveLength(2);
}, 60_000);

test("deleting the last unread resume ends the run; deleting every resume makes a draft of it", async () => {
  const { user, id } = await newTournament();
  const read = await readResume(id, "read.txt");
  const unread = await uploadText(id, "unread.txt");
  expect(await tournamentRow(id)).toMatchObject({ status: "processing", run: 2 });
  await services.resumes.delete({ userId: user.id, resumeId: unread.id });
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", run: 2, resumeCount: 1 });
  expect(await mailsOf(id)).toHaveLength(2);

  const both = [1, 2].map(() => services.resumes.delete({ userId: user.id, resumeId: read }));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await tournamentRow(id)).toMatchObject({ status: "draft", resumeCount: 0, doneCount: 0 });
  expect(await mailsOf(id)).toHaveLength(2);
});

test("a reader in the middle of a deleted resume brings nothing back", async () => {
  const { user, id } = await newTournament();
  const { id: resumeId } = await uploadText(id, "held.txt");
  const result = await deliverWhile(resumeId, async () => {
    await services.resumes.delete({ userId: user.id, resumeId });
    await deliver([removeJob(resumeId)]);
  });
  expect(result.explicitAcks).toEqual(["0"]);
  expect(await tournamentRow(id)).toMatchObject({ status: "draft", resumeCount: 0, doneCount: 0 });
  // The reader stored the text it had read. After its claim expires no reader can, so the removal is repeated then.
  expect(await keysOf(`tournaments/${id}/`)).toEqual([`tournaments/${id}/resumes/${resumeId}/text`]);
  await age(resumeId);
  await services.operations.sweep();
  await deliver([removeJob(resumeId)]);
  expect(await keysOf(`tournaments/${id}/`)).toEqual([]);
  expect(await db.$count(fileDeletions, eq(fileDeletions.id, resumeId))).toBe(0);
});

test("a tournament deleted while it is read, or while files come in, keeps none", async () => {
  const { user, id } = await newTournament();
  const { id: resumeId } = await uploadText(id, "held.txt");
  await deliverWhile(resumeId, () => services.tournaments.delete({ userId: user.id, tournamentId: id }));
  await expect(uploadText(id, "late.txt")).rejects.toThrow("Tournament not found.");
  await age(id);
  await deliver([removeJob(id)]);
  expect(await keysOf(`tournaments/${id}/`)).toEqual([]);
  expect(await mailsOf(id)).toEqual([]);
});

test("files whose removal failed or was forgotten are found by the sweeper", async () => {
  const { user, id } = await newTournament();
  await uploadText(id, "left.txt");
  await services.tournaments.delete({ userId: user.id, tournamentId: id });
  const broken = { ...consumerEnv, FILES: { list: () => Promise.reject(new Error("storage is down")) } };
  const failed = await deliver([removeJob(id)], { env: broken as unknown as ConsumerEnv });
  expect(failed.retryMessages).toHaveLength(1);

  await age(id);
  const asked: unknown[] = [];
  const { createServices } = await import("#platform/services");
  const TASKS = {
    sendBatch: async (jobs: { body: unknown }[]) => asked.push(...jobs.map((job) => job.body)),
  };
  await createServices({ ...webEnv, TASKS } as unknown as typeof webEnv).operations.sweep();
  expect(asked).toContainEqual(removeJob(id));
});

test("a sample that is deleted, also while it is made, is not made again", async () => {
  const job = (userId: string) => ({ version: 1, type: "create-sample-tournament", userId });
  for (const isWhole of [true, false]) {
    const { user } = await signUp();
    if (isWhole) await deliver([job(user.id)]);
    else {
      const FILES = { put: () => Promise.reject(new Error("storage is down")) };
      await deliver([job(user.id)], { env: { ...consumerEnv, FILES } as unknown as ConsumerEnv });
    }
    const [sample] = await collect(services.tournaments.list(user.id));
    await services.tournaments.delete({ userId: user.id, tournamentId: sample?.id ?? "" });
    await services.operations.sweep();
    expect((await deliver([job(user.id)])).explicitAcks).toEqual(["0"]);
    expect(await collect(services.tournaments.list(user.id))).toEqual([]);
  }
});

test("a deleted account leaves nothing, signs out everywhere, and its e-mail is free again", async () => {
  const { user, token, id } = await newTournament();
  await readResume(id, "read.txt");
  const other = await services.accounts.logIn({ email: user.email, password: "correct horse" });
  const refused = "That password is incorrect. Nothing was deleted.";
  const deletion = (fields: Record<string, string>) =>
    send("/account", { intent: "delete-account", ...fields }, { token });
  const tries: [Record<string, string>, number, string][] = [
    [{ password: "Correct horse" }, 403, refused],
    [{ password: "correct horse " }, 403, refused],
    [{ password: "" }, 400, "Please enter your password"],
    [{ email: user.email }, 400, "Please enter your password"],
  ];
  for (const [fields, status, words] of tries) {
    const answer = await deletion(fields);
    expect([fields, answer.status]).toEqual([fields, status]);
    expect(await answer.text()).toContain(words);
  }
  expect((await call("/api/auth/me", { token: other.token })).status).toBe(200);

  const deleted = await deletion({ password: "correct horse" });
  // One decision remains on record; the link to it is shown once.
  expect(deleted.headers.get("Location")).toMatch(/^\/auth\/account-deleted\?key=[\w-]{43}$/);
  expect(deleted.headers.get("Set-Cookie")).toMatch(/^auth_token=; Max-Age=0/);
  for (const dead of [token, other.token]) {
    expect((await call("/api/auth/me", { token: dead })).status).toBe(401);
  }
  expect(await db.$count(users, eq(users.id, user.id))).toBe(0);
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  expect(await db.$count(tournaments, eq(tournaments.userId, user.id))).toBe(0);
  expect(await db.$count(resumes, eq(resumes.tournamentId, id))).toBe(0);
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(0);
  await deliver([removeJob(id), { version: 1, type: "create-sample-tournament", userId: user.id }]);
  expect(await keysOf(`tournaments/${id}/`)).toEqual([]);
  expect((await signUp(user.email)).user.id).not.toBe(user.id);
});

test("watchers are told of a deleted resume, and of the deleted tournament as the last thing", async () => {
  const { user, token, id } = await newTournament();
  const resumeId = await readResume(id, "seen.txt");
  const { events, socket } = await watch({ id, token });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", (event) => resolve(event.code));
  });
  await expect.poll(() => events).toHaveLength(1);
  await services.resumes.delete({ userId: user.id, resumeId });
  const told = () =>
    events.flatMap((event: TournamentEvent) => (event.type === "changed" ? event.removedIds : []));
  await expect.poll(told).toEqual([resumeId]);
  await services.tournaments.delete({ userId: user.id, tournamentId: id });
  await expect.poll(() => events.at(-1)).toMatchObject({ type: "deleted" });
  expect(await closed).toBe(4410);
});
