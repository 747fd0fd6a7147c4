import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { type CandidatePage, searchModes } from "#core/resumes/candidate-list";
import { candidateQuerySchema } from "#core/resumes/candidate-query.schema";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import { resumes, tournaments, users } from "#platform/d1/schema";
import { createServices } from "#platform/services";
import { call } from "./call";
import { countQueries } from "./count-queries";
import {
  collect,
  copyRow,
  db,
  liftLimits,
  openTournament,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

/** A user with a tournament of resumes with these file names and skills, as if they had been read. */
async function openWith(files: Record<string, string[]>) {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  for (const [fileName, extractedSkills] of Object.entries(files)) {
    const { id: resumeId } = await uploadText(id, fileName);
    await db.update(resumes).set({ extractedSkills }).where(eq(resumes.id, resumeId));
  }
  const list = (query: object = {}) => services.candidates.search(user.id, candidateQuerySchema.parse(query));
  const find = async (q: string, mode = "filename") => namesOf(await list({ q, mode }));
  const findTournaments = async (q: string) =>
    (await services.tournaments.listPage(user.id, tournamentQuerySchema.parse({ q }))).rows.map(
      ({ name }) => name,
    );
  return { user, token, id, list, find, findTournaments };
}

const namesOf = ({ rows }: CandidatePage) => rows.map(({ fileName }) => fileName);

test("by file name: beginnings of words, in any order, whatever the accents, and nothing of the skills", async () => {
  const { find } = await openWith({
    "Zoë Marchetti (final v2).txt": ["TypeScript"],
    "JaneDoe_CV.txt": ["Marchetti style cooking"],
    "🎉 party.txt": [],
  });
  expect(await find("zoe")).toEqual(["Zoë Marchetti (final v2).txt"]);
  expect(await find("march ZOË")).toEqual(["Zoë Marchetti (final v2).txt"]);
  expect(await find("Zoë Marchetti (final v2).txt")).toEqual(["Zoë Marchetti (final v2).txt"]);
  expect(await find("doe")).toEqual(["JaneDoe_CV.txt"]);
  expect(await find("janedoe")).toEqual(["JaneDoe_CV.txt"]);
  expect(await find("🎉")).toEqual(["🎉 party.txt"]);
  expect(await find("typescript")).toEqual([]);
});

test("a candidate is listed by the name in the resume, unless it is hidden", async () => {
  const { id, list } = await openWith({ "cv.txt": [], "scan.txt": [] });
  const named = and(eq(resumes.tournamentId, id), eq(resumes.fileName, "cv.txt"));
  await db
    .update(resumes)
    .set({ contactInfo: { name: "Zoë Marchetti" } })
    .where(named);
  expect((await list()).rows.map(({ name }) => name).sort()).toEqual(["Zoë Marchetti", null]);
  await db.update(tournaments).set({ isBlind: true }).where(eq(tournaments.id, id));
  expect((await list()).rows.map(({ name }) => name)).toEqual([null, null]);
});

test("by skills: C is not C++, and nothing of the file names", async () => {
  const { find, list } = await openWith({
    "ada.txt": ["C++", "Machine learning"],
    "bob.txt": ["C#", "Node.js"],
    "node.txt": ["SQL", "Excel", "Jira", "Kubernetes"],
  });
  expect(await find("c++", "skills")).toEqual(["ada.txt"]);
  expect(await find("node.js", "skills")).toEqual(["bob.txt"]);
  expect(await find("learning", "skills")).toEqual(["ada.txt"]);
  const { rows } = await list({ q: "kube", mode: "skills" });
  expect(rows[0]?.extractedSkills).toEqual(["Kubernetes", "SQL", "Excel"]);
});

const HOSTILE = [
  '"',
  "*",
  "''",
  "OR",
  "a OR b",
  "NEAR(",
  "NEAR(a b)",
  "-ada",
  "file_name:x",
  "owner : a",
  "^x",
  "(",
  "\0",
  "'; drop table resumes; --",
  "%",
  "_",
  "😀",
  "\ud800",
  "x".repeat(10_000),
  '"'.repeat(10_000),
  "a ".repeat(5_000),
];

test("what means something to FTS5, to SQL or to nobody harms nothing and finds nothing", async () => {
  const { list, findTournaments } = await openWith({ "zed.txt": ["Welding"] });
  for (const q of HOSTILE) {
    const label = q.slice(0, 30);
    for (const mode of searchModes) expect((await list({ q, mode })).rows, label).toEqual([]);
    expect(await findTournaments(q), label).toEqual([]);
  }
});

test("nobody finds what another owns, not even by the owner's id", async () => {
  const own = await openWith({ "shared-name.txt": ["Welding"] });
  const other = await openWith({ "shared-name.txt": ["Welding"] });
  expect(await other.find("shared")).toHaveLength(1);
  for (const q of [
    own.user.id,
    own.user.id.replaceAll("-", ""),
    `x" OR owner : "${own.user.id.replaceAll("-", "")}`,
  ]) {
    expect(await other.find(q)).toEqual([]);
    expect(await other.findTournaments(q)).toEqual([]);
  }
  expect(await other.list()).toMatchObject({ total: 1, rows: [{ tournament: { id: other.id } }] });
});

test("tournaments are found by name, status and skills, also after they change", async () => {
  const { id, findTournaments } = await openWith({});
  expect(await findTournaments("back")).toEqual(["Backend Engineer"]);
  expect(await findTournaments("draft engineer")).toEqual(["Backend Engineer"]);
  await db
    .update(tournaments)
    .set({ name: "Head Chef", status: "completed", keySkills: ["Menu planning"] })
    .where(eq(tournaments.id, id));
  expect(await findTournaments("backend")).toEqual([]);
  expect(await findTournaments("draft")).toEqual([]);
  expect(await findTournaments("menu compl")).toEqual(["Head Chef"]);
});

test("what is deleted leaves the index: a resume, a tournament, an account", async () => {
  const counts = async () =>
    webEnv.DB.prepare(
      "select (select count(*) from resume_search) + (select count(*) from resume_entries) as resumes, (select count(*) from tournament_search) + (select count(*) from tournament_entries) as tournaments",
    ).first<{ resumes: number; tournaments: number }>();
  // First removes what other tests deleted.
  await services.operations.sweep();
  const before = await counts();
  const { user, id, find, list } = await openWith({ "one.txt": [], "two.txt": [] });
  const second = await openTournament(user.id);
  await uploadText(second.id, "three.txt");

  await db.delete(resumes).where(and(eq(resumes.tournamentId, id), eq(resumes.fileName, "one.txt")));
  expect(await find("one")).toEqual([]);
  expect((await list({ q: "one" })).total).toBe(0);
  expect((await list({ q: "txt" })).total).toBe(2);
  await db.delete(tournaments).where(eq(tournaments.id, id));
  expect(await find("two")).toEqual([]);
  expect(await find("three")).toEqual(["three.txt"]);
  await db.delete(users).where(eq(users.id, user.id));
  await services.operations.sweep();
  expect(await counts()).toEqual(before);
});

test("the API answers with the whole list, or with a page of slim rows", async () => {
  const { token } = await openWith({ "ada.txt": ["SQL"], "bob.txt": ["Excel"] });
  const all = await (await call("/api/resumes", { token })).json<object[]>();
  expect(all).toHaveLength(2);
  expect(all[0]).toHaveProperty("scorecard");
  const page = await (await call("/api/resumes/search?q=bob", { token })).json<CandidatePage>();
  expect(page).toMatchObject({ total: 1, rows: [{ fileName: "bob.txt", extractedSkills: ["Excel"] }] });
  expect(page.rows[0]).not.toHaveProperty("scorecard");
  expect((await call("/api/resumes/search")).status).toBe(401);
});

test("with 2,000 resumes a page costs one call of the database and few rows, found or not", async () => {
  const { user, id } = await openWith({ "template.txt": ["SQL"] });
  const [row] = await db.select().from(resumes).where(eq(resumes.tournamentId, id));
  if (!row) throw new Error("no row");
  await liftLimits(user.id);
  await copyRow("resumes", {
    id: row.id,
    copies: 1999,
    sha256: "n",
    file_name: "iif(n = 7, 'needle.txt', 'person-' || n || '.txt')",
    status: "'done'",
    tier: "iif(n % 2, 'B', 'C')",
    match_percent: "iif(n % 2, 70, 50) + n % 20",
  });

  const cost = async (query: object) => {
    const counted = countQueries(webEnv.DB);
    const measured = createServices({ ...webEnv, DB: counted.binding });
    const page = await measured.candidates.search(user.id, candidateQuerySchema.parse(query));
    return { page, ...counted.seen };
  };
  const seen: Record<string, number> = {};
  for (const query of [
    {},
    { sort: "best" },
    { q: "person" },
    { q: "needle" },
    { q: "person", sort: "best" },
    { q: "sql", mode: "skills" },
  ]) {
    const first = await cost(query);
    const second = first.page.after ? await cost({ ...query, after: first.page.after }) : undefined;
    expect(first.calls).toBe(1);
    seen[JSON.stringify(query)] = first.rowsRead;
    if (!second) continue;
    expect(second.calls).toBe(1);
    expect(new Set([...first.page.rows, ...second.page.rows].map(({ id }) => id)).size).toBe(50);
    const back = await cost({ ...query, before: second.page.before });
    expect(back.page).toEqual(first.page);
  }
  console.log("rows read of 2,000 resumes:", seen);
  expect((await cost({ q: "needle" })).page.rows).toHaveLength(1);
  expect((await cost({ q: "person" })).page).toMatchObject({ total: 1000, isTotalCapped: true });
  const best = (await cost({ sort: "best" })).page.rows.map(({ matchPercent }) => matchPercent ?? 0);
  expect(best).toEqual([...best].sort((a, b) => b - a));
  expect(Math.max(seen["{}"] ?? 0, seen['{"sort":"best"}'] ?? 0)).toBeLessThan(150);
  // In upload order FTS5 stops at the end of a page; by match it has to see everything it finds.
  expect(seen['{"q":"person"}']).toBeLessThan(1_200);
  expect(seen['{"q":"person","sort":"best"}']).toBeLessThan(4 * 2_000);

  const { binding, seen: whole } = countQueries(webEnv.DB);
  const all = await createServices({ ...webEnv, DB: binding }).resumes.listAll(ownerAsViewer(user.id));
  const newest = await all.next();
  expect(whole.rowsRead).toBeLessThan(1_000);
  expect(new Set([newest.value, ...(await collect(all))].map((resume) => resume.id)).size).toBe(2_000);
}, 60_000);
