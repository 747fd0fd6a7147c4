import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  db,
  mailsOf,
  openAccount,
  openTournament,
  signUp,
  tournamentRow,
  uploadText,
} from "../../tests/workers/support";
import { resumes } from "./schema";
import { createTournamentRepository } from "./tournament-repository";

const tournaments = createTournamentRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

const user = openAccount();

let tournamentId: string;
beforeEach(async () => {
  ({ id: tournamentId } = await openTournament(user.id));
});

const upload = async () => (await uploadText(tournamentId, `${crypto.randomUUID()}.txt`)).id;
const finish = (id: string, status: "done" | "error") =>
  db
    .update(resumes)
    .set({ status, tier: status === "done" ? "B" : null })
    .where(eq(resumes.id, id));
const endRun = (at = now) =>
  tournaments.endRun(
    tournamentId,
    async () => ({ id: crypto.randomUUID(), subject: "Results", text: "", html: "", confirmation: null }),
    { now: at },
  );

test("of many who end a run at once, one does, and one mail is written", async () => {
  await finish(await upload(), "done");
  await finish(await upload(), "error");
  const ended = (await Promise.all([endRun(), endRun(), endRun()])).filter(Boolean);
  expect(ended).toMatchObject([{ status: "completed", doneCount: 1, errorCount: 1, tierCounts: { B: 1 } }]);
  expect(await tournamentRow(tournamentId)).toMatchObject({ status: "completed" });
  expect(await mailsOf(tournamentId)).toHaveLength(1);
});

test("a run goes on while a resume is unread or an upload is open", async () => {
  const [read, unread] = [await upload(), await upload()];
  await finish(read, "done");
  expect(await endRun()).toBeUndefined();
  await finish(unread, "done");
  await tournaments.setUploadOpenUntil(tournamentId, new Date(now.getTime() + 1));
  expect(await endRun()).toBeUndefined();
  expect(await endRun(new Date(now.getTime() + 2))).toMatchObject({ doneCount: 2 });
});

test("with failed resumes only, the run ends as an error", async () => {
  await finish(await upload(), "error");
  expect(await endRun()).toMatchObject({ status: "error" });
});

test("a second run has a mail of its own", async () => {
  await finish(await upload(), "done");
  await endRun();
  await finish(await upload(), "done");
  expect(await endRun()).toMatchObject({ run: 2, doneCount: 2 });
  expect(await mailsOf(tournamentId)).toHaveLength(2);
});

test("an id is used once, whoever asks first", async () => {
  const { rubric } = await tournamentRow(tournamentId);
  const [job] = [
    { name: "Cook", jobDescription: "", keyRequirements: "", optionalRequirements: "", keySkills: [] },
  ];
  const id = crypto.randomUUID();
  const insert = () =>
    tournaments.insert(
      { ...job, id, userId: user.id, isDemoTournament: false, rubric, createdAt: now },
      { id: crypto.randomUUID(), grantId: crypto.randomUUID(), fileCount: 0 },
    );
  const answers = await Promise.all([insert(), insert()]);
  expect(answers).toEqual(expect.arrayContaining([expect.objectContaining({ id, name: "Cook" }), "taken"]));
});

test("blind review is logged once per change, and only the owner sets it", async () => {
  const event = { actor: { kind: "user", id: user.id }, action: "tournament.blind-changed" } as const;
  const set = (userId: string) =>
    tournaments.setBlind(
      userId,
      tournamentId,
      true,
      { ...event, tournamentId, details: { isBlind: true } },
      now,
    );
  const logged = () =>
    db.query.auditEntries.findMany({
      where: (entry, { and }) => and(eq(entry.tournamentId, tournamentId), eq(entry.action, event.action)),
    });
  expect(await set((await signUp()).user.id)).toBe(false);
  expect([await set(user.id), await set(user.id)]).toEqual([true, true]);
  expect(await logged()).toMatchObject([{ details: { isBlind: true } }]);
});
