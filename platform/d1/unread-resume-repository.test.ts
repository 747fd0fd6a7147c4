import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLAIM_SECONDS } from "#core/resumes/process-resume";
import {
  db,
  deleteAccount,
  openTournament,
  resumeRow,
  signUp,
  uploadText,
} from "../../tests/workers/support";
import { resumes } from "./schema";
import { createUnreadResumeRepository } from "./unread-resume-repository";

const unread = createUnreadResumeRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let user: Awaited<ReturnType<typeof signUp>>["user"];
let tournamentId: string;
beforeAll(async () => {
  ({ user } = await signUp());
  ({ id: tournamentId } = await openTournament(user.id));
});
// Tests of other files sweep the same database.
afterAll(() => deleteAccount(user));

const upload = async () => (await uploadText(tournamentId, `${crypto.randomUUID()}.txt`)).id;
const claimOf = (resumeId: string) => ({ resumeId, claimToken: crypto.randomUUID() });

test("of many workers one has the resume, until its claim is as old as that of a dead worker", async () => {
  const id = await upload();
  const answers = await Promise.all(Array.from({ length: 4 }, () => unread.claim(claimOf(id), now)));
  expect(answers.filter((answer) => answer !== "claimed")).toMatchObject([{ id, attempts: 1 }]);
  expect(await unread.claim(claimOf(id), after(CLAIM_SECONDS - 1))).toBe("claimed");
  expect(await unread.claim(claimOf(id), after(CLAIM_SECONDS + 1))).toMatchObject({ id, attempts: 2 });
});

test("a worker whose claim was taken over can no longer write", async () => {
  const id = await upload();
  const [former, current] = [claimOf(id), claimOf(id)];
  await unread.claim(former, now);
  await unread.claim(current, after(CLAIM_SECONDS + 1));
  await unread.storeError(former, "Too late.", after(CLAIM_SECONDS + 2));
  await unread.releaseClaim(former, after(CLAIM_SECONDS + 2), null);
  await unread.markAnalyzing(former);
  expect(await resumeRow(id)).toMatchObject({
    status: "extracting",
    error: null,
    claimToken: current.claimToken,
  });
  await unread.storeError(current, "Cannot be read.", after(CLAIM_SECONDS + 3));
  expect(await resumeRow(id)).toMatchObject({ status: "error", error: "Cannot be read.", claimToken: null });
});

test("a released resume counts the attempt; one that yielded to others does not", async () => {
  const id = await upload();
  const [first, second] = [claimOf(id), claimOf(id)];
  await unread.claim(first, now);
  await unread.releaseClaim(first, after(1), "busy");
  expect(await resumeRow(id)).toMatchObject({ status: "pending", attempts: 1, heldUpBy: "busy" });
  await unread.claim(second, after(2));
  await unread.yieldClaim(second, after(3));
  expect(await resumeRow(id)).toMatchObject({ claimToken: null, attempts: 0, queuedAt: after(3) });
});

test("an unfinished resume fails for good unless a worker has it", async () => {
  const id = await upload();
  await unread.claim(claimOf(id), now);
  expect(await unread.failUnfinished(id, "Given up.", after(1))).toBe("claimed");
  expect(await unread.failUnfinished(id, "Given up.", after(CLAIM_SECONDS + 1))).toEqual({ tournamentId });
  expect(await unread.failUnfinished(id, "Again.", after(CLAIM_SECONDS + 2))).toBeUndefined();
  expect(await unread.claim(claimOf(id), after(CLAIM_SECONDS + 2))).toBeUndefined();
  expect(await resumeRow(id)).toMatchObject({ status: "error", error: "Given up." });
});

test("who asked for a person is never claimed", async () => {
  const id = await upload();
  await db.update(resumes).set({ isHumanOnly: true }).where(eq(resumes.id, id));
  expect(await unread.claim(claimOf(id), now)).toBeUndefined();
  expect(await unread.failUnfinished(id, "Given up.", now)).toBeUndefined();
});
