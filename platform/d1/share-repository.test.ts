import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, openAccount, openTournament, uploadText } from "../../tests/workers/support";
import { auditEntries } from "./schema";
import { createShareRepository } from "./share-repository";

const shares = createShareRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const later = new Date("2026-03-01T12:05:00Z");

const user = openAccount();
let tournamentId: string;
let resumeId: string;
beforeAll(async () => {
  ({ id: tournamentId } = await openTournament(user.id));
  ({ id: resumeId } = await uploadText(tournamentId, "shared.txt"));
});

async function aShare() {
  const id = crypto.randomUUID();
  await shares.insert(
    {
      ...{
        id,
        tournamentId,
        tokenHash: `hash of ${id}`,
        label: "Sam",
        isBlind: false,
        resumeIds: [resumeId],
      },
      ...{ createdAt: now, expiresAt: later },
    },
    { actor: { kind: "user", id: user.id }, action: "share.created", tournamentId, details: { shareId: id } },
  );
  return id;
}
const revoke = (id: string, of = tournamentId) =>
  shares.revoke(
    { id, tournamentId: of },
    { actor: { kind: "user", id: user.id }, action: "share.revoked", tournamentId, details: { shareId: id } },
    now,
  );
const giveOpinion = (shareId: string, of: string, vote: "up" | "down", at = now) =>
  shares.putOpinion(
    { shareId, resumeId: of },
    { vote, comment: "" },
    {
      ...{ actor: { kind: "link", id: shareId }, action: "share.opinion-given", tournamentId, resumeId: of },
      details: { shareId, vote },
    },
    at,
  );
async function logged(action: string, shareId: string) {
  const isOf = and(eq(auditEntries.tournamentId, tournamentId), eq(auditEntries.action, action));
  const rows = await db.select().from(auditEntries).where(isOf);
  return rows.filter(({ details }) => details.shareId === shareId);
}

test("of two who revoke a link at once, one does, and the log says so once", async () => {
  const id = await aShare();
  expect((await Promise.all([revoke(id), revoke(id)])).toSorted()).toEqual([false, true]);
  expect(await logged("share.revoked", id)).toMatchObject([{ actor: `user:${user.id}`, createdAt: now }]);
  expect((await shares.findByToken(`hash of ${id}`))?.revokedAt).toEqual(now);
});

test("a link is not revoked by way of another tournament", async () => {
  const id = await aShare();
  const { id: other } = await openTournament(user.id);
  expect(await revoke(id, other)).toBe(false);
  expect((await shares.findByToken(`hash of ${id}`))?.revokedAt).toBeNull();
});

test("a link's newer opinion of a candidate replaces the older one; another link's stays", async () => {
  const [first, second] = [await aShare(), await aShare()];
  await giveOpinion(first, resumeId, "up");
  await giveOpinion(second, resumeId, "up");
  expect(await giveOpinion(first, resumeId, "down", later)).toBe(true);
  expect(await shares.listOpinions(first)).toEqual([{ resumeId, vote: "down", comment: "" }]);
  expect(await shares.listOpinions(second)).toEqual([{ resumeId, vote: "up", comment: "" }]);
  expect(await logged("share.opinion-given", first)).toHaveLength(2);
});

test("nobody gives an opinion of a candidate of another tournament", async () => {
  const id = await aShare();
  const { id: other } = await openTournament(user.id);
  const { id: stranger } = await uploadText(other, "stranger.txt");
  expect(await giveOpinion(id, stranger, "up")).toBe(false);
  expect(await giveOpinion(id, crypto.randomUUID(), "up")).toBe(false);
  expect([await shares.listOpinions(id), await logged("share.opinion-given", id)]).toEqual([[], []]);
});

test("concurrent views are all counted", async () => {
  const id = await aShare();
  await Promise.all(Array.from({ length: 4 }, () => shares.countView(id)));
  const listed = await shares.list(tournamentId);
  expect(listed.find((share) => share.id === id)).toMatchObject({ viewCount: 4, candidates: 1 });
});
