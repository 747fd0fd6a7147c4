import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeAll, expect, test, vi } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { candidateLinks, candidateRequests, resumes } from "#platform/d1/schema";
import { createServices } from "#platform/services";
import { call, send } from "./call";
import {
  db,
  deliver,
  liftLimits,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

async function judged() {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const { id: resumeId } = await uploadText(id, "jordan.txt");
  await deliver([processJob(resumeId)]);
  const { url } = await services.candidatePages.createLink({
    userId: user.id,
    tournamentId: id,
    resumeId,
    days: 30,
  });
  const key = new URL(url).searchParams.get("key") ?? "";
  const { scorecard } = await resumeRow(resumeId);
  const criterionOf = (text: string) => scorecard?.criteria.find((one) => one.text === text)?.id ?? "";
  const path = `/candidate?key=${key}`;
  const desk = `/dashboard/tournament/${id}/candidates/${resumeId}`;
  return { user, token, id, resumeId, key, path, desk, criterionOf };
}

const WORDS = "Ran Kubernetes clusters for the payment services at Northwind, 2019 - 2022.";
const extend = (resumeId: string) => ({ version: 1, type: "extend-analysis", resumeId });

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await call("/help");
}, 120_000);

test("a candidate sees their own lines and what was not shown, and neither match nor tier", async () => {
  const { path, key, resumeId, token, id } = await judged();
  const page = await call(path);
  expect(page.status).toBe(200);
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
  const html = await page.text();
  expect(html).toContain("Built payment services in TypeScript on PostgreSQL.");
  expect(html).toMatch(/Your resume doesn.{1,6}t show this/);
  const data = await (await call(`/candidate.data?key=${key}`)).text();
  expect(data).not.toMatch(/matchPercent|recruiterTier|"tier"|jordan@example/);
  const [row] = await db.select().from(candidateLinks).where(eq(candidateLinks.resumeId, resumeId));
  expect(JSON.stringify(row)).not.toContain(key);
  expect(row?.openedAt).not.toBeNull();
  const log = await (await call(`/api/tournaments/${id}/audit?format=json`, { token })).text();
  expect(log).toContain("candidate.viewed");
});

test("a statement is read for its one criterion, marked, and survives another reading", async () => {
  const { user, path, resumeId, criterionOf, id } = await judged();
  const before = await resumeRow(resumeId);
  const kubernetes = criterionOf("Kubernetes");
  const other = (row: typeof before) =>
    row.scorecard?.verdicts.filter(({ criterionId }) => criterionId !== kubernetes);
  const answer = await send(path, { criterionId: kubernetes, words: WORDS }, {});
  expect(answer.status).toBe(200);
  expect((await resumeRow(resumeId)).isStale).toBe(true);
  await deliver([extend(resumeId)]);

  const after = await resumeRow(resumeId);
  const verdict = after.scorecard?.verdicts.find(({ criterionId }) => criterionId === kubernetes);
  expect(verdict?.level).not.toBe("none");
  expect(verdict?.note).toContain("Said by the candidate, not in the file.");
  expect(after.isStale).toBe(false);
  expect(other(after)).toEqual(other(before));
  expect(after.scorecard?.flags.join()).toContain("added a statement");

  await db.update(resumes).set({ status: "pending" }).where(eq(resumes.id, resumeId));
  await deliver([processJob(resumeId)]);
  const again = (await resumeRow(resumeId)).scorecard?.verdicts.find((one) => one.criterionId === kubernetes);
  expect(again?.note).toContain("Said by the candidate");
  const { waiting } = await services.candidatePages.listWaiting({ userId: user.id, tournamentId: id });
  expect(waiting).toMatchObject([{ resumeId, waitsFor: "statement" }]);
});

test("a tier's zip that was kept is not sent any more once a statement was given, nor once it was read", async () => {
  const { user, token, key, resumeId, criterionOf, id } = await judged();
  await liftLimits(user.id);
  const tier = (await resumeRow(resumeId)).tier ?? "A";
  const table = async () => {
    await deliver([{ version: 1, type: "cache-export", tournamentId: id, tier }]);
    const zip = await call(`/api/tournaments/${id}/export/tier/${tier}`, { token });
    return new TextDecoder().decode(unzipSync(new Uint8Array(await zip.arrayBuffer()))["candidates.csv"]);
  };
  const before = await table();
  const criterionId = criterionOf("PostgreSQL");
  await services.candidatePages.giveStatement({
    token: key,
    criterionId,
    words: "Ran PostgreSQL at Northwind.",
  });
  const between = await table();
  await deliver([extend(resumeId)]);
  expect((await resumeRow(resumeId)).tier).toBe(tier);
  const after = await table();
  expect(new Set([before, between, after]).size).toBe(3);
  expect([before.includes("added a statement"), after.includes("added a statement")]).toEqual([false, true]);
});

test("of statements given at the same moment, each that is taken is read", async () => {
  const { token, key, resumeId, criterionOf } = await judged();
  const given = ["Kubernetes", "TypeScript"].map((text) => ({ text, words: `Taught ${text} at a school.` }));
  const taken = await Promise.allSettled(
    given.map(({ text, words }) =>
      services.candidatePages.giveStatement({ token: key, criterionId: criterionOf(text), words }),
    ),
  );
  await deliver([extend(resumeId)]);
  const text = JSON.stringify(await (await call(`/api/resumes/${resumeId}/text`, { token })).json());
  const read = given.map(({ words }) => text.includes(words));
  expect(read).toEqual(taken.map(({ status }) => status === "fulfilled"));
  expect(read).toContain(true);
});

test("who asks for a review waits with a clock until a person marks it as answered", async () => {
  const { user, token, path, desk, id, resumeId } = await judged();
  expect((await send(path, { words: "Please look at my years again." }, {})).status).toBe(200);
  const list = await (await call(`/dashboard/tournament/${id}/waiting`, { token })).text();
  expect(list).toContain("Asked for a human review");
  const [request] = await db.select().from(candidateRequests).where(eq(candidateRequests.resumeId, resumeId));
  expect(await (await call(desk, { token })).text()).toContain("Please look at my years again.");
  await send(desk, { intent: "answer", requestId: request?.id ?? "" }, { token });
  const of = { userId: user.id, tournamentId: id };
  expect((await services.candidatePages.listWaiting(of)).waiting).toEqual([]);
  // A second click, or a colleague's.
  const repeated = await send(desk, { intent: "answer", requestId: request?.id ?? "" }, { token });
  expect(repeated.status).toBe(200);
  const log = await (await call(`/api/tournaments/${id}/audit`, { token })).json<{ action: string }[]>();
  expect(log.filter(({ action }) => action === "candidate.answered")).toHaveLength(1);
  expect((await send(desk, { intent: "answer", requestId: "made-up" }, { token })).status).toBe(404);
});

test("who asked for a person waits too, and nothing they do reaches a judge", async () => {
  const { user, path, resumeId, criterionOf, id } = await judged();
  const kubernetes = criterionOf("Kubernetes");
  await send(path, { criterionId: kubernetes, words: WORDS }, {});
  // Asks for a person while the statement waits to be read.
  await uploadAsHuman(id);
  const asked = await resumeRow(resumeId);
  expect(asked).toMatchObject({ isHumanOnly: true, scorecard: null });
  const reads = vi.spyOn(console, "error").mockImplementation(() => {});
  await deliver([extend(resumeId), processJob(resumeId)]);
  reads.mockRestore();
  expect(await resumeRow(resumeId)).toMatchObject({ isHumanOnly: true, scorecard: null, tier: null });
  expect((await send(path, { criterionId: kubernetes, words: WORDS }, {})).status).toBe(404);
  const html = await (await call(path)).text();
  expect(html).toContain("No AI reads your resume");
  expect(html).not.toMatch(/This is what it found|It does not see your name/);
  const desk = await services.candidatePages.desk({ userId: user.id, tournamentId: id, resumeId });
  // It was rated before.
  expect(desk.letter).not.toMatch(/software|read by a person/i);
  const { waiting } = await services.candidatePages.listWaiting({ userId: user.id, tournamentId: id });
  expect(waiting.map(({ waitsFor }) => waitsFor)).toContain("person");
  await services.resumes.changeTier({ resumeId, userId: user.id, tier: "B", reason: "Read by a person" });
  const after = await services.candidatePages.listWaiting({ userId: user.id, tournamentId: id });
  expect(after.waiting.map(({ waitsFor }) => waitsFor)).not.toContain("person");

  const sent = { tournamentId: id, fileName: "casey.txt", bytes: new TextEncoder().encode("Casey") };
  const untouched = await services.resumes.upload({ ...sent, isHumanOnly: true });
  if (!("id" in untouched)) throw new Error("refused");
  const other = await services.candidatePages.desk({
    userId: user.id,
    tournamentId: id,
    resumeId: untouched.id,
  });
  expect(other.letter).toContain("No software assessed your resume.");
});

test("a statement that comes just after they asked for a person is refused, and the rubric still changes", async () => {
  const { user, token, key, resumeId, criterionOf, id } = await judged();
  const words = "Ran Kubernetes.";
  const criterionId = criterionOf("Kubernetes");
  // The request for a person comes between the check and the statement.
  const bucket = webEnv.FILES;
  const FILES = new Proxy(bucket, {
    get(_, name: keyof R2Bucket) {
      if (name !== "get") return (bucket[name] as () => unknown).bind(bucket);
      return async (path: string) => {
        const file = await bucket.get(path);
        await uploadAsHuman(id);
        return file;
      };
    },
  });
  const racing = createServices({ ...webEnv, FILES }, crypto.randomUUID());
  await expect(racing.candidatePages.giveStatement({ token: key, criterionId, words })).rejects.toMatchObject(
    { code: "candidate_link_not_found" },
  );
  expect(await resumeRow(resumeId)).toMatchObject({ isHumanOnly: true, isStale: false, scorecard: null });
  expect(await db.$count(candidateRequests, eq(candidateRequests.resumeId, resumeId))).toBe(0);

  // Where it happened before this was refused, the rubric can be changed again.
  await db.update(resumes).set({ isStale: true }).where(eq(resumes.id, resumeId));
  const { version, rubric } = await services.rubrics.get(ownerAsViewer(user.id), id);
  const criteria = rubric.criteria.map(({ id, text, importance, weight }) => ({
    id,
    text,
    importance,
    weight: weight + 1,
  }));
  const put = await call(`/api/tournaments/${id}/rubric`, {
    method: "PUT",
    token,
    json: { baseVersion: version, criteria: criteria.slice(1) },
  });
  expect(put.status).toBe(200);
});

test("a resume that could not be read is not being read for ever, and a person is promised", async () => {
  const { path, resumeId } = await judged();
  await db.update(resumes).set({ status: "error", scorecard: null }).where(eq(resumes.id, resumeId));
  const html = await (await call(path)).text();
  expect(html).toContain("so a person will read it");
  expect(html).not.toMatch(/is being read|This is what it found/);
});

test("who waits is named by their own name, unless the review is blind; the letter names the employer", async () => {
  const { user, id, resumeId, key } = await judged();
  const of = { userId: user.id, tournamentId: id };
  await services.candidatePages.requestReview({ token: key, words: "" });
  const names = async () => {
    const { waiting } = await services.candidatePages.listWaiting(of);
    const { resume } = await services.candidatePages.desk({ ...of, resumeId });
    return [...waiting.map(({ name }) => name), resume.name];
  };
  expect(await names()).toEqual(["Jordan Example", "Jordan Example"]);
  await services.tournaments.setBlind({ ...of, isBlind: true });
  for (const name of await names()) expect(name).toMatch(/^Candidate [0-9A-F]{6}$/);
  await services.notices.set(user.id, { company: "Acme", contact: "jobs@acme.example" });
  const { letter } = await services.candidatePages.desk({ ...of, resumeId });
  expect(letter).toContain("jobs@acme.example");
  expect(letter).not.toMatch(/jordan/i);
});

/** The same file again, with the wish for a person, as the apply page sends it. */
async function uploadAsHuman(tournamentId: string) {
  const [row] = await services.candidates.list(
    ownerAsViewer((await ownerOf(tournamentId)) ?? ""),
    tournamentId,
  );
  const { RESUME_TEXT } = await import("./support");
  const bytes = new TextEncoder().encode(`${RESUME_TEXT}\n${row?.fileName}`);
  await services.resumes.upload({ tournamentId, fileName: "jordan.txt", bytes, isHumanOnly: true });
}
const ownerOf = async (id: string) =>
  (await db.query.tournaments.findFirst({ where: (table, { eq }) => eq(table.id, id) }))?.userId;

test("links that are forged, expired, revoked or replaced open nothing", async () => {
  const { user, token, id, path, desk, resumeId } = await judged();
  expect((await call("/candidate?key=guess")).status).toBe(404);
  const { url } = await services.candidatePages.createLink({
    userId: user.id,
    tournamentId: id,
    resumeId,
    days: 14,
  });
  const next = new URL(url);
  expect((await call(path)).status).toBe(410);
  expect((await call(`${next.pathname}${next.search}`)).status).toBe(200);
  await db
    .update(candidateLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(candidateLinks.resumeId, resumeId));
  expect((await call(`${next.pathname}${next.search}`)).status).toBe(410);
  expect((await send(`${next.pathname}${next.search}`, { words: "Anybody there?" }, {})).status).toBe(410);

  const made = await send(desk, { intent: "create", days: "30" }, { token });
  const key = /candidate\?key=([\w-]{43})/.exec(await made.text())?.[1];
  expect((await call(`/candidate?key=${key}`)).status).toBe(200);
  await send(desk, { intent: "revoke" }, { token });
  expect((await call(`/candidate?key=${key}`)).status).toBe(410);
});

test("a candidate of another tournament of the same recruiter is not found", async () => {
  const { user, token, desk, resumeId, path } = await judged();
  const { id: other } = await openTournament(user.id);
  const elsewhere = `/dashboard/tournament/${other}/candidates/${resumeId}`;
  expect((await call(elsewhere, { token })).status).toBe(404);
  for (const intent of ["create", "revoke", "answer"])
    expect((await send(elsewhere, { intent, days: "30", requestId: "x" }, { token })).status).toBe(404);
  expect((await call(path)).status).toBe(200);
  expect((await call(desk, { token })).status).toBe(200);
});

test("another account reaches neither the page nor its actions; bad input is told", async () => {
  const { token, id, desk, path, criterionOf, resumeId } = await judged();
  const stranger = await signUp();
  const as = { token: stranger.token };
  expect((await call(desk, as)).status).toBe(404);
  expect((await call(`/dashboard/tournament/${id}/waiting`, as)).status).toBe(404);
  for (const intent of ["create", "revoke", "answer"])
    expect((await send(desk, { intent, days: "30", requestId: "x" }, as)).status).toBe(404);
  expect((await send(desk, { intent: "create", days: "9999" }, { token })).status).toBe(400);
  expect((await send(path, { criterionId: criterionOf("Kubernetes"), words: "short" }, {})).status).toBe(400);
  expect((await send(path, { criterionId: "none-of-mine", words: WORDS }, {})).status).toBe(404);
  expect((await resumeRow(resumeId)).isStale).toBe(false);
});
