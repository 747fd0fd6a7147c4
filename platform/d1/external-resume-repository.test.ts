import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, deleteAccount, openTournament, signUp, uploadText } from "../../tests/workers/support";
import { createExternalResumeRepository } from "./external-resume-repository";
import { resumes } from "./schema";

const external = createExternalResumeRepository(db);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));

let user: Awaited<ReturnType<typeof signUp>>["user"];
let tournamentId: string;
/** In the order of their upload. */
let ids: string[];
beforeAll(async () => {
  ({ user } = await signUp());
  ({ id: tournamentId } = await openTournament(user.id));
  ids = [];
  for (let n = 0; n < 5; n++) ids.push((await uploadText(tournamentId, `${n}.txt`)).id);
  // The last three changed at the same time, as after one change of the rubric.
  for (const [n, id] of ids.entries())
    await db
      .update(resumes)
      .set({ updatedAt: at(Math.min(n, 2)) })
      .where(eq(resumes.id, id));
});
// Tests of other files sweep the same database.
afterAll(() => deleteAccount(user));

const changes = async (since: Date, afterId?: string, limit = 10) =>
  (await external.listChanges(tournamentId, { since, afterId, status: undefined, limit })).map(
    ({ id }) => id,
  );

test("pages follow each other from the newest upload without a gap", async () => {
  const seen: string[] = [];
  for (let after: number | undefined; ; ) {
    const page = await external.list(tournamentId, { after, status: undefined, limit: 2 });
    if (page.length === 0) break;
    seen.push(...page.map(({ id }) => id));
    after = page.at(-1)?.key;
  }
  expect(seen).toEqual(ids.toReversed());
});

test("changes come in their order, from the asked time on", async () => {
  const together = ids.slice(2).toSorted();
  expect(await changes(at(0))).toEqual([ids[0], ids[1], ...together]);
  expect(await changes(at(1))).toEqual([ids[1], ...together]);
  expect(await changes(at(3))).toEqual([]);
});

test("a page may end among changes of the same time, and the next one loses none", async () => {
  const together = ids.slice(2).toSorted();
  const first = await changes(at(2), undefined, 2);
  expect(first).toEqual(together.slice(0, 2));
  expect(await changes(at(2), first.at(-1), 2)).toEqual(together.slice(2));
});

test("only resumes of the asked status are listed", async () => {
  const [failed = ""] = ids;
  await db.update(resumes).set({ status: "error", error: "Cannot be read." }).where(eq(resumes.id, failed));
  const listed = await external.list(tournamentId, { after: undefined, status: "failed", limit: 10 });
  expect(listed.map(({ id }) => id)).toEqual([failed]);
});

test("a resume is found only by its owner and in its own listing", async () => {
  const [resumeId = ""] = ids;
  const { user: other } = await signUp();
  const { id: elsewhere } = await openTournament(user.id);
  const find = (partnerId: string, listingId: string) => external.find({ partnerId, listingId, resumeId });
  expect(await find(user.id, tournamentId)).toMatchObject({ id: resumeId });
  expect(await find(other.id, tournamentId)).toBeUndefined();
  expect(await find(user.id, elsewhere)).toBeUndefined();
});
