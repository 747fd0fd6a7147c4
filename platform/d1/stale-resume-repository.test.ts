import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { CLAIM_SECONDS } from "#core/resumes/process-resume";
import { db, openAccount, openTournament, resumeRow, uploadText } from "../../tests/workers/support";
import { resumes, tournaments } from "./schema";
import { createStaleResumeRepository } from "./stale-resume-repository";

const stale = createStaleResumeRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const SCORECARD = { rubricHash: "1", engine: "embedded", engineVersion: "1", criteria: [], verdicts: [] };
const analysis = (matchPercent: number): ResumeAnalysis => ({
  ...{ matchPercent, tier: "B", extractedSkills: [], pros: [], cons: [], followUpQuestions: [] },
  ...{ contactInfo: {}, scorecard: SCORECARD as unknown as ResumeAnalysis["scorecard"] },
});

const user = openAccount();

let tournamentId: string;
/** Of resumes judged by version 1 of a rubric that is at version 3, in the order in which they are listed. */
let ids: string[];
let id: string;
beforeEach(async () => {
  ({ id: tournamentId } = await openTournament(user.id));
  ids = [];
  for (const name of ["a", "b", "c"]) ids.push((await uploadText(tournamentId, `${name}.txt`)).id);
  ids.sort();
  [id = ""] = ids;
  const judged = { ...analysis(50), status: "done", rubricVersion: 1, isStale: true } as const;
  await db.update(resumes).set(judged).where(inArray(resumes.id, ids));
  await db.update(tournaments).set({ rubricVersion: 3 }).where(eq(tournaments.id, tournamentId));
});
const change = (set: Partial<typeof resumes.$inferInsert>, of = id) =>
  db.update(resumes).set(set).where(eq(resumes.id, of));
const claimOf = () => ({ resumeId: id, claimToken: crypto.randomUUID() });

test("outdated results of the tournament are listed batch by batch, each once", async () => {
  const { id: other } = await openTournament(user.id);
  const { id: others } = await uploadText(other, "other.txt");
  await change({ ...analysis(50), status: "done", isStale: true }, others);
  await change({ isStale: false }, ids[1]);
  const list = async (last: string) => {
    const listed = await stale.list({ tournamentId, after: last, limit: 1 });
    return listed.map((one) => one.id);
  };
  expect(await list("")).toEqual([ids[0]]);
  expect(await list(ids[0] ?? "")).toEqual([ids[2]]);
  expect(await list(ids[2] ?? "")).toEqual([]);
});

test("what lost its result to a person is not listed, claimed, taken or queued", async () => {
  await change({ isHumanOnly: true, scorecard: null, rubricVersion: null, queuedAt: null });
  const listed = await stale.list({ tournamentId, after: "", limit: 10 });
  expect(listed.map((one) => one.id)).toEqual(ids.slice(1));
  expect(await stale.claim(claimOf(), now)).toBeUndefined();
  expect(await stale.take({ now, lostAfterMs: 1000, limit: 100 })).not.toContain(id);
  expect(await stale.requeue(id, now)).toBe(false);
  expect((await stale.requeueAll(tournamentId, now)).toSorted()).toEqual(ids.slice(1));
});

test("a recomputed result replaces older ones only, and stays outdated if the rubric has changed again", async () => {
  const [older = "", same = "", unread = ""] = ids;
  await change({ rubricVersion: 2 }, same);
  await change({ status: "analyzing" }, unread);
  await stale.storeRescored(
    ids.map((one) => ({ id: one, analysis: analysis(90) })),
    2,
  );
  expect(await resumeRow(older)).toMatchObject({ matchPercent: 90, rubricVersion: 2, isStale: true });
  expect(await resumeRow(same)).toMatchObject({ matchPercent: 50 });
  expect(await resumeRow(unread)).toMatchObject({ matchPercent: 50, rubricVersion: 1 });
  await stale.storeRescored([{ id: older, analysis: analysis(80) }], 3);
  expect(await resumeRow(older)).toMatchObject({ matchPercent: 80, rubricVersion: 3, isStale: false });
});

test("of many workers one has the result, until its claim is as old as that of a dead worker", async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => stale.claim(claimOf(), now)));
  expect(answers.filter((answer) => answer !== "claimed")).toMatchObject([
    { id, attempts: 1, rubricVersion: 3, isTest: false, analysis: { matchPercent: 50 } },
  ]);
  expect(await stale.claim(claimOf(), after(CLAIM_SECONDS - 1))).toBe("claimed");
  expect(await stale.claim(claimOf(), after(CLAIM_SECONDS + 1))).toMatchObject({ id, attempts: 2 });
});

test("a worker whose claim was taken over can no longer write", async () => {
  const [former, current] = [claimOf(), claimOf()];
  await stale.claim(former, now);
  await stale.claim(current, after(CLAIM_SECONDS + 1));
  await stale.storeExtension(former, analysis(90), 3);
  await stale.release(former, after(CLAIM_SECONDS + 2));
  expect(await resumeRow(id)).toMatchObject({ matchPercent: 50, claimToken: current.claimToken });
  await stale.storeExtension(current, analysis(70), 3);
  expect(await resumeRow(id)).toMatchObject({ matchPercent: 70, isStale: false });
});

test.each([
  ["older", 1, 90],
  ["the same, as when a candidate added something", 2, 90],
  ["newer", 3, 50],
])(
  "a result read for version 2 is stored over one whose version is %s",
  async (_, rubricVersion, expected) => {
    const claim = claimOf();
    await stale.claim(claim, now);
    await change({ rubricVersion });
    await stale.storeExtension(claim, analysis(90), 2);
    expect(await resumeRow(id)).toMatchObject({ matchPercent: expected });
  },
);

test("rereading is given up unless a worker has it, and starts again only on request", async () => {
  await stale.claim(claimOf(), now);
  expect(await stale.fail(id, "Given up.", after(1))).toBe("claimed");
  expect(await stale.fail(id, "Given up.", after(CLAIM_SECONDS + 1))).toEqual({ tournamentId });
  expect(await stale.claim(claimOf(), after(CLAIM_SECONDS + 2))).toBeUndefined();
  expect(await stale.requeue(id, now)).toBe(true);
  expect(await resumeRow(id)).toMatchObject({ rereadError: null, attempts: 0, queuedAt: now });
  expect(await stale.claim(claimOf(), after(CLAIM_SECONDS + 3))).toMatchObject({ attempts: 1 });
});

test("only outdated results are queued again", async () => {
  await change({ isStale: false });
  expect(await stale.requeue(id, now)).toBe(false);
  expect((await stale.requeueAll(tournamentId, now)).toSorted()).toEqual(ids.slice(1));
});
