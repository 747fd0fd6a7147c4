import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { AuditAction } from "#core/audit/audit-event";
import { MAX_REQUESTS } from "#core/candidate-page/candidate-page";
import { CHUNK_SIZE } from "#core/paging";
import {
  db,
  deliver,
  openAccount,
  openTournament,
  processJob,
  resumeRow,
  uploadText,
} from "../../tests/workers/support";
import { createCandidatePageRepository } from "./candidate-page-repository";
import { auditEntries, resumes } from "./schema";

const pages = createCandidatePageRepository(db);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));

const user = openAccount();

let tournamentId: string;
let [resumeId, otherId] = ["", ""];
beforeEach(async () => {
  ({ id: tournamentId } = await openTournament(user.id));
  ({ id: resumeId } = await uploadText(tournamentId, "jordan.txt"));
  ({ id: otherId } = await uploadText(tournamentId, "sam.txt"));
});

const eventOf = (action: AuditAction, of = resumeId) =>
  ({ actor: { kind: "user", id: user.id }, action, tournamentId, resumeId: of }) as const;
const logged = (action: AuditAction) =>
  db.$count(auditEntries, and(eq(auditEntries.tournamentId, tournamentId), eq(auditEntries.action, action)));

async function addLink(of = resumeId, createdAt = at(0)) {
  const id = crypto.randomUUID();
  const link = { id, resumeId: of, tokenHash: `hash of ${id}`, createdAt, expiresAt: at(59) };
  await pages.insertLink(link, eventOf("candidate.link-created", of));
  return id;
}
const revokedAt = async (id: string) => (await pages.findByToken(`hash of ${id}`))?.revokedAt;

const requestOf = (of: string, minute: number) =>
  ({ id: crypto.randomUUID(), resumeId: of, words: `minute ${minute}`, createdAt: at(minute) }) as const;
async function askForReview(of = resumeId, minute = 0) {
  const request = { ...requestOf(of, minute), kind: "review", criterionId: null } as const;
  await pages.addReview(request, eventOf("candidate.review-asked", of));
  return request.id;
}

test("a new link revokes the candidate's former one, and no other candidate's", async () => {
  const [others, former] = [await addLink(otherId), await addLink()];
  const link = await addLink(resumeId, at(1));
  expect([await revokedAt(former), await revokedAt(link), await revokedAt(others)]).toEqual([
    at(1),
    null,
    null,
  ]);
  expect(await pages.findLink(resumeId)).toMatchObject({ id: link });
});

test("a link that is revoked twice is logged as revoked once", async () => {
  const [link, others] = [await addLink(), await addLink(otherId)];
  const revoke = (minute: number) =>
    pages.revokeLink(resumeId, eventOf("candidate.link-revoked"), at(minute));
  await Promise.all([revoke(1), revoke(1)]);
  await revoke(2);
  expect(await logged("candidate.link-revoked")).toBe(1);
  expect([await revokedAt(link), await revokedAt(others)]).toEqual([at(1), null]);
});

test("a request is answered once, and only as one of its own candidate", async () => {
  const id = await askForReview();
  const answer = (of: string) => pages.answer({ id, resumeId: of }, eventOf("candidate.answered", of), at(1));
  expect(await answer(otherId)).toBe(false);
  expect(await Promise.all([answer(resumeId), answer(resumeId)])).toEqual([true, true]);
  expect(await logged("candidate.answered")).toBe(1);
  expect(await pages.listRequests(resumeId)).toMatchObject([{ id, answeredAt: at(1) }]);
});

test("requests are listed of however many candidates", async () => {
  const ids = Array.from({ length: CHUNK_SIZE + 1 }, (_, n) => `made up ${n}`);
  expect(await pages.listRequestsOf(ids)).toEqual([]);
});

test("a statement takes away the verdict on its criterion, and no other", async () => {
  await deliver([processJob(resumeId), processJob(otherId)]);
  const verdictsOf = async (id: string) => (await resumeRow(id)).scorecard?.verdicts ?? [];
  const [first, ...others] = await verdictsOf(resumeId);
  const criterionId = first?.criterionId ?? "";
  const request = { ...requestOf(resumeId, 5), kind: "statement", criterionId } as const;
  await pages.addStatement(request, eventOf("candidate.statement-given"));
  expect(others.length).toBeGreaterThan(0);
  expect(await verdictsOf(resumeId)).toEqual(others);
  expect(await verdictsOf(otherId)).toHaveLength(others.length + 1);
  expect(await resumeRow(resumeId)).toMatchObject({ isStale: true, attempts: 0, queuedAt: at(5) });
  expect(await resumeRow(otherId)).toMatchObject({ isStale: false });
});

test("a statement on a resume that is being read does not put it on the queue again", async () => {
  const request = { ...requestOf(resumeId, 5), kind: "statement", criterionId: "any" } as const;
  await pages.addStatement(request, eventOf("candidate.statement-given"));
  const row = await resumeRow(resumeId);
  expect([row.isStale, row.queuedAt?.getTime() === at(5).getTime()]).toEqual([false, false]);
  expect(await pages.listStatements(resumeId)).toEqual(["minute 5"]);
});

test("of two last requests at once one is added, and a statement after them changes nothing", async () => {
  await deliver([processJob(resumeId)]);
  const askAgain = (minute: number) => {
    const request = { ...requestOf(resumeId, minute), kind: "review", criterionId: null } as const;
    return pages.addReview(request, eventOf("candidate.review-asked"));
  };
  for (let minute = 1; minute < MAX_REQUESTS; minute++) expect(await askAgain(minute)).toBe(true);
  const added = await Promise.all([askAgain(30), askAgain(30)]);
  expect(added.toSorted()).toEqual([false, true]);
  expect(await logged("candidate.review-asked")).toBe(MAX_REQUESTS);

  const before = await resumeRow(resumeId);
  const criterionId = before.scorecard?.verdicts[0]?.criterionId ?? "";
  const statement = { ...requestOf(resumeId, 31), kind: "statement", criterionId } as const;
  expect(await pages.addStatement(statement, eventOf("candidate.statement-given"))).toBe(false);
  expect(await logged("candidate.statement-given")).toBe(0);
  expect(await resumeRow(resumeId)).toEqual(before);
  expect(await pages.listRequests(resumeId)).toHaveLength(MAX_REQUESTS);

  const others = { ...statement, id: crypto.randomUUID(), resumeId: otherId };
  expect(await pages.addStatement(others, eventOf("candidate.statement-given", otherId))).toBe(true);
});

test("whoever waits is listed, longest first, until answered or given a tier", async () => {
  await askForReview(resumeId, 30);
  const answered = await askForReview(otherId, 10);
  await pages.answer({ id: answered, resumeId: otherId }, eventOf("candidate.answered", otherId), at(31));
  const person = async (minute: number, recruiterTier: "A" | null) => {
    const { id } = await uploadText(tournamentId, `person ${minute}.txt`);
    await db
      .update(resumes)
      .set({ isHumanOnly: true, createdAt: at(minute), recruiterTier })
      .where(eq(resumes.id, id));
    return id;
  };
  const [later, earlier] = [await person(40, null), await person(20, null)];
  await person(1, "A");
  const { id: elsewhere } = await openTournament(user.id);
  await askForReview((await uploadText(elsewhere, "elsewhere.txt")).id, 2);
  const waiting = await pages.listWaiting(tournamentId);
  expect(waiting.map((one) => [one.resumeId, one.waitsFor])).toEqual([
    [earlier, "person"],
    [resumeId, "review"],
    [later, "person"],
  ]);
});
