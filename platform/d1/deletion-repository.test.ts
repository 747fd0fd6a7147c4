import { and, eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { AuditAction } from "#core/audit/audit-event";
import { SETTLED_AFTER_MS } from "#core/deletion/remove-files";
import {
  db,
  deleteAccount,
  liftLimits,
  openTournament,
  signUp,
  tournamentRow,
  uploadText,
} from "../../tests/workers/support";
import { createDeletionRepository } from "./deletion-repository";
import {
  auditEntries,
  checkouts,
  fileDeletions,
  outbox,
  pastSales,
  plans,
  resumes,
  tournaments,
  users,
} from "./schema";

const deletions = createDeletionRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);

type User = Awaited<ReturnType<typeof signUp>>["user"];
const made: User[] = [];
async function join() {
  const { user } = await signUp();
  await liftLimits(user.id);
  made.push(user);
  return user;
}
let user: User;
let other: User;
let [tournamentId, otherId] = ["", ""];
beforeEach(async () => {
  user = await join();
  other = await join();
  ({ id: tournamentId } = await openTournament(user.id));
  ({ id: otherId } = await openTournament(other.id));
});
// Tests of other files sweep the same database.
afterAll(async () => {
  await db.delete(outbox).where(like(outbox.recipient, "%@deletion-repository.example"));
  await db.delete(fileDeletions).where(eq(fileDeletions.createdAt, now));
  for (const one of made) await deleteAccount(one);
});

const actorOf = ({ id }: User) => ({ kind: "user", id }) as const;
const deleteTournament = (by: User, id = tournamentId) =>
  deletions.deleteTournament({ userId: by.id, tournamentId: id, actor: actorOf(by) }, now);
const deleteResume = (by: User, resumeId: string) =>
  deletions.deleteResume(
    { userId: by.id, resumeId, actor: actorOf(by) },
    { exportDeletionId: crypto.randomUUID(), now },
  );

const logged = (action: AuditAction) =>
  db.$count(auditEntries, and(eq(auditEntries.tournamentId, tournamentId), eq(auditEntries.action, action)));
/** The keys whose files are to be removed, without the tournament's own part. */
async function listedFiles() {
  const prefix = `tournaments/${tournamentId}/`;
  const rows = await db
    .select()
    .from(fileDeletions)
    .where(like(fileDeletions.prefix, `%${tournamentId}%`));
  return rows.map((row) => row.prefix.slice(prefix.length)).toSorted();
}
const isThere = async (id: string) => (await db.$count(tournaments, eq(tournaments.id, id))) === 1;

async function addMail(cause: string, recipient = "sam@deletion-repository.example") {
  const mail = { id: crypto.randomUUID(), subject: "", text: "", createdAt: now };
  await db.insert(outbox).values({ ...mail, cause, recipient });
  return cause;
}
const mailsAmong = async (causes: string[]) =>
  (await db.select().from(outbox).where(inArray(outbox.cause, causes))).map(({ cause }) => cause);

/** An entry of the log with somebody's own words. */
async function addReason(of: { tournamentId: string; resumeId?: string }) {
  const entry = { createdAt: now, actor: "system", action: "resume.tier-changed", ...of };
  const [row] = await db
    .insert(auditEntries)
    .values({ ...entry, reason: { text: "Her words", salt: "1" } })
    .returning({ key: auditEntries.key });
  return row?.key ?? 0;
}
const reasonOf = async (key: number) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.key, key)))[0]?.reason;

test("of two who delete a tournament at once, one does; it is logged and its files are listed once", async () => {
  const answers = await Promise.all([deleteTournament(user), deleteTournament(user)]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect([await logged("tournament.deleted"), await listedFiles()]).toEqual([1, [""]]);
  expect([await isThere(tournamentId), await isThere(otherId)]).toEqual([false, true]);
});

test("nobody deletes another account's tournament, its mails or what was said about it", async () => {
  const mail = await addMail(`results-ready:${tournamentId}:1`);
  const reason = await addReason({ tournamentId });
  expect(await deleteTournament(other)).toBe(false);
  expect([await isThere(tournamentId), await listedFiles()]).toEqual([true, []]);
  expect([await mailsAmong([mail]), await reasonOf(reason)]).toMatchObject([[mail], { text: "Her words" }]);
  expect(await logged("tournament.deleted")).toBe(0);
});

test("with a tournament go its own mails and reasons, and no others", async () => {
  const own = [`results-ready:${tournamentId}:1`, `results-ready:${tournamentId}:12`];
  const others = [
    `results-ready:${otherId}:1`,
    `results-ready:${tournamentId}0:1`,
    `results-ready:${tournamentId}f:1`,
    `welcome:${tournamentId}`,
  ];
  for (const cause of [...own, ...others]) await addMail(cause);
  const [gone, stays] = [await addReason({ tournamentId }), await addReason({ tournamentId: otherId })];
  await deleteTournament(user);
  expect((await mailsAmong([...own, ...others])).toSorted()).toEqual(others.toSorted());
  expect([await reasonOf(gone), await reasonOf(stays)]).toMatchObject([null, { text: "Her words" }]);
});

test.each([
  ["a sample counts as made when it is deleted", true, now],
  ["a tournament of one's own does not", false, null],
])("%s", async (_, isDemoTournament, expected) => {
  await db
    .delete(tournaments)
    .where(and(eq(tournaments.userId, user.id), eq(tournaments.isDemoTournament, true)));
  await db.update(users).set({ sampleMadeAt: null }).where(eq(users.id, user.id));
  await db.update(tournaments).set({ isDemoTournament }).where(eq(tournaments.id, tournamentId));
  await deleteTournament(user);
  expect((await db.query.users.findFirst({ where: eq(users.id, user.id) }))?.sampleMadeAt).toEqual(expected);
});

test("of two who delete a candidate at once, one does; other candidates stay", async () => {
  const [gone, stays] = [await uploadText(tournamentId, "a.txt"), await uploadText(tournamentId, "b.txt")];
  const reasons = [
    await addReason({ tournamentId, resumeId: gone.id }),
    await addReason({ tournamentId, resumeId: stays.id }),
  ];
  const answers = await Promise.all([deleteResume(user, gone.id), deleteResume(user, gone.id)]);
  expect(answers.filter(Boolean)).toEqual([{ tournamentId }]);
  expect([await logged("resume.deleted"), await listedFiles()]).toEqual([
    1,
    ["exports/", `resumes/${gone.id}/`],
  ]);
  expect(await db.$count(resumes, eq(resumes.id, stays.id))).toBe(1);
  expect(await Promise.all(reasons.map(reasonOf))).toMatchObject([null, { text: "Her words" }]);
});

test("nobody deletes another account's candidate", async () => {
  const { id } = await uploadText(tournamentId, "a.txt");
  expect(await deleteResume(other, id)).toBeUndefined();
  expect([await db.$count(resumes, eq(resumes.id, id)), await listedFiles()]).toEqual([1, []]);
});

test("a tournament whose last candidate is deleted is a draft again; one with only failed ones has failed", async () => {
  const [first, second] = [await uploadText(tournamentId, "a.txt"), await uploadText(tournamentId, "b.txt")];
  await db.update(resumes).set({ status: "done" }).where(eq(resumes.id, first.id));
  await db.update(resumes).set({ status: "error" }).where(eq(resumes.id, second.id));
  await db.update(tournaments).set({ status: "completed" }).where(eq(tournaments.id, tournamentId));
  await deleteResume(user, first.id);
  expect(await tournamentRow(tournamentId)).toMatchObject({ status: "error", resumeCount: 1 });
  await deleteResume(user, second.id);
  expect(await tournamentRow(tournamentId)).toMatchObject({ status: "draft", resumeCount: 0 });
});

test("with an account goes what is its own; what it paid stays, without the buyer", async () => {
  const { user: gone } = await signUp();
  await liftLimits(gone.id);
  const { id } = await openTournament(gone.id);
  const [plan] = await db.select().from(plans).where(eq(plans.name, "PRO"));
  const buy = async (userId: string, status: "paid" | "open") => {
    const sale = { id: crypto.randomUUID(), planId: plan?.id ?? 0, amountInCents: 1999, createdAt: now };
    const paidAt = status === "paid" ? now : null;
    await db.insert(checkouts).values({ ...sale, userId, status, paidAt, buyerName: "Sam" });
    return sale.id;
  };
  const sales = [await buy(gone.id, "paid"), await buy(gone.id, "open"), await buy(other.id, "paid")];
  const gonesMails = [
    await addMail(`any:${gone.id}`, gone.email),
    await addMail(`email-change:${gone.id}:1`, "wanted@deletion-repository.example"),
  ];
  const othersMail = await addMail(`email-change:${other.id}:1`, "wanted@deletion-repository.example");
  const { deletionIds } = await deletions.deleteAccount(gone, "hash of a key", now);
  expect([deletionIds.includes(id), deletionIds.includes(otherId)]).toEqual([true, false]);
  expect([await isThere(id), await isThere(otherId)]).toEqual([false, true]);
  expect(await mailsAmong([...gonesMails, othersMail])).toEqual([othersMail]);
  expect(await db.select().from(pastSales).where(inArray(pastSales.id, sales))).toEqual([
    { id: sales[0], paymentId: null, paidAt: now, amountInCents: 1999, amountRefundedInCents: 0 },
  ]);
  expect(await deletions.deleteAccount(gone, "hash of a key", now)).toEqual({
    deletionIds: [],
    hasRecords: false,
  });
});

test("files are due when their message was lost, and once more when no worker can still write", async () => {
  const id = crypto.randomUUID();
  await db.insert(fileDeletions).values({ id, prefix: "none/", createdAt: now });
  const isDue = async (at: number, created: number) =>
    (await deletions.listDueFiles({ now: after(at), createdBefore: after(created), limit: 1000 })).includes(
      id,
    );
  expect([await isDue(1, 0), await isDue(1, 1)]).toEqual([false, true]);
  await deletions.markFilesRemoved(id);
  expect([await isDue(1, 1), await isDue(SETTLED_AFTER_MS, 1)]).toEqual([false, false]);
  expect(await isDue(SETTLED_AFTER_MS + 1, 1)).toBe(true);
  await deletions.settleFiles(id);
  expect(await deletions.findFiles(id)).toBeUndefined();
});
