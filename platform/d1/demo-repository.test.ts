import { and, eq, inArray, lt } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";
import { db, deleteAccount, openTournament, signUp, tournamentRow } from "../../tests/workers/support";
import { createDemoRepository } from "./demo-repository";
import { auditEntries, fileDeletions, rubricVersions, tournaments } from "./schema";

const demos = createDemoRepository(db);
// Longer ago than any demo of other tests.
const at = (minute: number) => new Date(Date.UTC(2001, 0, 1, 0, minute));

// Tests of other files sweep the same database.
afterEach(async () => {
  await db
    .delete(tournaments)
    .where(and(eq(tournaments.userId, DEMO_OWNER_ID), lt(tournaments.createdAt, at(60))));
  await db.delete(fileDeletions).where(lt(fileDeletions.createdAt, at(60)));
});

const RUBRIC = { criteria: [] } as unknown as Parameters<typeof demos.insert>[0]["rubric"];

async function add(visitor: string, createdAt = at(0)) {
  const id = crypto.randomUUID();
  const job = { name: "Cook", jobDescription: "", keyRequirements: "", optionalRequirements: "" };
  const of = { id, userId: DEMO_OWNER_ID, isDemoTournament: false, rubric: RUBRIC, createdAt };
  await demos.insert({ ...job, ...of, keySkills: [] }, visitor);
  return id;
}

test("a visitor's demos are counted from the given moment on, without anybody else's", async () => {
  const [visitor, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await add(visitor, at(1));
  await add(visitor, at(2));
  await add(visitor, at(3));
  await add(other, at(3));
  expect([await demos.count(visitor, at(2)), await demos.count(other, at(2))]).toEqual([2, 1]);
});

test("a recruiter's tournament is no demo, nor deleted as one", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  await db
    .update(tournaments)
    .set({ createdAt: at(0) })
    .where(eq(tournaments.id, id));
  expect(await demos.find(id)).toBeUndefined();
  await demos.deletePublicBefore(at(60), at(60));
  expect(await tournamentRow(id)).toMatchObject({ userId: user.id });
  await deleteAccount(user);
});

test("demos are deleted once they are too old, with their visitor, and their files are listed", async () => {
  const visitor = crypto.randomUUID();
  const [old, kept] = [await add(visitor, at(1)), await add(visitor, at(2))];
  expect(await demos.deletePublicBefore(at(2), at(3))).toBe(1);
  expect([await demos.find(old), (await demos.find(kept))?.id]).toEqual([undefined, kept]);
  expect(await demos.count(visitor, at(0))).toBe(1);
  const files = await db
    .select()
    .from(fileDeletions)
    .where(inArray(fileDeletions.id, [old, kept]));
  expect(files).toMatchObject([{ id: old, prefix: `tournaments/${old}/`, createdAt: at(3) }]);
  const log = await db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.tournamentId, [old, kept]));
  expect(log).toMatchObject([{ actor: "system", action: "tournament.deleted", tournamentId: old }]);
});

test("no more than 200 demos are deleted at once, the oldest first, and each has its files listed", async () => {
  const visitor = crypto.randomUUID();
  for (let count = 0; count < 200; count++) await add(visitor, at(1));
  const newest = await add(visitor, at(2));
  expect(await demos.deletePublicBefore(at(5), at(6))).toBe(200);
  expect(await demos.count(visitor, at(0))).toBe(1);
  expect(await db.$count(rubricVersions, eq(rubricVersions.tournamentId, newest))).toBe(1);
  expect(await db.$count(fileDeletions, eq(fileDeletions.createdAt, at(6)))).toBe(200);
  expect(await demos.deletePublicBefore(at(5), at(7))).toBe(1);
});
