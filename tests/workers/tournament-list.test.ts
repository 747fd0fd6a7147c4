import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PAGE_SIZE } from "#core/paging";
import { candidateName } from "#core/resumes/resume";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import { resumes, tournaments } from "#platform/d1/schema";
import { createServices } from "#platform/services";
import { countQueries } from "./count-queries";
import { resumesOf } from "./resumes-of";
import {
  db,
  deliver,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

const listOf = async (userId: string, query = {}) =>
  services.tournaments.listPage(userId, tournamentQuerySchema.parse(query));

test("the first of a tournament is the first of its page, near-equals and moved ones included", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  const ids: string[] = [];
  for (const n of [0, 1, 2, 3]) ids.push((await uploadText(id, `r${n}.txt`)).id);
  await deliver(ids.map(processJob));
  const expectFirst = async () => {
    const [first] = await resumesOf(user.id, id);
    const [listed] = (await listOf(user.id)).rows;
    expect(listed?.topCandidate).toEqual({
      resumeId: first?.id,
      name: candidateName(first?.fileName ?? ""),
      tier: first?.tier,
      matchPercent: first?.matchPercent,
    });
    return first?.id;
  };

  // First the same match with different scores before rounding, then the same score with different relevance.
  const [weaker = "", stronger = "", moved = ""] = ids;
  const { scorecard } = await resumeRow(weaker);
  if (!scorecard) throw new Error("not read");
  const scored = (score: number, relevance: number) => ({
    tier: "B" as const,
    matchPercent: 88,
    scorecard: { ...scorecard, score, relevance },
  });
  await db.update(resumes).set(scored(51.5, 1)).where(eq(resumes.tournamentId, id));
  await db.update(resumes).set(scored(88.201, 0.9)).where(eq(resumes.id, weaker));
  await db.update(resumes).set(scored(88.202, 0.1)).where(eq(resumes.id, stronger));
  expect(await expectFirst()).toBe(stronger);
  await db.update(resumes).set(scored(88.202, 0.2)).where(eq(resumes.id, weaker));
  expect(await expectFirst()).toBe(weaker);
  await db.update(resumes).set(scored(88.2, 0.2)).where(eq(resumes.id, weaker));

  await services.resumes.changeTier({ resumeId: moved, userId: user.id, tier: "A" });
  expect(await expectFirst()).toBe(moved);
  await db.delete(resumes).where(eq(resumes.id, moved));
  expect(await expectFirst()).toBe(stronger);
});

test("a tournament nobody was read for has no first", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  await uploadText(id, "waiting.txt");
  expect((await listOf(user.id)).rows).toMatchObject([{ id, topCandidate: null, resumeCount: 1 }]);
});

test("page by page, newest first, in one call; what is searched for may be beyond the first page", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  if (!row) throw new Error("no row");
  for (let n = 1; n <= 2 * PAGE_SIZE; n++) {
    await db.insert(tournaments).values({ ...row, id: crypto.randomUUID(), name: `Opening ${n}` });
  }

  const first = await listOf(user.id);
  expect(first).toMatchObject({ total: 2 * PAGE_SIZE + 1, before: null });
  expect(first.rows[0]?.name).toBe(`Opening ${2 * PAGE_SIZE}`);
  const second = await listOf(user.id, { after: first.after });
  const third = await listOf(user.id, { after: second.after });
  expect(third.rows.map(({ name }) => name)).toEqual(["Backend Engineer"]);
  expect(await listOf(user.id, { before: second.before })).toEqual(first);
  expect((await listOf(user.id, { q: "backend" })).rows).toHaveLength(1);
  expect(await listOf(user.id, { q: "opening" })).toMatchObject({ total: 2 * PAGE_SIZE });

  const { binding, seen } = countQueries(webEnv.DB);
  await createServices({ ...webEnv, DB: binding }).tournaments.listPage(user.id, { q: "" });
  expect(seen.calls).toBe(1);
  expect(seen.rowsRead).toBeLessThan(250);
});
