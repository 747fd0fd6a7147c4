import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  db,
  deleteAccount,
  openTournament,
  resumeRow,
  signUp,
  tournamentRow,
  uploadText,
} from "../../tests/workers/support";
import { createRubricRepository } from "./rubric-repository";
import { auditEntries, resumes } from "./schema";

const rubrics = createRubricRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

let user: Awaited<ReturnType<typeof signUp>>["user"];
let tournamentId: string;
beforeAll(async () => {
  ({ user } = await signUp());
  ({ id: tournamentId } = await openTournament(user.id));
});
// Tests of other files sweep the same database.
afterAll(() => deleteAccount(user));

async function change(version: number, changes: string[] = []) {
  const { rubric } = await tournamentRow(tournamentId);
  const next = { tournamentId, version, rubric, changes, createdBy: user.id, createdAt: now };
  return rubrics.insertVersion(next);
}
const logged = () =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.tournamentId, tournamentId), eq(auditEntries.action, "tournament.rubric-changed")),
    );

test("of two changes at once one becomes the next version, with one entry in the log", async () => {
  const answers = await Promise.all([change(2, ["Added Go."]), change(2, ["Added Rust."])]);
  expect(answers.toSorted()).toEqual([false, true]);
  const [newest] = await rubrics.listVersions(tournamentId);
  expect(newest).toMatchObject({
    ...{ version: 2, createdBy: user.email, createdAt: now.toISOString() },
    changes: [answers[0] ? "Added Go." : "Added Rust."],
  });
  expect(await logged()).toMatchObject([{ details: { version: 2 } }]);
});

test("a version that skips one is not stored", async () => {
  const { rubricVersion } = await tournamentRow(tournamentId);
  expect(await change(rubricVersion + 2)).toBe(false);
  expect(await rubrics.findVersion(tournamentId, rubricVersion + 2)).toBeUndefined();
});

test("a new version outdates results of older ones, and only those", async () => {
  const { rubricVersion } = await tournamentRow(tournamentId);
  const [judged, unread] = [await uploadText(tournamentId, "a.txt"), await uploadText(tournamentId, "b.txt")];
  await db.update(resumes).set({ rubricVersion, rereadError: "Failed." }).where(eq(resumes.id, judged.id));
  expect(await change(rubricVersion + 1)).toBe(true);
  expect(await resumeRow(judged.id)).toMatchObject({ isStale: true, rereadError: null, queuedAt: now });
  expect(await resumeRow(unread.id)).toMatchObject({ isStale: false });
});

test("a criterion is found by its id in any version", async () => {
  const { rubric } = await tournamentRow(tournamentId);
  const [first, second] = rubric.criteria;
  const found = await rubrics.findFormerCriteria(tournamentId, [
    second?.id ?? "",
    first?.id ?? "",
    "unknown",
  ]);
  expect(found.map(({ id }) => id).toSorted()).toEqual([first?.id, second?.id].toSorted());
});
