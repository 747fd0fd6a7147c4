import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { ResumeResult } from "#core/fairness/fairness-check";
import { db, openAccount, openTournament, uploadText } from "../../tests/workers/support";
import { createFairnessRepository } from "./fairness-repository";
import { auditEntries, resumes } from "./schema";

const fairness = createFairnessRepository(db);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const RESULT: ResumeResult = { read: { name: 2 }, differences: [] };

const user = openAccount();

let tournamentId: string;
/** Of the rated resumes, in the order in which they are checked. */
let ids: string[];
beforeEach(async () => {
  ({ id: tournamentId } = await openTournament(user.id));
  ids = [];
  for (const name of ["a", "b", "c"]) ids.push((await uploadText(tournamentId, `${name}.txt`)).id);
  await db.update(resumes).set({ status: "done", tier: "B" }).where(inArray(resumes.id, ids));
  await uploadText(tournamentId, "unread.txt");
  ids.sort();
});

async function start(most = 10, createdAt = at(0)) {
  const id = crypto.randomUUID();
  const event = { actor: { kind: "user", id: user.id }, action: "fairness.checked", tournamentId } as const;
  const count = await fairness.start({ id, tournamentId, rubricVersion: 1, createdAt }, most, event);
  return { id, count };
}
const checked = async (id: string) => (await fairness.listResults(id)).map(({ resumeId }) => resumeId);

test("rated resumes are checked, at most as many as asked for", async () => {
  const { id, count } = await start(2);
  expect([count, await checked(id)]).toEqual([2, ids.slice(0, 2)]);
});

test("while a check runs, no other starts; a finished one is replaced", async () => {
  const both = await Promise.all([start(), start()]);
  const [first = both[0], second = both[1]] = both.toSorted((a, b) => b.count - a.count);
  expect([first.count, second.count]).toEqual([3, 0]);
  expect([(await fairness.find(tournamentId))?.id, await checked(second.id)]).toEqual([first.id, []]);
  const logged = await db.select().from(auditEntries).where(eq(auditEntries.tournamentId, tournamentId));
  expect(logged.filter(({ action }) => action === "fairness.checked")).toMatchObject([
    { details: { resumes: 3 } },
  ]);
  await fairness.finish(first.id, at(1));
  const third = await start();
  expect([(await fairness.find(tournamentId))?.id, await checked(first.id)]).toEqual([third.id, []]);
});

test("a check is kept while nobody is rated", async () => {
  const first = await start();
  await fairness.finish(first.id, at(1));
  await db.update(resumes).set({ tier: null }).where(inArray(resumes.id, ids));
  expect((await start()).count).toBe(0);
  expect((await fairness.find(tournamentId))?.id).toBe(first.id);
});

test("of two who judged the same resume at once, one makes the step", async () => {
  const { id } = await start();
  const [resumeId = ""] = ids;
  const of = { checkId: id, resumeId, steppedAt: at(0) };
  const steps = await Promise.all([
    fairness.storeResult(of, RESULT, at(1)),
    fairness.storeResult(of, RESULT, at(2)),
  ]);
  expect(steps.toSorted()).toEqual([false, true]);
});

test("each resume is next until it has a result, except one whose candidate asks for a person", async () => {
  const { id } = await start();
  const [first = "", second = "", third = ""] = ids;
  expect((await fairness.nextResume(id))?.id).toBe(first);
  await fairness.storeResult({ checkId: id, resumeId: first, steppedAt: at(0) }, RESULT, at(1));
  await db.update(resumes).set({ isHumanOnly: true }).where(eq(resumes.id, second));
  expect((await fairness.nextResume(id))?.id).toBe(third);
  await fairness.storeResult({ checkId: id, resumeId: third, steppedAt: at(1) }, RESULT, at(2));
  expect(await fairness.nextResume(id)).toBeUndefined();
});

test("a check that made no step for long is taken by one sweeper", async () => {
  const { id } = await start();
  const take = (minute: number) =>
    fairness.takeStuck({ now: at(minute), steppedBefore: at(minute - 10), limit: 100 });
  expect(await take(5)).not.toContain(id);
  const taken = await Promise.all([take(30), take(30)]);
  expect(taken.flat().filter((one) => one === id)).toEqual([id]);
  await fairness.finish(id, at(31));
  expect(await take(60)).not.toContain(id);
});
