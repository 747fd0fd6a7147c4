import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { HUMAN_ONLY } from "#core/intake/application-problem";
import { removeFilesJob } from "#core/jobs/job";
import { candidateQuerySchema, listQuerySchema } from "#core/resumes/candidate-query.schema";
import { intakes, resumes } from "#platform/d1/schema";
import { readKeys } from "#platform/files";
import { call } from "./call";
import { addressOf, apply, aResume, openIntake, withQueue } from "./intake-support";
import {
  db,
  deliver,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  tournamentRow,
  uploadText,
  webEnv,
} from "./support";

/** The first page load in a test file waits until all pages are loaded. */
const PAGE_TIMEOUT_MS = 120_000;

const listOf = (id: string) => db.select().from(resumes).where(eq(resumes.tournamentId, id));

async function logOf(id: string, token: string) {
  const log = await call(`/api/tournaments/${id}/audit`, { token });
  return (await log.json<{ action: string; details: object }[]>()).filter(({ action }) =>
    action.startsWith("intake."),
  );
}

test(
  "the link is off until it is turned on, is kept as a hash, can be shown again, renewed and closed",
  async () => {
    const { user, token } = await signUp();
    const { id } = await openTournament(user.id);
    const before = await call(`/api/tournaments/${id}/intake`, { token });
    expect(await before.json()).toMatchObject({
      ways: [
        { kind: "link", isAvailable: true, address: null, since: null },
        { kind: "mail", isAvailable: false, address: null, since: null },
      ],
    });

    const link = await openIntake("link");
    expect(link.address).toMatch(/^https:\/\/app\.example\/apply\?key=[0-9a-f]{32}$/);
    const [row] = await db.select().from(intakes).where(eq(intakes.tournamentId, link.id));
    expect(JSON.stringify(row)).not.toContain(link.key);
    expect(addressOf(await link.turn("GET"), "link")).toBe(link.address);
    // What the database stores does not open the page.
    expect((await call(`/apply?key=${row?.tokenHash}`)).status).toBe(410);

    const renewed = addressOf(await link.turn("POST"), "link");
    expect(renewed).not.toBe(link.address);
    expect((await call(`/apply?key=${link.key}`)).status).toBe(410);
    const key = new URL(renewed).searchParams.get("key") ?? "";
    expect((await call(`/apply?key=${key}`)).status).toBe(200);
    await link.turn("DELETE");
    const closed = await call(`/apply?key=${key}`);
    expect(closed.status).toBe(410);
    expect(await closed.text()).toContain("This tournament no longer accepts resumes here.");
    await apply(key);
    expect(await listOf(link.id)).toEqual([]);
    expect((await logOf(link.id, link.token)).map(({ action }) => action).toSorted()).toEqual([
      "intake.closed",
      "intake.opened",
      "intake.opened",
    ]);
  },
  PAGE_TIMEOUT_MS,
);

test(
  "the page says that an AI helps, is a plain form, and is hidden from search engines",
  async () => {
    const { key } = await openIntake("link");
    const page = await call(`/apply?key=${key}`);
    const html = await page.text();
    expect(html).toContain("Backend Engineer");
    expect(html).toContain("AI helps screen applications");
    expect(html).toContain("I want a person to read my resume instead");
    expect(html).toContain(`action="/apply?key=${key}"`);
    expect(html).not.toContain("challenges.cloudflare.com");
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    // With "no-referrer", browsers would send the form without an origin, and it would be refused.
    expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
  },
  PAGE_TIMEOUT_MS,
);

test("a resume that is sent is read like an uploaded one, once, and counts against the limit", async () => {
  const { id, key, token, turn } = await openIntake("link");
  const { queued, env } = withQueue();
  expect(await apply(key, { env })).toEqual({ status: 303, sent: "1", problem: null });
  const [resume] = await listOf(id);
  expect(resume).toMatchObject({ fileName: "jordan.txt", status: "pending", isHumanOnly: false });
  expect(queued).toMatchObject([processJob(resume?.id ?? "")]);
  await deliver(queued);
  expect((await resumeRow(resume?.id ?? "")).status).toBe("done");

  expect((await apply(key, { env, file: aResume("again.txt") })).sent).toBe("1");
  expect([await listOf(id), queued]).toEqual([[expect.anything()], [expect.anything()]]);

  // The free plan takes ten.
  for (let n = 1; n < 10; n++)
    expect((await apply(key, { file: aResume(`${n}.txt`, `Resume ${n}`) })).sent).toBe("1");
  expect((await apply(key, { file: aResume("11.txt", "One too many") })).problem).toBe("full");
  expect((await tournamentRow(id)).resumeCount).toBe(10);
  expect((await turn("GET")).ways[0]?.received).toBe(10);
  const log = await logOf(id, token);
  expect(log.filter(({ action }) => action === "intake.received")).toHaveLength(10);
  expect(log.find(({ action }) => action === "intake.refused")?.details).toEqual({
    kind: "link",
    code: "intake_full",
  });
});

test("a tournament whose resumes all failed is complete once one is left to a person", async () => {
  const fail = async (tournamentId: string, file: File) => {
    const { id } = await uploadText(tournamentId, file.name, await file.text());
    await db.update(resumes).set({ status: "error", error: "Unreadable." }).where(eq(resumes.id, id));
    await services.tournaments.closeUpload(tournamentId);
    expect((await tournamentRow(tournamentId)).status).toBe("error");
  };
  const another = await openIntake("link");
  await fail(another.id, aResume("failed.txt", "Resume that failed"));
  expect((await apply(another.key, { fields: { humanOnly: "on" } })).sent).toBe("person");
  expect(await tournamentRow(another.id)).toMatchObject({ status: "completed", doneCount: 1, errorCount: 1 });

  const same = await openIntake("link");
  await fail(same.id, aResume());
  expect((await apply(same.key, { fields: { humanOnly: "on" } })).sent).toBe("person");
  expect(await tournamentRow(same.id)).toMatchObject({ status: "completed", doneCount: 1, errorCount: 0 });
});

test(
  "who asks for a person is stored, never queued and never read, whatever asks for it",
  async () => {
    const { id, key, token, user } = await openIntake("link");
    const { queued, env } = withQueue();
    expect((await apply(key, { env, fields: { humanOnly: "on" } })).sent).toBe("person");
    const [resume] = await listOf(id);
    const resumeId = resume?.id ?? "";
    expect(queued).toEqual([]);
    expect(resume).toMatchObject({
      isHumanOnly: true,
      status: "done",
      tier: null,
      scorecard: null,
      matchPercent: null,
    });
    expect(await tournamentRow(id)).toMatchObject({ resumeCount: 1, doneCount: 1, status: "completed" });

    // A stray message, a reading of all, a change of the rubric and the sweep.
    await deliver([processJob(resumeId), { version: 1, type: "extend-analysis", resumeId }]);
    const act = { of: {}, count: 1, act: { kind: "reread" } };
    const many = await call(`/api/tournaments/${id}/resumes/many`, { token, json: act, env });
    expect(await many.json()).toMatchObject({ changed: 0 });
    const criteria = [{ text: "Docker", importance: "must", weight: 3 }];
    await call(`/api/tournaments/${id}/rubric`, {
      token,
      method: "PUT",
      json: { baseVersion: 1, criteria },
      env,
    });
    await call(`/api/tournaments/${id}/rubric/reread`, { token, method: "POST", env });
    await call(`/api/tournaments/${id}/resumes`, { token, body: formOf(aResume()), env });
    expect(queued.filter((job) => "resumeId" in job)).toEqual([]);
    expect(await resumeRow(resumeId)).toMatchObject({
      status: "done",
      scorecard: null,
      attempts: 0,
      isStale: false,
    });
    expect(await services.resumes.findText({ id: resumeId, tournamentId: id })).toBeFalsy();

    // It waits for the recruiter, who opens the file and sets a tier.
    const cards = await call(`/api/tournaments/${id}/resumes/cards`, { token });
    expect(await cards.json()).toEqual([
      expect.objectContaining({ id: resumeId, isHumanOnly: true, isJudged: false }),
    ]);
    const page = await (await call(`/dashboard/tournament/${id}`, { token })).text();
    expect(page).toContain("This candidate asked for a person");
    expect(page).toContain("1 candidate asked for a person to read the resume and waits for you.");
    expect((await call(`/api/resumes/${resumeId}/view`, { token })).status).toBe(200);
    await services.resumes.changeTier({ resumeId, userId: user.id, tier: "A" });
    expect((await tournamentRow(id)).tierACount).toBe(1);
  },
  PAGE_TIMEOUT_MS,
);

const formOf = (file: File) => {
  const form = new FormData();
  form.set("files", file);
  return form;
};

test("who asks for a person after the file was read has the result dropped", async () => {
  const { id, key, user } = await openIntake("link");
  const { queued, env } = withQueue();
  await apply(key, { env });
  await deliver(queued.splice(0));
  const [read] = await listOf(id);
  if (!read) throw new Error("not there");
  expect(read.scorecard).not.toBeNull();
  const find = async (query: object) => {
    const byText = await services.candidates.listIdsByText(
      ownerAsViewer(user.id),
      id,
      listQuerySchema.parse(query),
    );
    const bySkill = await services.candidates.search(
      user.id,
      candidateQuerySchema.parse({ ...query, mode: "skills" }),
    );
    return [byText, bySkill.rows.map((row) => row.id), await services.resumes.findText(read)];
  };
  expect(await find({ q: "TypeScript" })).toEqual([
    [read.id],
    [read.id],
    expect.stringContaining("TypeScript"),
  ]);
  expect((await apply(key, { env, fields: { humanOnly: "on" } })).sent).toBe("person");
  expect(await listOf(id)).toEqual([
    expect.objectContaining({
      id: read?.id,
      isHumanOnly: true,
      status: "done",
      tier: null,
      scorecard: null,
      contactInfo: {},
    }),
  ]);
  await deliver(readKeys(read).map(removeFilesJob));
  expect(await find({ q: "TypeScript" })).toEqual([[], [], undefined]);
  expect(await services.resumes.getFile(read)).toBeDefined();
  expect(await tournamentRow(id)).toMatchObject({
    resumeCount: 1,
    doneCount: 1,
    tierACount: 0,
    tierBCount: 0,
    tierCCount: 0,
    tierDCount: 0,
  });
});

test("asking for a person counts once, and once more for a file that a program has read", async () => {
  const { id, key, token, turn } = await openIntake("link");
  const fields = { humanOnly: "on" };
  const received = async () => [
    (await turn("GET")).ways[0]?.received,
    (await logOf(id, token)).filter(({ action }) => action === "intake.received").length,
  ];
  for (let n = 0; n < 3; n++) expect((await apply(key, { fields })).sent).toBe("person");
  expect(await received()).toEqual([1, 1]);
  expect((await apply(key, { file: aResume("read.txt", "Another resume") })).sent).toBe("1");
  for (let n = 0; n < 2; n++)
    expect((await apply(key, { file: aResume("read.txt", "Another resume"), fields })).sent).toBe("person");
  expect(await received()).toEqual([3, 3]);
});

test(
  "what is no resume is refused with words, and a program that fills in every field adds nothing",
  async () => {
    const { id, key } = await openIntake("link");
    expect((await apply(key, { file: aResume("virus.exe") })).problem).toBe("type");
    expect(
      (await apply(key, { file: new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.txt") })).problem,
    ).toBe("size");
    expect((await apply(key, { file: aResume("empty.txt", "") })).problem).toBe("empty");
    expect((await apply(key, { file: new File([], "") })).problem).toBe("none");
    expect((await apply(key, { file: null })).problem).toBe("none");
    expect(await apply(key, { fields: { website: "https://spam.example" } })).toEqual({
      status: 303,
      sent: "1",
      problem: null,
    });
    expect(await listOf(id)).toEqual([]);
    // Who wants a person to read it need not say so again.
    for (const file of [aResume("virus.exe"), new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.txt")]) {
      const body = new FormData();
      body.set("file", file);
      body.set(HUMAN_ONLY, "on");
      const refused = await call(`/apply?key=${key}`, { body });
      const form = await (await call(refused.headers.get("Location") ?? "")).text();
      expect(form).toMatch(new RegExp(`<input(?=[^>]*name="${HUMAN_ONLY}")[^>]* checked=`));
    }
    const told = await (await call(`/apply?key=${key}&problem=type`)).text();
    expect(told).toContain("Please send a PDF, DOCX or TXT file.");
    expect(await (await call(`/apply?key=${key}&problem=%3Cb%3E`)).text()).not.toContain('role="alert"');
  },
  PAGE_TIMEOUT_MS,
);

test("one network cannot fill a tournament", async () => {
  const { id, key } = await openIntake("link");
  const headers = { "CF-Connecting-IP": "203.0.113.88" };
  const problems = new Set<string | null>();
  for (let n = 0; n < 25; n++) problems.add((await apply(key, { headers, file: null })).problem);
  expect(problems).toEqual(new Set(["none", "wait"]));
  expect((await apply(key, { headers })).problem).toBe("wait");
  expect(await listOf(id)).toEqual([]);
});

test(
  "where Turnstile is set up, only who passed it gets in",
  async () => {
    const { id, key } = await openIntake("link");
    const env = { ...webEnv, TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET: "secret" };
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      const asked = new URLSearchParams(String(init?.body));
      return Response.json({
        success: asked.get("secret") === "secret" && asked.get("response") === "passed",
      });
    });
    const html = await (await call(`/apply?key=${key}`, { env })).text();
    expect(html).toContain('data-sitekey="site-key"');
    expect((await apply(key, { env })).problem).toBe("person");
    expect((await apply(key, { env, fields: { "cf-turnstile-response": "failed" } })).problem).toBe("person");
    expect(await listOf(id)).toEqual([]);
    expect((await apply(key, { env, fields: { "cf-turnstile-response": "passed" } })).sent).toBe("1");
    expect(await listOf(id)).toHaveLength(1);
    fetched.mockRestore();
  },
  PAGE_TIMEOUT_MS,
);
