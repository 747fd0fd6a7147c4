import { and, eq, inArray, like } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { applyRetention } from "#core/deletion/apply-retention";
import { DomainError } from "#core/errors";
import { listQuerySchema } from "#core/resumes/candidate-query.schema";
import { createDeletionRepository } from "#platform/d1/deletion-repository";
import { auditEntries, fileDeletions, resumes, tournaments } from "#platform/d1/schema";
import { call } from "./call";
import {
  db,
  deleteAccount,
  deliver,
  liftLimits,
  openTournament,
  processJob,
  RESUME_TEXT,
  resumeRow,
  services,
  signUp,
  tournamentRow,
  uploadText,
  webEnv,
} from "./support";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function ageResume(id: string, days: number) {
  await db
    .update(resumes)
    .set({ createdAt: daysAgo(days) })
    .where(eq(resumes.id, id));
}

async function oldTournament(userId: string, days: number) {
  const { id } = await openTournament(userId);
  await db
    .update(tournaments)
    .set({ createdAt: daysAgo(days) })
    .where(eq(tournaments.id, id));
  return id;
}

async function readResume(tournamentId: string, name: string, text?: string) {
  const { id } = await uploadText(tournamentId, name, text);
  await deliver([processJob(id)]);
  return id;
}

const idsIn = async (userId: string, tournamentId: string) =>
  (await services.candidates.list(ownerAsViewer(userId), tournamentId)).map(({ id }) => id);

test("what is past its account's retention is deleted, and nothing else", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  await services.retention.set(user.id, { retentionDays: 30, recordYears: 4, isOnHold: false });
  const gone = await oldTournament(user.id, 40);
  await ageResume(await readResume(gone, "old.txt"), 35);
  const kept = await oldTournament(user.id, 40);
  await ageResume(await readResume(kept, "old.txt"), 31);
  const young = await readResume(kept, "young.txt");
  await ageResume(young, 29);
  const empty = (await openTournament(user.id)).id;

  const patient = await signUp();
  const others = await oldTournament(patient.user.id, 40);
  await ageResume(await readResume(others, "old.txt"), 35);

  await services.retention.apply();
  await expect(services.tournaments.get(ownerAsViewer(user.id), gone)).rejects.toThrow("not found");
  expect(await idsIn(user.id, kept)).toEqual([young]);
  expect(await tournamentRow(kept)).toMatchObject({ resumeCount: 1, doneCount: 1 });
  expect(await idsIn(user.id, empty)).toEqual([]);
  expect(await idsIn(patient.user.id, others)).toHaveLength(1);
  expect(await services.retention.apply()).toEqual({ tournaments: 0, resumes: 0 });
  const deleted = await db
    .select({ actor: auditEntries.actor, action: auditEntries.action })
    .from(auditEntries)
    .where(and(inArray(auditEntries.tournamentId, [gone, kept]), like(auditEntries.action, "%deleted")))
    .orderBy(auditEntries.key);
  expect(deleted).toEqual([
    { actor: "system", action: "tournament.deleted" },
    { actor: "system", action: "resume.deleted" },
  ]);
});

test("what comes in while retention runs stays, and one failure stops nothing else", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  await services.retention.set(user.id, { retentionDays: 30, recordYears: 4, isOnHold: false });
  const old = async () => {
    const id = await oldTournament(user.id, 40);
    const resumeId = await readResume(id, "old.txt");
    await ageResume(resumeId, 35);
    return { userId: user.id, tournamentId: id, resumeId };
  };
  const [busy, failing, gone] = [await old(), await old(), await old()];
  const actor = { kind: "system" } as const;
  const deletions = createDeletionRepository(db);
  const failures: unknown[] = [];
  const young: string[] = [];
  const deleted = await applyRetention({
    now: () => new Date(),
    retention: {
      listOverdueTournaments: async () => {
        young.push((await uploadText(busy.tournamentId, "young.txt")).id);
        return [busy, failing, gone].map(({ userId, tournamentId }) => ({ userId, tournamentId }));
      },
      listOverdueResumes: async () => [{ userId: user.id, resumeId: young[0] ?? "" }, busy],
    },
    deleteTournament: async (target) => {
      if (target.tournamentId === failing.tournamentId) throw new Error("R2 is down");
      if (!(await deletions.deleteTournament(target, new Date())))
        throw new DomainError("tournament_not_found");
    },
    deleteResume: async (target) => {
      const note = { exportDeletionId: crypto.randomUUID(), now: new Date() };
      if (!(await deletions.deleteResume(target, note))) throw new DomainError("resume_not_found");
    },
    logFailure: (error) => failures.push(error),
  });
  expect(deleted).toEqual({ tournaments: 1, resumes: 1 });
  expect(failures).toEqual([new Error("R2 is down")]);
  expect(await idsIn(user.id, busy.tournamentId)).toEqual(young);
  expect(await idsIn(user.id, failing.tournamentId)).toEqual([failing.resumeId]);
  await expect(services.tournaments.get(ownerAsViewer(user.id), gone.tournamentId)).rejects.toThrow(
    "not found",
  );
  const log = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.tournamentId, busy.tournamentId), like(auditEntries.action, "%deleted")));
  expect(log).toEqual([{ action: "resume.deleted" }]);
  expect(await db.$count(fileDeletions, eq(fileDeletions.id, busy.tournamentId))).toBe(0);
  // Its owner may delete it at any time.
  const own = {
    userId: user.id,
    tournamentId: busy.tournamentId,
    actor: { kind: "user", id: user.id },
  } as const;
  expect(await deletions.deleteTournament({ ...own, actor }, new Date())).toBe(false);
  expect(await deletions.deleteTournament(own, new Date())).toBe(true);
  await services.tournaments.delete(failing);
});

test("before a shorter period is saved, it is told what that would delete", async () => {
  const { user } = await signUp();
  const id = await oldTournament(user.id, 400);
  await ageResume(await readResume(id, "a.txt"), 100);
  await ageResume(await readResume(id, "b.txt"), 40);
  expect(await services.retention.get(user.id)).toEqual({
    settings: { retentionDays: 365, recordYears: 4, isOnHold: false },
    older: { 30: 2, 90: 1, 180: 0, 365: 0, 730: 0 },
  });
});

test("all that is held about a candidate comes in one file, to the owner only", async () => {
  const { user, token } = await signUp();
  const { id: tournamentId } = await openTournament(user.id);
  const id = await readResume(tournamentId, "jordan.txt");
  const of = { userId: user.id, tournamentId, resumeId: id };
  const keyOf = ({ url }: { url: string }) => new URL(url).searchParams.get("key") ?? "";
  const own = keyOf(await services.candidatePages.createLink({ ...of, days: 30 }));
  await services.candidatePages.requestReview({ token: own, words: "Please let a person look." });
  const query = listQuerySchema.parse({});
  const share = { userId: user.id, tournamentId, label: "Sam", days: 7, isBlind: false, query } as const;
  const link = keyOf(await services.shares.create(share));
  await services.shares.giveOpinion({ token: link, resumeId: id, vote: "up", comment: "Met at a fair." });
  const answer = await call(`/api/resumes/${id}/data`, { token });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(read("result.json"))).toMatchObject({ id, contactInfo: { email: "jordan@example.com" } });
  expect(JSON.parse(read("requests.json"))).toMatchObject([
    { kind: "review", words: "Please let a person look.", answeredAt: null },
  ]);
  expect(JSON.parse(read("opinions.json"))).toMatchObject([
    { by: "Sam", vote: "up", comment: "Met at a fair." },
  ]);
  expect(read("original/jordan.txt")).toContain("Jordan Example");
  expect(read("text-as-read.txt")).toContain("Northwind");
  expect((await call(`/api/resumes/${id}/data`, { token: (await signUp()).token })).status).toBe(404);
});

/** A unique word. After the first two letters it contains no hexadecimal digit, so it cannot match part of an id. */
const newMarker = () =>
  `zq${Array.from(crypto.randomUUID().replaceAll("-", ""), (digit) => "ghijklmnoprstuvw"[Number.parseInt(digit, 16)]).join("")}`;

/**
 * Lists the full-text search tables whose bytes contain the marker. An index stores only the part of a word that
 * differs from the previous one, so this looks for the end of the marker.
 */
const bytesOf = (marker: string) => tablesWith(marker.slice(-12), "LIKE '%\\_search\\_%' ESCAPE '\\'");

/** Lists every table and every file that contains the marker. No file from before `since` can. */
async function tracesOf(marker: string, since: number): Promise<string[]> {
  const inTables = await tablesWith(
    marker,
    "NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  );
  return [...inTables, ...(await bytesOf(marker)), ...(await filesWith(marker, since))];
}

async function tablesWith(words: string, whichNames: string): Promise<string[]> {
  const bytes = Buffer.from(words).toString("hex").toUpperCase();
  const { results } = await webEnv.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name ${whichNames}`,
  ).all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of results) {
    const columns = await webEnv.DB.prepare(`SELECT name FROM pragma_table_info('${name}')`).raw<[string]>();
    const bytesOfRow = columns.map(([column]) => `ifnull(hex(${column}) || hex(lower(${column})), '')`);
    const row = await webEnv.DB.prepare(`SELECT 1 FROM "${name}" WHERE instr(${bytesOfRow.join(" || ")}, ?)`)
      .bind(bytes)
      .first();
    if (row) found.push(name);
  }
  return found;
}

async function filesWith(marker: string, since: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await webEnv.FILES.list({ cursor });
    for (const { key, uploaded } of page.objects) {
      if (uploaded.getTime() < since) continue;
      const text = await (await webEnv.FILES.get(key))?.text();
      if (key.includes(marker) || text?.toLowerCase().includes(marker)) found.push(key);
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return found;
}

test.each(["resume", "tournament", "account"] as const)(
  "after deleting the %s, no trace is found of a word planted in everything about the candidate",
  async (what) => {
    const marker = newMarker();
    const since = Date.now() - 1000;
    const { user, token } = await signUp(what === "account" ? `${marker}@example.com` : undefined);
    await liftLimits(user.id);
    const { id: tournamentId } = await services.tournaments.create(user.id, {
      ...{ name: what === "resume" ? "Job" : `Job ${marker}`, jobDescription: "", optionalRequirements: "" },
      ...{ keyRequirements: "TypeScript", keySkills: [] },
    });
    const text = `${RESUME_TEXT.replace("Jordan Example", `Jordan ${marker}`)}\nReference ${marker}`;
    const id = await readResume(tournamentId, `${marker}.txt`, text);
    await call(`/api/resumes/${id}/note`, {
      token,
      method: "PUT",
      json: { note: `Call ${marker}`, noteAt: null },
    });
    const row = (await services.resumes.get(ownerAsViewer(user.id), id)).tier;
    await (await call(`/api/tournaments/${tournamentId}/export/tier/${row}`, { token })).arrayBuffer();
    const keep = { version: 1, type: "cache-export", tournamentId, tier: row };
    await deliver([keep]);
    expect((await tracesOf(marker, since)).length).toBeGreaterThan(4);

    if (what === "resume") await services.resumes.delete({ userId: user.id, resumeId: id });
    if (what === "tournament") await services.tournaments.delete({ userId: user.id, tournamentId });
    if (what === "account") await deleteAccount(user);
    const notes = await db.select({ id: fileDeletions.id }).from(fileDeletions);
    await deliver(notes.map((note) => ({ version: 1, type: "remove-files", deletionId: note.id })));
    await deliver([keep]);
    await services.operations.sweep();
    // The job's own words stay with its decision records.
    expect(await tracesOf(marker, since)).toEqual(what === "resume" ? [] : ["decision_tournaments"]);
  },
);

test("of one deleted among many, resume or tournament, the search keeps no byte after one sweep", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  const { id: tournamentId } = await openTournament(user.id);
  const names = Array.from({ length: 60 }, newMarker);
  const jobs = Array.from({ length: 120 }, newMarker);
  const ids: string[] = [];
  for (const name of names) ids.push((await uploadText(tournamentId, `${name}.txt`)).id);
  const { id: _, ...job } = await tournamentRow(tournamentId);
  const rows = jobs.map((name, index) => ({ ...job, id: `${tournamentId}-${index}`, name }));
  for (const row of rows) await db.insert(tournaments).values(row);

  const [resume, tournament] = [names[17] ?? "", jobs[40] ?? ""];
  expect(await bytesOf(resume)).toEqual(["resume_search_data", "resume_search_content"]);
  expect(await bytesOf(tournament)).toEqual(["tournament_search_data", "tournament_search_content"]);
  await services.resumes.delete({ userId: user.id, resumeId: ids[17] ?? "" });
  await services.tournaments.delete({ userId: user.id, tournamentId: rows[40]?.id ?? "" });

  const count = async (q: string) =>
    (await services.candidates.search(user.id, { q, mode: "filename", sort: "newest" })).total;
  expect([await count(resume), await count("zq")]).toEqual([0, 59]);
  await services.operations.sweep();
  expect([await bytesOf(resume), await bytesOf(tournament)]).toEqual([[], []]);
  expect([await count(resume), await count("zq"), await count(names[18] ?? "")]).toEqual([0, 59, 1]);
  expect(await bytesOf(names[18] ?? "")).not.toEqual([]);
});

test("a deletion of more rows than a step takes is forgotten by the same sweep, and a key that is used again stays", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  const names = Array.from({ length: 230 }, newMarker);
  const { id: tournamentId } = await openTournament(user.id);
  const { sha256: _, ...resume } = await resumeRow((await uploadText(tournamentId, "first.txt")).id);
  for (const [index, name] of names.entries()) {
    const row = { ...resume, id: `${tournamentId}-${index}`, fileName: `${name}.txt`, sha256: name };
    await db.insert(resumes).values(row);
  }
  await services.tournaments.delete({ userId: user.id, tournamentId });
  // The newest keys are free, while the words of their former rows are still in the index.
  const { id: next } = await openTournament(user.id);
  await uploadText(next, "jordan.txt");
  await services.operations.sweep();
  for (const name of [names[0], names[115], names.at(-1)]) expect(await bytesOf(name ?? "")).toEqual([]);
  const found = await services.candidates.search(user.id, { q: "jordan", mode: "filename", sort: "newest" });
  expect(found.rows.map(({ fileName }) => fileName)).toEqual(["jordan.txt"]);
  expect(await webEnv.DB.prepare("SELECT count(*) AS n FROM search_removals").first()).toEqual({ n: 0 });
  for (const table of ["resume_search", "tournament_search"])
    await webEnv.DB.prepare(`INSERT INTO ${table} (${table}) VALUES ('integrity-check')`).run();
});
