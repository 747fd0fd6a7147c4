import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { AuditEvent } from "#core/audit/audit-event";
import { MAX_NOTE_CHARACTERS } from "#core/resumes/write-note";
import { db, openAccount, openTournament, resumeRow, signUp, uploadText } from "../../tests/workers/support";
import { createBulkResumeRepository } from "./bulk-resume-repository";
import { auditEntries, resumes } from "./schema";

const bulk = createBulkResumeRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

const user = openAccount();
let tournamentId: string;
let event: AuditEvent;
let ids: string[];
beforeAll(async () => {
  ({ id: tournamentId } = await openTournament(user.id));
  event = { actor: { kind: "user", id: user.id }, action: "resumes.tier-changed", tournamentId };
});
beforeEach(async () => {
  ids = [];
  for (let n = 0; n < 3; n++) ids.push((await uploadText(tournamentId, `${crypto.randomUUID()}.txt`)).id);
  await db.update(resumes).set({ status: "done", tier: "C" }).where(inArray(resumes.id, ids));
});
const countEntries = () => db.$count(auditEntries, eq(auditEntries.tournamentId, tournamentId));
const changeTiers = (tier: "A" | null, of = ids) =>
  bulk.setTiers({
    ...{ tournamentId, userId: user.id, event, reason: null, now },
    tiers: of.map((id) => ({ id, tier, reason: null })),
  });

test("tiers change with one entry in the log; the same again changes and logs nothing", async () => {
  const before = await countEntries();
  expect(await changeTiers("A")).toBe(3);
  expect(await changeTiers("A")).toBe(0);
  expect(await countEntries()).toBe(before + 1);
  expect(await resumeRow(ids[0] ?? "")).toMatchObject({ recruiterTier: "A", recruiterTierBy: user.id });
  expect(await changeTiers(null)).toBe(3);
  expect(await resumeRow(ids[0] ?? "")).toMatchObject({ recruiterTier: null, recruiterTierBy: null });
});

test("a resume that is being read, or is of another tournament, is left alone", async () => {
  const [reading = "", ...rest] = ids;
  await db.update(resumes).set({ status: "analyzing" }).where(eq(resumes.id, reading));
  expect(await changeTiers("A")).toBe(rest.length);
  const other = await openTournament(user.id);
  expect(await bulk.addNote({ tournamentId: other.id, ids, note: "Call.", event, now })).toBe(0);
});

test("a note is added once, taken back alone, and never cut", async () => {
  const [id = "", , full = ""] = ids;
  const long = "x".repeat(MAX_NOTE_CHARACTERS - 3);
  await db.update(resumes).set({ note: "Strong." }).where(eq(resumes.id, id));
  await db.update(resumes).set({ note: long }).where(eq(resumes.id, full));
  const change = { tournamentId, ids, note: "Call.", event, now };
  expect(await bulk.addNote(change)).toBe(2);
  expect(await bulk.addNote(change)).toBe(0);
  expect((await resumeRow(id)).note).toBe("Strong.\n\nCall.");
  expect((await resumeRow(full)).note).toBe(long);
  expect(await bulk.takeNoteBack(change)).toBe(2);
  expect((await resumeRow(id)).note).toBe("Strong.");
});

test("a note that ends in an emoji is taken back whole", async () => {
  const [id = ""] = ids;
  await db.update(resumes).set({ note: "Strong 👍" }).where(eq(resumes.id, id));
  const change = { tournamentId, ids: [id], note: "Call 📞👍", event, now };
  expect(await bulk.addNote(change)).toBe(1);
  expect(await bulk.addNote(change)).toBe(0);
  expect(await bulk.takeNoteBack(change)).toBe(1);
  expect((await resumeRow(id)).note).toBe("Strong 👍");
});

test("finished resumes are read again, but not those who asked for a person", async () => {
  const [human = "", ...rest] = ids;
  await db.update(resumes).set({ isHumanOnly: true }).where(eq(resumes.id, human));
  const reopened = await bulk.reopen({ tournamentId, ids, event, now });
  expect(reopened.toSorted()).toEqual(rest.toSorted());
  expect(await bulk.reopen({ tournamentId, ids, event, now })).toEqual([]);
});

test("only the owner deletes", async () => {
  const remove = (userId: string) =>
    bulk.delete({ tournamentId, ids, event, now, userId, exportDeletionId: crypto.randomUUID() });
  const before = await countEntries();
  expect(await remove((await signUp()).user.id)).toEqual([]);
  expect(await countEntries()).toBe(before);
  expect((await remove(user.id)).toSorted()).toEqual(ids.toSorted());
});
