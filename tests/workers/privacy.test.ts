import { and, eq, inArray, like } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
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
  (await services.listCandidates(userId, tournamentId)).map(({ id }) => id);

test("what is past its account's retention is deleted, and nothing else", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  await services.setRetentionDays(user.id, 30);
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

  await services.applyRetention();
  await expect(services.getTournament(user.id, gone)).rejects.toThrow("not found");
  expect(await idsIn(user.id, kept)).toEqual([young]);
  expect(await tournamentRow(kept)).toMatchObject({ resumeCount: 1, doneCount: 1 });
  expect(await idsIn(user.id, empty)).toEqual([]);
  expect(await idsIn(patient.user.id, others)).toHaveLength(1);
  expect(await services.applyRetention()).toEqual({ tournaments: 0, resumes: 0 });
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

test("before a shorter period is saved, it is told what that would delete", async () => {
  const { user } = await signUp();
  const id = await oldTournament(user.id, 400);
  await ageResume(await readResume(id, "a.txt"), 100);
  await ageResume(await readResume(id, "b.txt"), 40);
  expect(await services.getRetention(user.id)).toEqual({
    days: 365,
    older: { 30: 2, 90: 1, 180: 0, 365: 0, 730: 0 },
  });
});

test("all that is held about a candidate comes in one file, to the owner only", async () => {
  const { user, token } = await signUp();
  const { id: tournamentId } = await openTournament(user.id);
  const id = await readResume(tournamentId, "jordan.txt");
  const answer = await call(`/api/resumes/${id}/data`, { token });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(read("result.json"))).toMatchObject({ id, contactInfo: { email: "jordan@example.com" } });
  expect(read("original/jordan.txt")).toContain("Jordan Example");
  expect(read("text-as-read.txt")).toContain("Northwind");
  expect((await call(`/api/resumes/${id}/data`, { token: (await signUp()).token })).status).toBe(404);
});

/** Every table's every column, and every file, that has the marker in it. */
async function tracesOf(marker: string): Promise<string[]> {
  const found: string[] = [];
  const { results } = await webEnv.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  for (const { name } of results) {
    const rows = await webEnv.DB.prepare(`SELECT * FROM "${name}"`).all();
    for (const row of rows.results) if (JSON.stringify(row).toLowerCase().includes(marker)) found.push(name);
  }
  const words = await webEnv.DB.prepare("SELECT count(*) AS n FROM resume_search WHERE resume_search MATCH ?")
    .bind(`"${marker}"`)
    .first<{ n: number }>();
  if (words?.n) found.push("resume_search");
  for (const { key } of (await webEnv.FILES.list()).objects) {
    const text = await (await webEnv.FILES.get(key))?.text();
    if (key.includes(marker) || text?.toLowerCase().includes(marker)) found.push(key);
  }
  return found;
}

test.each(["resume", "tournament", "account"] as const)(
  "after deleting the %s, no trace is found of a planted word",
  async (what) => {
    const marker = `zq${crypto.randomUUID().slice(0, 8)}`;
    const { user, token } = await signUp(what === "account" ? `${marker}@example.com` : undefined);
    await liftLimits(user.id);
    const { id: tournamentId } = await services.createTournament(user.id, {
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
    const row = (await services.getResume(user.id, id)).tier;
    await (await call(`/api/tournaments/${tournamentId}/export/tier/${row}`, { token })).arrayBuffer();
    const keep = { version: 1, type: "keep-export", tournamentId, tier: row };
    await deliver([keep]);
    expect((await tracesOf(marker)).length).toBeGreaterThan(4);

    if (what === "resume") await services.deleteResume({ userId: user.id, resumeId: id });
    if (what === "tournament") await services.deleteTournament({ userId: user.id, tournamentId });
    if (what === "account") await deleteAccount(user);
    const notes = await db.select({ id: fileDeletions.id }).from(fileDeletions);
    await deliver(notes.map((note) => ({ version: 1, type: "remove-files", deletionId: note.id })));
    await deliver([keep]);
    expect(await tracesOf(marker)).toEqual([]);
  },
);
