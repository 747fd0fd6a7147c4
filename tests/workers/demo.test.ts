import { createExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { TournamentEvent } from "#core/events/tournament-event";
import { sweep } from "#core/jobs/sweep";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { DEMOS_PER_VISITOR } from "#core/tournaments/demo";
import { connect } from "#platform/connect";
import { fileDeletions, resumes, tournaments } from "#platform/d1/schema";
import { createServices } from "#platform/services";
import { app } from "../../worker/app";
import { scannedPdf } from "../fixtures/pdf-builders";
import { call, ORIGIN, send } from "./call";
import {
  collect,
  consumerEnv,
  db,
  deliver,
  mailsOf,
  openTournament,
  processJob,
  RESUME_TEXT,
  services,
  signUp,
  tournamentRow,
  webEnv,
} from "./support";

const JOB = {
  name: "Backend Engineer",
  jobDescription: "Own the booking services.",
  keyRequirements: "TypeScript\nPostgreSQL",
  optionalRequirements: "Kubernetes",
  keySkills: ["TypeScript"],
  isPublicDemo: true,
  isDemoTournament: true,
};
const DAY_MS = 24 * 60 * 60 * 1000;

async function newDemo(json: unknown = JOB) {
  const response = await call("/api/demo/tournament", { json });
  const { id } = await response.json<{ id: string }>();
  return { response, id, path: `/api/demo/tournament/${id}` };
}

function formOf(...names: string[]) {
  const form = new FormData();
  for (const name of names) form.append("files", new File([`${RESUME_TEXT}\n${name}`], name));
  return form;
}

async function messageOf(response: Response) {
  return [response.status, (await response.json<{ message: string }>()).message];
}

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await call("/help");
}, 120_000);

test("a visitor's demo goes from a job and files to tiers, and nobody gets a mail", async () => {
  const { response, id, path } = await newDemo();
  expect(response.status).toBe(201);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(await (await call(path)).json()).toMatchObject({ ...JOB, id, status: "draft" });

  const uploaded = await call(`${path}/resumes`, { body: formOf("a.txt", "b.txt", "c.txt") });
  expect(uploaded.status).toBe(201);
  const { uploaded: files } = await uploaded.json<{ uploaded: { id: string }[] }>();
  expect(await (await call(path)).json()).toMatchObject({ status: "processing", resumeCount: 3 });

  await deliver(files.map((file) => processJob(file.id)));
  expect(await (await call(path)).json()).toMatchObject({ status: "completed", doneCount: 3 });
  const list = await (await call(`${path}/resumes`)).json<Record<string, unknown>[]>();
  expect(list.map(({ fileName, status }) => `${fileName} ${status}`)).toEqual([
    "a.txt done",
    "b.txt done",
    "c.txt done",
  ]);
  const fields = ["id", "fileName", "status", "tier", "pros", "cons", "extractedSkills"];
  expect(Object.keys(list[0] ?? {})).toEqual(expect.arrayContaining(fields));
  expect(await mailsOf(id)).toEqual([]);
});

test("a requirement that nobody may be judged by is named as left out", async () => {
  const { response, path } = await newDemo({ ...JOB, keyRequirements: "TypeScript\nUnder 35 years of age" });
  expect(response.status).toBe(201);
  const { refused } = await (await call(path)).json<{ refused: { text: string; reason: string }[] }>();
  expect(refused).toMatchObject([{ text: "Under 35 years of age", reason: expect.stringMatching(/age/i) }]);
});

/** A demo of the sample that has been read, with the cookie of the browser that created it. */
async function sampleDemo() {
  const { queued, queues } = watchQueues();
  const response = await call("/api/demo/sample", { json: {}, env: { ...webEnv, ...queues } as never });
  const { id } = await response.json<{ id: string }>();
  await deliver(queued.DEMOS.map((job) => job as never));
  return { id, path: `/api/demo/tournament/${id}`, cookie: cookieOf(response) };
}

const cookieOf = (response: Response) => response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

test("our own eight resumes are a demo in one request, and each has its scorecard, its text and its file", async () => {
  const { path, cookie } = await sampleDemo();
  expect(await (await call(path, { cookie })).json()).toMatchObject({
    ...{ isSample: true, isOwn: true, status: "completed", resumeCount: 8, doneCount: 8 },
  });
  expect(await (await call(path)).json()).toMatchObject({ isOwn: false });

  const list = await (await call(`${path}/resumes`)).json<CandidateCardView[]>();
  expect(new Set(list.map(({ tier }) => tier))).toEqual(new Set(["A", "B", "C", "D"]));
  const best = `${path}/resumes/${list[0]?.id}`;
  const { scorecard } = await (await call(best)).json<ResumeView>();
  const { text } = await (await call(`${best}/text`)).json<{ text: string }>();
  const quotes = scorecard?.verdicts.flatMap(({ evidence }) => evidence?.quote ?? []) ?? [];
  expect(quotes.length).toBeGreaterThan(5);
  for (const quote of quotes) expect(text).toContain(quote);
  expect(await (await call(`${best}/view`)).text()).toContain(text.split("\n")[0]);

  const ninth = await call(`${path}/resumes`, { body: formOf("ninth.txt") });
  expect(ninth.status).toBe(400);
});

test("a demo's resume is found under its own demo only", async () => {
  const { path } = await sampleDemo();
  const [resume] = await (await call(`${path}/resumes`)).json<CandidateCardView[]>();
  const { id: other } = await newDemo();
  const { user } = await signUp();
  const own = await openTournament(user.id);
  for (const id of [other, own.id, crypto.randomUUID()]) {
    for (const suffix of ["", "/text", "/view"]) {
      const address = `/api/demo/tournament/${id}/resumes/${resume?.id}${suffix}`;
      expect([address, (await call(address)).status]).toEqual([address, 404]);
    }
  }
});

test("whoever made a demo keeps it in a new account, once, on a credit, with its files", async () => {
  const { response, id: demoId, path } = await newDemo();
  await call(`${path}/resumes`, { body: formOf("a.txt", "b.txt") });
  const cookie = cookieOf(response);
  const { user, token } = await signUp();
  const creditsBefore = await services.credits.count(user.id);
  const keep = () => send("/dashboard/keep-demo", { demo: demoId }, { token, cookie });

  const answers = await Promise.all([keep(), keep()]);
  const addresses = [...answers, await keep()].map((answer) => answer.headers.get("Location"));
  expect(new Set(addresses).size).toBe(1);
  const address = addresses[0]?.replace("/dashboard/tournament/", "/api/tournaments/") ?? "";
  const { name, jobDescription, keyRequirements, optionalRequirements, keySkills } = JOB;
  expect(await (await call(address, { token })).json()).toMatchObject({
    ...{ name, jobDescription, keyRequirements, optionalRequirements, keySkills },
    ...{ isDemoTournament: false, resumeCount: 2, status: "processing" },
  });
  expect(await services.credits.count(user.id)).toBe(creditsBefore - 1);
  expect(await collect(services.tournaments.list(user.id))).toHaveLength(1);
});

test("a kept demo of our own resumes is the account's sample, at no cost, or a copy where that was deleted", async () => {
  const { id: demoId, cookie } = await sampleDemo();
  const { user, token } = await signUp();
  await services.accounts.giveSample(user.id);
  const keep = () => send("/dashboard/keep-demo", { demo: demoId }, { token, cookie });
  const [sample] = await collect(services.tournaments.list(user.id));
  const creditsBefore = await services.credits.count(user.id);
  expect((await keep()).headers.get("Location")).toBe(`/dashboard/tournament/${sample?.id}`);
  expect(await collect(services.tournaments.list(user.id))).toHaveLength(1);
  expect(await services.credits.count(user.id)).toBe(creditsBefore);

  await call(`/api/tournaments/${sample?.id}`, { method: "DELETE", token });
  const copy = (await keep()).headers.get("Location");
  expect(copy).not.toBe(`/dashboard/tournament/${sample?.id}`);
  expect(await collect(services.tournaments.list(user.id))).toMatchObject([
    { isDemoTournament: false, resumeCount: 8 },
  ]);
});

test("somebody else's demo is not kept, nor an old one", async () => {
  const { id: demoId } = await newDemo();
  const { response } = await newDemo();
  const { user, token } = await signUp();
  const keep = (cookie: string) => send("/dashboard/keep-demo", { demo: demoId }, { token, cookie });
  for (const cookie of ["", cookieOf(response), "made_demos=rubbish"]) {
    const answer = await keep(cookie);
    expect([cookie, answer.status]).toEqual([cookie, 403]);
    expect(await answer.text()).toContain("made in another browser");
  }
  expect(await collect(services.tournaments.list(user.id))).toEqual([]);
  await expect(services.demos.keep({ userId: user.id, demoId, sealed: undefined })).rejects.toThrow(
    "another",
  );
});

test("all fields but the job title may be left out", async () => {
  const { response, path } = await newDemo({ name: "Welder" });
  expect(response.status).toBe(201);
  expect(await (await call(path)).json()).toMatchObject({ keySkills: [], jobDescription: "" });
  for (const name of [undefined, "", "   "]) {
    expect(await messageOf(await call("/api/demo/tournament", { json: { name } }))).toEqual([
      400,
      "Job title is required",
    ]);
  }
});

test("five resumes and no more, over several requests and side by side", async () => {
  const { id, path } = await newDemo();
  const six = await call(`${path}/resumes`, {
    body: formOf("1.txt", "2.txt", "3.txt", "4.txt", "5.txt", "6.txt"),
  });
  expect(six.status).toBe(201);
  expect(await six.json()).toMatchObject({
    uploaded: { length: 5 },
    rejected: [{ fileName: "6.txt", message: "Demo is limited to 5 resumes." }],
  });
  const seventh = await call(`${path}/resumes`, { body: formOf("7.txt") });
  expect(await messageOf(seventh)).toEqual([400, "Demo is limited to 5 resumes."]);
  expect((await tournamentRow(id)).resumeCount).toBe(5);

  const other = await newDemo();
  await Promise.all(
    Array.from({ length: 12 }, (_, n) => call(`${other.path}/resumes`, { body: formOf(`${n}.txt`) })),
  );
  const rows = await db.select().from(resumes).where(eq(resumes.tournamentId, other.id));
  expect(rows).toHaveLength(5);
  expect((await tournamentRow(other.id)).resumeCount).toBe(5);
});

test("files that may not be uploaded are refused with words", async () => {
  const { path } = await newDemo();
  const upload = (file: File) => {
    const form = new FormData();
    form.append("files", file);
    return call(`${path}/resumes`, { body: form });
  };
  expect(await messageOf(await upload(new File(["x"], "photo.png")))).toEqual([
    400,
    'File "photo.png" is not an accepted file type.',
  ]);
  const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "huge.pdf");
  expect(await messageOf(await upload(huge))).toEqual([
    400,
    'File "huge.pdf" exceeds the maximum size of 10MB.',
  ]);
});

/** Records what is put on each queue. Nothing reaches the queues themselves. */
function watchQueues() {
  const queued: Record<"JOBS" | "DEMOS", unknown[]> = { JOBS: [], DEMOS: [] };
  const into = (name: "JOBS" | "DEMOS") => ({
    sendBatch: async (batch: { body: unknown }[]) => void queued[name].push(...batch.map(({ body }) => body)),
  });
  return { queued, queues: { JOBS: into("JOBS"), DEMOS: into("DEMOS") } };
}

test("a visitor's resumes wait in a queue of their own, also what the sweeper and a scan bring back", async () => {
  const { queued, queues } = watchQueues();
  const env = { ...webEnv, ...queues } as unknown as typeof webEnv;
  const { path } = await newDemo();
  const blank = { width: 600, height: 800, data: new Uint8Array(480_000).fill(255) };
  const scan = scannedPdf([blank]);
  const body = formOf("a.txt");
  body.append("files", new File([scan as BlobPart], "scan.pdf"));
  const { uploaded } = await (await call(`${path}/resumes`, { body, env })).json<{
    uploaded: { id: string }[];
  }>();
  const jobs = uploaded.map(({ id }) => expect.objectContaining({ ...processJob(id), isDemo: true }));
  expect(queued).toEqual({ JOBS: [], DEMOS: jobs });

  await deliver([processJob(uploaded[1]?.id ?? "")], { env: { ...consumerEnv, ...queues } as never });
  expect(queued).toEqual({ JOBS: [], DEMOS: [...jobs, jobs[1]] });

  queued.DEMOS.length = 0;
  const longAgo = new Date(Date.now() - DAY_MS);
  for (const { id } of uploaded)
    await db.update(resumes).set({ queuedAt: longAgo }).where(eq(resumes.id, id));
  await createServices(env).operations.sweep();
  expect(queued.DEMOS).toEqual(expect.arrayContaining(jobs));
  const { user } = await signUp();
  const { id: tournamentId } = await openTournament(user.id);
  const owned = await createServices(env).resumes.upload({
    tournamentId,
    fileName: "b.txt",
    bytes: new TextEncoder().encode(RESUME_TEXT),
  });
  expect(queued.JOBS).toContainEqual(expect.objectContaining({ resumeId: "id" in owned && owned.id }));
  expect(queued.JOBS).not.toContainEqual(expect.objectContaining({ isDemo: true }));
});

test("while the demo is paused it says so, and nothing is taken in or queued", async () => {
  const { queued, queues } = watchQueues();
  const { id, path } = await newDemo();
  const env = { ...webEnv, ...queues, DEMO: "off" } as unknown as typeof webEnv;
  for (const [address, init] of [
    ["/api/demo/tournament", { json: JOB }],
    [`${path}/resumes`, { body: formOf("a.txt") }],
  ] as const) {
    const response = await call(address, { ...init, env });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: "The demo is paused right now. Please come back later, or sign up: an account is free.",
      paused: true,
    });
  }
  expect((await tournamentRow(id)).resumeCount).toBe(0);
  expect(queued).toEqual({ JOBS: [], DEMOS: [] });
  expect((await call(path, { env })).status).toBe(200);
});

test("a demo is reached by its own id and by the demo's addresses only", async () => {
  const { user, token } = await signUp();
  const own = await openTournament(user.id);
  const { id: demoId, path } = await newDemo();
  const uploaded = await call(`${path}/resumes`, { body: formOf("mine.txt") });
  const { uploaded: files } = await uploaded.json<{ uploaded: { id: string }[] }>();

  for (const id of [own.id, crypto.randomUUID()]) {
    for (const suffix of ["", "/resumes", "/live"]) {
      expect((await call(`/api/demo/tournament/${id}${suffix}`)).status).toBe(404);
    }
    expect((await call(`/api/demo/tournament/${id}/resumes`, { body: formOf("a.txt") })).status).toBe(404);
  }
  for (const address of [
    `/api/tournaments/${demoId}`,
    `/api/tournaments/${demoId}/resumes`,
    `/api/tournaments/${demoId}/live`,
    `/api/resumes/${files[0]?.id}/view`,
    `/api/resumes/${files[0]?.id}/text`,
  ]) {
    expect([address, (await call(address, { token })).status]).toEqual([address, 404]);
  }
  const listed = await (await call("/api/tournaments", { token })).json<{ id: string }[]>();
  expect(listed.map(({ id }) => id)).toEqual([own.id]);
});

test("demos are limited by the minute, uploads too, and by the day", async () => {
  const busy = { ...webEnv, AUTH_LIMIT: { limit: async () => ({ success: false }) } as RateLimit };
  const { path } = await newDemo();
  for (const [address, body] of [
    ["/api/demo/tournament", JSON.stringify(JOB)],
    [`${path}/resumes`, formOf("a.txt")],
  ] as const) {
    const request = new Request(`${ORIGIN}${address}`, { method: "POST", body });
    const response = await app.fetch(request, busy, createExecutionContext());
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
  }

  const generous = { ...webEnv, AUTH_LIMIT: { limit: async () => ({ success: true }) } as RateLimit };
  const visitor = createServices(generous, "203.0.113.7");
  const input = { ...JOB, keySkills: [] };
  for (let n = 0; n < DEMOS_PER_VISITOR; n += 1) await visitor.demos.create(input);
  await expect(visitor.demos.create(input)).rejects.toThrow("today's demo limit");
  await createServices(generous, "203.0.113.8").demos.create(input);
});

test("after a day a demo is gone, with its resumes, and its files are on the list of what to remove", async () => {
  const { id, path } = await newDemo();
  await call(`${path}/resumes`, { body: formOf("a.txt") });
  const { user } = await signUp();
  const own = await openTournament(user.id);
  const deps = connect(webEnv, webEnv);
  const sweepAfter = (ms: number) =>
    sweep({
      ...deps,
      jobs: { enqueue: async () => {} },
      lostAfterMs: 60_000,
      now: () => new Date(Date.now() + ms),
    });

  await sweepAfter(DAY_MS - 60_000);
  expect((await call(path)).status).toBe(200);
  await sweepAfter(DAY_MS + 1000);
  expect(await messageOf(await call(path))).toEqual([
    404,
    "This demo no longer exists. Demos are deleted after 24 hours.",
  ]);
  expect(await db.select().from(resumes).where(eq(resumes.tournamentId, id))).toEqual([]);
  expect(await db.select().from(fileDeletions).where(eq(fileDeletions.id, id))).toMatchObject([
    { prefix: `tournaments/${id}/` },
  ]);
  expect(await db.select().from(tournaments).where(eq(tournaments.id, own.id))).toHaveLength(1);
});

test("the channel of a demo tells a visitor without a session what changed", async () => {
  const { path } = await newDemo();
  const request = new Request(`${ORIGIN}${path}/live`, { headers: { Upgrade: "websocket", Origin: ORIGIN } });
  const { webSocket } = await app.fetch(request, webEnv, createExecutionContext());
  const events: TournamentEvent[] = [];
  webSocket?.addEventListener("message", ({ data }) => {
    events.push(JSON.parse(String(data)));
  });
  webSocket?.accept();
  await expect.poll(() => events[0]).toMatchObject({ type: "snapshot", progress: { resumeCount: 0 } });

  const uploaded = await call(`${path}/resumes`, { body: formOf("a.txt") });
  const { uploaded: files } = await uploaded.json<{ uploaded: { id: string }[] }>();
  await deliver(files.map((file) => processJob(file.id)));
  await expect.poll(() => events.at(-1)).toMatchObject({ progress: { status: "completed", doneCount: 1 } });
  expect((await services.demos.get(path.split("/").at(-1) ?? "")).doneCount).toBe(1);
});
