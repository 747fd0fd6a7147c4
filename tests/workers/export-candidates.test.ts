import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { codeName } from "#core/resumes/hide-candidate";
import { auditEntries, resumes, tournaments } from "#platform/d1/schema";
import { call } from "./call";
import { failAfterAudit } from "./faults";
import {
  db,
  deliver,
  liftLimits,
  openTournament,
  processJob,
  RESUME_TEXT,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

async function twoCandidates() {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const jordan = await uploadText(id, "jordan.txt");
  const casey = await uploadText(id, "casey.txt", CASEY);
  await deliver([processJob(jordan.id), processJob(casey.id)]);
  const path = `/api/tournaments/${id}/export/candidates`;
  const get = (query: string) => call(`${path}?${query}`, { token });
  return { user, token, id, jordan, casey, path, get };
}

/** The first page load in a test file waits until all pages are loaded. */
const PAGE_TIMEOUT_MS = 120_000;

const CASEY = `Casey Placeholder
casey@example.com
+1 202 555 0143

Experience
Bookkeeper, Southwind, Jan 2019 - Dec 2022
=HYPERLINK("https://evil.example") in TypeScript for Casey Placeholder.`;

const linesOf = async (answer: Response) =>
  (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");

test("CSV has a row a candidate in the list's order, levels and quotes by criterion, and formulas are texts", async () => {
  const { user, casey, get } = await twoCandidates();
  const reason = "=1+1 knows the trade";
  await services.resumes.changeTier({ resumeId: casey.id, userId: user.id, tier: "D", reason });
  const answer = await get("format=csv");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toContain('filename="Backend Engineer - candidates.csv"');
  const [head, first, second, ...rest] = await linesOf(answer);
  expect(rest).toEqual([]);
  expect(head).toContain(
    "Rank,Name,Email,Phone,Location,Links,File,Status,Match %,Knock-outs not shown,Tier,Tier (analysis)",
  );
  expect(head).toContain("TypeScript (must-have),TypeScript: quote,PostgreSQL (must-have)");
  // The candidate who was moved to D comes last.
  expect(first).toContain("Built payment services in TypeScript on PostgreSQL.");
  expect(first).toMatch(/,embedded \d+\.\d+\.\d+,/);
  expect(second).toMatch(/^2,Casey Placeholder,casey@example.com,'\+1 202 555 0143,/);
  expect(second).toContain(",'=1+1 knows the trade,");
  expect(second).not.toMatch(/(?:^|,)"?=/);
});

test("JSON has the contact block of JSON Resume, both tiers, and the version of rubric and engine", async () => {
  const { user, jordan, get } = await twoCandidates();
  await services.resumes.changeTier({ resumeId: jordan.id, userId: user.id, tier: "D", reason: "no visa" });
  const exported = await (await get("format=json&sort=-best")).json<{
    tournament: object;
    rubric: { version: number; criteria: { text: string }[] };
    candidates: Record<string, unknown>[];
  }>();
  expect(exported.tournament).toMatchObject({ name: "Backend Engineer" });
  expect(exported.rubric.version).toBe(1);
  expect(exported.rubric.criteria).toContainEqual(
    expect.objectContaining({ text: "TypeScript", importance: "must", knockOut: false }),
  );
  const entry = exported.candidates.find(({ id }) => id === jordan.id);
  expect(entry).toMatchObject({
    basics: { name: "Jordan Example", email: "jordan@example.com", phone: "" },
    tier: { inForce: "D", mine: "D", reason: "no visa", analysis: expect.stringMatching(/[ABCD]/) },
    rubricVersion: 1,
    engine: { name: "embedded" },
  });
  expect(entry?.verdicts).toContainEqual(
    expect.objectContaining({
      criterion: "TypeScript",
      words: "Met",
      quote: expect.stringContaining("TypeScript"),
    }),
  );
});

test("XLSX is a workbook", async () => {
  const { get } = await twoCandidates();
  const answer = await get("format=xlsx");
  expect(answer.headers.get("Content-Disposition")).toContain("candidates.xlsx");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe("PK");
});

test("exports follow filter, search, selection and order, ranks are the tournament's, and an empty list is said to be one", async () => {
  const { token, jordan, casey, path, get } = await twoCandidates();
  const idsOf = async (answer: Response) =>
    (await answer.json<{ candidates: { id: string }[] }>()).candidates.map(({ id }) => id);
  expect(await idsOf(await get("format=json"))).toEqual([jordan.id, casey.id]);
  expect(await idsOf(await get("format=json&sort=-best"))).toEqual([casey.id, jordan.id]);
  expect(await idsOf(await get("format=json&q=casey"))).toEqual([casey.id]);
  expect(await idsOf(await get(`format=json&ids=${jordan.id}`))).toEqual([jordan.id]);
  const body = new URLSearchParams({ format: "json", ids: `${casey.id},made-up` });
  expect(await idsOf(await call(path, { token, body }))).toEqual([casey.id]);
  const [, only] = await linesOf(await get("format=csv&q=casey"));
  expect(only).toMatch(/^2,Casey/);
  const nobody = await get("format=csv&q=zzzz");
  expect([nobody.status, await nobody.json()]).toEqual([
    404,
    { message: "No candidates match. Change your selection, then export again." },
  ]);
  expect((await get("format=docx")).status).toBe(400);
});

test("who has no result has no rank and takes nobody's, whatever tier the recruiter set", async () => {
  const { user, jordan, casey, get } = await twoCandidates();
  const unread = { isHumanOnly: true, scorecard: null, tier: null, matchPercent: null };
  await db.update(resumes).set(unread).where(eq(resumes.id, casey.id));
  await services.resumes.changeTier({ resumeId: casey.id, userId: user.id, tier: "A" });
  const { candidates } = await (await get("format=json&blind=1")).json<{
    candidates: { id: string; rank: number | null; basics: { name: string } }[];
  }>();
  const byId = new Map(candidates.map(({ id, rank, basics }) => [id, [rank, basics.name]]));
  expect(byId.get(jordan.id)).toEqual([1, "Candidate 1"]);
  expect(byId.get(casey.id)).toEqual([null, codeName(casey.id)]);
});

test("a blind export tells nobody's name, address, file or anything else to know them by", async () => {
  const { casey, get } = await twoCandidates();
  for (const format of ["csv", "json"]) {
    const text = await (await get(`format=${format}&blind=1`)).text();
    expect(text).toContain("Candidate 1");
    expect(text.match(/jordan|casey|placeholder|@example|555 0143/gi)).toBeNull();
  }
  const { scorecard } = (await db.query.resumes.findFirst({ where: eq(resumes.id, casey.id) })) ?? {};
  // Otherwise there would have been nothing to hide.
  expect(JSON.stringify(scorecard)).toContain("Casey Placeholder");
});

test(
  "somebody else's tournament has no export, and each export is one entry of the log",
  async () => {
    const { user, token, id, jordan, path, get } = await twoCandidates();
    const stranger = await signUp();
    for (const suffix of ["?format=csv", "?format=xlsx", "?format=json"]) {
      expect((await call(`${path}${suffix}`, { token: stranger.token })).status).toBe(404);
      expect((await call(`${path}${suffix}`)).status).toBe(401);
    }
    expect((await call(`/dashboard/tournament/${id}/report`, { token: stranger.token })).status).toBe(404);
    await (await get("format=csv&blind=1")).text();
    await (await get("format=json")).text();
    const put = (isBlind: boolean) =>
      call(`/api/tournaments/${id}/blind`, { token, method: "PUT", json: { isBlind } });
    await put(true);
    await (await get("format=csv")).text();
    await services.resumes.changeTier({ resumeId: jordan.id, userId: user.id, tier: "B" });
    await (await get("format=csv")).text();
    const log = await (await call(`/api/tournaments/${id}/audit`, { token })).json<
      { action: string; details: object }[]
    >();
    expect(
      log.filter(({ action }) => action === "tournament.candidates-exported").map(({ details }) => details),
    ).toEqual([
      { format: "csv", candidates: 2, isBlind: true },
      { format: "json", candidates: 2 },
      // In a blind review without a tier of the recruiter's, nobody has a name.
      { format: "csv", candidates: 2, isBlind: true },
      { format: "csv", candidates: 2 },
    ]);
  },
  PAGE_TIMEOUT_MS,
);

test(
  "2,000 rows come in order, in parts, each once",
  async () => {
    const { user, id, jordan, get } = await twoCandidates();
    await liftLimits(user.id);
    const row = await db.query.resumes.findFirst({ where: eq(resumes.id, jordan.id) });
    if (!row) throw new Error("no such resume");
    const COPIES = 1998;
    for (let n = 0; n < COPIES; ) {
      const inserts = Array.from({ length: Math.min(222, COPIES - n) }, () => {
        n += 1;
        return db.insert(resumes).values({
          ...row,
          id: crypto.randomUUID(),
          tournamentId: id,
          sha256: `copy-${n}`,
          fileName: `copy ${n}.txt`,
        });
      });
      const [first, ...others] = inserts;
      if (first) await db.batch([first, ...others]);
    }
    const rows = await linesOf(await get("format=csv"));
    expect(rows).toHaveLength(2001);
    expect(rows.slice(1).map((line) => Number(line.split(",")[0]))).toEqual(
      Array.from({ length: 2000 }, (_, index) => index + 1),
    );
    expect(new Set(rows.map((line) => /copy \d+\.txt/.exec(line)?.[0])).size).toBe(1999);

    const report = await services.exports.report({ userId: user.id, tournamentId: id, query: {} });
    expect([report.candidates.length, report.isCut]).toEqual([100, true]);
    const [entry] = await db
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.tournamentId, id), eq(auditEntries.action, "tournament.candidates-exported")),
      )
      .orderBy(desc(auditEntries.createdAt));
    expect(entry?.details).toEqual({ format: "report", candidates: 100 });
  },
  PAGE_TIMEOUT_MS,
);

test(
  "the report shows who the list has, with quotes, and says so in the log",
  async () => {
    const { token, id, casey } = await twoCandidates();
    const page = await call(`/dashboard/tournament/${id}/report?ids=${casey.id}`, { token });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Casey Placeholder");
    expect(html).not.toContain("Jordan Example");
    expect(RESUME_TEXT).toContain("Jordan Example");
  },
  PAGE_TIMEOUT_MS,
);

test("an export whose rows cannot be read is a failure with status 500, in every format", async () => {
  const { token, path } = await twoCandidates();
  for (const format of ["csv", "xlsx", "json"]) {
    const env = failAfterAudit(webEnv, /^select .*"resumes"/);
    const answer = await call(`${path}?format=${format}`, { token, env });
    expect([format, answer.status]).toEqual([format, 500]);
  }
});

test("an emoji in the tournament's name where the file's name is cut breaks no export", async () => {
  const { id, get } = await twoCandidates();
  const name = `${"n".repeat(79)}😀${"n".repeat(20)}`;
  await db.update(tournaments).set({ name }).where(eq(tournaments.id, id));
  const answer = await get("format=csv");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Disposition")).toContain(`${"n".repeat(79)} - candidates.csv`);
});
