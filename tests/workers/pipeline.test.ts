import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import type { UploadResult } from "#core/resumes/upload-limits";
import type { TournamentListItem } from "#core/tournaments/tournament";
import { openUploads, resumes } from "#platform/d1/schema";
import { createUserRepository } from "#platform/d1/user-repository";
import type { ConsumerEnv } from "#platform/env";
import { call } from "./call";
import {
  collect,
  consumerEnv,
  db,
  deliver,
  mailsOf,
  openTournament,
  processJob,
  RESUME_TEXT,
  resumeRow,
  sentMails,
  services,
  signUp,
  tournamentRow,
  uploadText,
} from "./support";

const brokenStorage = {
  ...consumerEnv,
  FILES: {
    get: async () => {
      throw new Error("storage is down");
    },
  },
} as unknown as ConsumerEnv;

async function newTournament() {
  const { user } = await signUp();
  return { userId: user.id, id: (await openTournament(user.id)).id };
}

test("a resume is read, stored with verified quotes, counted and ends the run", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "jordan.txt");
  expect(await tournamentRow(id)).toMatchObject({ status: "processing", resumeCount: 1, run: 1 });

  expect((await deliver([processJob(resume.id)])).explicitAcks).toEqual(["0"]);

  const row = await resumeRow(resume.id);
  expect(row).toMatchObject({ status: "done", error: null, claimToken: null });
  expect(row.contactInfo.email).toBe("jordan@example.com");
  const text = await (await consumerEnv.FILES.get(`tournaments/${id}/resumes/${resume.id}/text`))?.text();
  const quoted = row.scorecard?.verdicts.filter((verdict) => verdict.evidence) ?? [];
  expect(quoted.length).toBeGreaterThan(0);
  for (const { evidence } of quoted)
    expect(text?.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", doneCount: 1, errorCount: 0 });
});

const ROMANIAN = `Smaranda Ilieș
smaranda.ilies@example.com

EXPERIENȚĂ PROFESIONALĂ
Programatoare, Someș Soft SRL
martie 2017 - noiembrie 2024
- Am scris servicii de plată în TypeScript și le-am testat
- Am depus rapoartele la termen și am verificat facturile furnizorilor

STUDII
Licență în informatică, 2013`;

test("a resume in a language that is not measured has no tier, and the run ends all the same", async () => {
  const { id, userId } = await newTournament();
  const [english, romanian] = [await uploadText(id, "jordan.txt"), await uploadText(id, "s.txt", ROMANIAN)];
  await deliver([processJob(romanian.id), processJob(english.id)]);

  const row = await resumeRow(romanian.id);
  expect(row).toMatchObject({ status: "done", error: null, tier: null, matchPercent: null, pros: [] });
  expect(row.scorecard).toMatchObject({
    verdicts: [],
    notRated: { of: "resume", language: "Romanian" },
    flags: [expect.stringMatching(/^Not rated: written in Romanian, a language/)],
  });
  expect(row.contactInfo.email).toBe("smaranda.ilies@example.com");
  const tournament = await tournamentRow(id);
  expect(tournament).toMatchObject({ status: "completed", doneCount: 2, errorCount: 0 });
  const { tierACount, tierBCount, tierCCount, tierDCount } = tournament;
  expect(tierACount + tierBCount + tierCCount + tierDCount).toBe(1);
  const viewer = { id: userId, isAdmin: false };
  const listed = async () =>
    (await services.candidates.list(viewer, id)).map(({ id: one, tier, notRated }) => ({
      one,
      tier,
      isRated: notRated === null,
    }));
  expect(await listed()).toEqual([
    { one: english.id, tier: expect.stringMatching(/^[A-D]$/), isRated: true },
    { one: romanian.id, tier: null, isRated: false },
  ]);

  await services.resumes.changeTier({ userId, resumeId: english.id, tier: "B" });
  await services.resumes.changeTier({ userId, resumeId: romanian.id, tier: "A" });
  expect((await listed())[0]).toEqual({ one: romanian.id, tier: "A", isRated: false });
  expect(await tournamentRow(id)).toMatchObject({ tierACount: 1 });
});

test("a message delivered twice, at once and again later, is worked on once", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "twice.txt");
  await Promise.all([deliver([processJob(resume.id)]), deliver([processJob(resume.id)])]);
  const first = await resumeRow(resume.id);
  await deliver([processJob(resume.id)]);
  expect(await resumeRow(resume.id)).toEqual(first);
  expect(await tournamentRow(id)).toMatchObject({ doneCount: 1, status: "completed" });
  expect(await mailsOf(id)).toHaveLength(1);
});

test("a passing fault gives the claim back and is retried", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "retry.txt");
  const result = await deliver([processJob(resume.id)], { env: brokenStorage });
  expect(result.retryMessages).toEqual([{ msgId: "0" }]);
  expect(await resumeRow(resume.id)).toMatchObject({ status: "pending", claimToken: null });

  await deliver([processJob(resume.id)], { attempts: 2 });
  expect(await resumeRow(resume.id)).toMatchObject({ status: "done" });
});

test("the last attempt ends the resume in words, and the run with it", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "hopeless.txt");
  const result = await deliver([processJob(resume.id)], { env: brokenStorage, attempts: 4 });
  expect(result.explicitAcks).toEqual(["0"]);
  expect((await resumeRow(resume.id)).error).toMatch(/could not be processed/);
  expect(await tournamentRow(id)).toMatchObject({ status: "error", errorCount: 1 });
  expect(await mailsOf(id)).toHaveLength(1);
});

test("a file that could not be read may be sent again", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "again.txt");
  await deliver([processJob(resume.id)], { env: brokenStorage, attempts: 4 });
  expect(await uploadText(id, "again.txt")).toMatchObject({ id: resume.id, isDuplicate: false });
  expect(await tournamentRow(id)).toMatchObject({ status: "processing", resumeCount: 1, errorCount: 0 });
  await deliver([processJob(resume.id)]);
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", doneCount: 1, run: 2 });
});

test("a dead letter is given up without being run", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "dead.txt");
  await deliver([processJob(resume.id)], { queue: "tierwise-jobs-dlq" });
  expect(await resumeRow(resume.id)).toMatchObject({ status: "error" });
});

test("an unknown message is dropped, its neighbors are handled", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "neighbor.txt");
  const result = await deliver([
    { version: 9, type: "who-knows" },
    "not even an object",
    processJob(crypto.randomUUID()),
    processJob(resume.id),
  ]);
  expect(result.explicitAcks).toEqual(["0", "1", "2", "3"]);
  expect(await resumeRow(resume.id)).toMatchObject({ status: "done" });
});

test("a claim whose worker died is taken over, a live one is not", async () => {
  const { id } = await newTournament();
  const resume = await uploadText(id, "orphan.txt");
  const claimedSince = (claimedAt: Date) =>
    db
      .update(resumes)
      .set({ status: "analyzing", claimToken: "x", claimedAt })
      .where(eq(resumes.id, resume.id));

  await claimedSince(new Date());
  expect((await deliver([processJob(resume.id)])).retryMessages).toEqual([{ msgId: "0" }]);
  const dead = await deliver([processJob(resume.id)], { queue: "tierwise-jobs-dlq" });
  expect(dead.retryMessages).toEqual([{ msgId: "0" }]);
  expect(await resumeRow(resume.id)).toMatchObject({ status: "analyzing", claimToken: "x" });

  await claimedSince(new Date(Date.now() - 60 * 60 * 1000));
  await deliver([processJob(resume.id)]);
  expect(await resumeRow(resume.id)).toMatchObject({ status: "done" });
});

test("the same bytes are taken once, also when sent twice at once", async () => {
  const { id } = await newTournament();
  const text = "the very same resume";
  const both = await Promise.all([uploadText(id, "a.txt", text), uploadText(id, "b.txt", text)]);
  expect(both.map((upload) => upload.isDuplicate).sort()).toEqual([false, true]);
  expect(new Set(both.map((upload) => upload.id)).size).toBe(1);
  expect(await tournamentRow(id)).toMatchObject({ resumeCount: 1 });
});

test("an open upload keeps the run open; closing it ends the run with one mail", async () => {
  const { id } = await newTournament();
  await services.tournaments.keepUploadOpen(id);
  const first = await uploadText(id, "first.txt");
  await deliver([processJob(first.id)]);
  expect(await tournamentRow(id)).toMatchObject({ status: "processing", doneCount: 1 });
  const second = await uploadText(id, "second.txt");
  await deliver([processJob(second.id)]);
  await Promise.all([1, 2, 3].map(() => services.tournaments.closeUpload(id)));
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", doneCount: 2, run: 1 });

  const [mail, ...others] = await mailsOf(id);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`/dashboard/tournament/${id}`);
  const send = { version: 1, type: "send-mail", mailId: mail?.id };
  await Promise.all([deliver([send]), deliver([send])]);
  await deliver([send]);
  expect(sentMails.filter((sent) => sent.text.includes(id))).toHaveLength(1);
});

/** An upload whose file ends only when told to. */
function sendSlowly({ id, token }: { id: string; token: string }, name: string) {
  const { readable, writable } = new TransformStream();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  const disposition = `Content-Disposition: form-data; name="files"; filename="${name}"`;
  const answer = call(`/api/tournaments/${id}/resumes`, {
    token,
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    body: readable,
  });
  const begun = write(`--x\r\n${disposition}\r\n\r\n${RESUME_TEXT}\n`);
  return {
    begun,
    async end() {
      await write(`${name}\r\n--x--\r\n`);
      await writer.close();
      return (await (await answer).json<UploadResult>()).uploaded.map((file) => file.id);
    },
  };
}

async function sendWhole({ id, token }: { id: string; token: string }, name: string, query = "") {
  const body = new FormData();
  body.append("files", new Blob([`${RESUME_TEXT}\n${name}`]), name);
  const answer = await call(`/api/tournaments/${id}/resumes${query}`, { token, body });
  return (await answer.json<UploadResult>()).uploaded.map((file) => file.id);
}

test("the end of an upload does not end another one's run", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const slow = sendSlowly({ id, token }, "slow.txt");
  await slow.begun;
  await vi.waitFor(async () =>
    expect(await db.$count(openUploads, eq(openUploads.tournamentId, id))).toBe(1),
  );
  await deliver((await sendWhole({ id, token }, "fast.txt")).map(processJob));
  expect(await tournamentRow(id)).toMatchObject({ status: "processing", doneCount: 1 });
  expect(await mailsOf(id)).toEqual([]);
  await deliver((await slow.end()).map(processJob));
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", doneCount: 2, run: 1 });
  expect(await mailsOf(id)).toHaveLength(1);
  expect(await db.$count(openUploads, eq(openUploads.tournamentId, id))).toBe(0);
});

test("an upload of several requests stays open between them, whatever else ends", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  await deliver((await sendWhole({ id, token }, "1.txt", "?more=1&upload=a")).map(processJob));
  for (const query of ["", "?upload=b"]) {
    await deliver((await sendWhole({ id, token }, `other${query.length}.txt`, query)).map(processJob));
    expect(await tournamentRow(id)).toMatchObject({ status: "processing" });
  }
  await deliver((await sendWhole({ id, token }, "2.txt", "?upload=a")).map(processJob));
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", doneCount: 4, run: 1 });
});

test("requests without an id of their upload are one upload, and one that crashed expires", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  await deliver((await sendWhole({ id, token }, "1.txt", "?more=1")).map(processJob));
  expect(await tournamentRow(id)).toMatchObject({ status: "processing" });
  await services.tournaments.keepUploadOpen(id, "crashed");
  await deliver((await sendWhole({ id, token }, "2.txt")).map(processJob));
  expect(await tournamentRow(id)).toMatchObject({ status: "processing", doneCount: 2 });
  await db
    .update(openUploads)
    .set({ openUntil: new Date(1) })
    .where(eq(openUploads.tournamentId, id));
  await services.operations.sweep();
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", run: 1 });
});

test("resumes added to a finished tournament open a new run with its own mail", async () => {
  const { id } = await newTournament();
  for (const name of ["one.txt", "two.txt"]) {
    const resume = await uploadText(id, name);
    await deliver([processJob(resume.id)]);
  }
  expect(await tournamentRow(id)).toMatchObject({ status: "completed", run: 2, doneCount: 2 });
  expect(await mailsOf(id)).toHaveLength(2);
});

test("the sweeper brings back what was lost and ends runs nobody ended", async () => {
  const { id } = await newTournament();
  const lost = await uploadText(id, "lost.txt");
  await db.update(resumes).set({ queuedAt: null }).where(eq(resumes.id, lost.id));
  await services.operations.sweep();
  expect((await resumeRow(lost.id)).queuedAt).not.toBeNull();

  await services.tournaments.keepUploadOpen(id);
  await deliver([processJob(lost.id)]);
  expect(await tournamentRow(id)).toMatchObject({ status: "processing" });
  await db.run(`update tournaments set upload_open_until = 1 where id = '${id}'`);
  await services.operations.sweep();
  expect(await tournamentRow(id)).toMatchObject({ status: "completed" });
});

test("the counters equal the rows after many different changes", async () => {
  const { userId, id } = await newTournament();
  const uploads = await Promise.all(
    Array.from({ length: 12 }, (_, n) => uploadText(id, `r${n}.txt`, n % 4 === 3 ? "" : undefined)),
  );
  const ids = [...new Set(uploads.map((upload) => upload.id))];
  await deliver(ids.map(processJob));
  for (const [n, resumeId] of ids.entries()) {
    if ((await resumeRow(resumeId)).status !== "done") continue;
    const tier = (["A", "B", "C", "D"] as const)[n % 4] ?? "A";
    await services.resumes.changeTier({ resumeId, userId, tier });
    if (n % 3 === 0) await services.resumes.changeTier({ resumeId, userId, tier: "B" });
  }
  await db.delete(resumes).where(eq(resumes.id, ids[0] ?? ""));

  const rows = await db.query.resumes.findMany({ where: eq(resumes.tournamentId, id) });
  const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
  expect(await tournamentRow(id)).toMatchObject({
    resumeCount: rows.length,
    doneCount: count((row) => row.status === "done"),
    errorCount: count((row) => row.status === "error"),
    tierACount: count((row) => (row.recruiterTier ?? row.tier) === "A"),
    tierBCount: count((row) => (row.recruiterTier ?? row.tier) === "B"),
    tierCCount: count((row) => (row.recruiterTier ?? row.tier) === "C"),
    tierDCount: count((row) => (row.recruiterTier ?? row.tier) === "D"),
  });
});

const sampleOwed = () => createUserRepository(db).listWithoutSample({ limit: 1000 });

test("a sample left half made is owed until it is whole", async () => {
  const { user } = await signUp();
  const job = { version: 1, type: "create-sample-tournament", userId: user.id };
  let puts = 0;
  const failing = {
    ...consumerEnv,
    FILES: {
      put: async () => {
        puts += 1;
        throw new Error("storage is down");
      },
    },
  } as unknown as ConsumerEnv;
  await deliver([job], { env: failing, attempts: 4 });
  expect(puts).toBeGreaterThan(0);
  expect(await sampleOwed()).toContain(user.id);
  await deliver([job]);
  const [sample] = await collect(services.tournaments.list(user.id));
  expect(sample?.resumeCount).toBeGreaterThanOrEqual(6);
});

test("whoever registers finds the sample read, with nothing of it waiting in a queue", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const registered = await call("/api/auth/register", { json: { email, password: "summer rain" } });
  const { token } = await registered.json<{ token: string }>();
  const [sample] = await (await call("/api/tournaments", { token })).json<TournamentListItem[]>();
  expect(sample).toMatchObject({ isDemoTournament: true, status: "completed", resumeCount: 8, doneCount: 8 });
  const read = await (await call(`/api/tournaments/${sample?.id}/resumes`, { token })).json<ResumeView[]>();
  for (const { id, status, scorecard } of read) {
    expect(status).toBe("done");
    const { text } = await (await call(`/api/resumes/${id}/text`, { token })).json<{ text: string }>();
    for (const { evidence } of scorecard?.verdicts ?? [])
      if (evidence) expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  }
  expect(await sampleOwed()).not.toContain((await services.accounts.authenticate(token))?.id);
});

test("a new account gets its sample once, however often it is asked for", async () => {
  const { user } = await signUp();
  const job = { version: 1, type: "create-sample-tournament", userId: user.id };
  await Promise.all([deliver([job]), deliver([job])]);
  await deliver([job]);
  expect(await sampleOwed()).not.toContain(user.id);
  const list = await collect(services.tournaments.list(user.id));
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ isDemoTournament: true });
  expect(list[0]?.resumeCount).toBeGreaterThanOrEqual(6);
});
