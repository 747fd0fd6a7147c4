import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, deleteAccount, openTournament, signUp, uploadText } from "../../tests/workers/support";
import { auditEntries } from "./schema";
import { createViewRepository } from "./view-repository";

const views = createViewRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

let user: Awaited<ReturnType<typeof signUp>>["user"];
let tournamentId: string;
let resumeId: string;
beforeAll(async () => {
  ({ user } = await signUp());
  ({ id: tournamentId } = await openTournament(user.id));
  ({ id: resumeId } = await uploadText(tournamentId, "seen.txt"));
});
// Tests of other files sweep the same database.
afterAll(() => deleteAccount(user));

const look = (actor: string, { span = "2026-03-01", ownerId = user.id } = {}) =>
  views.record({ actor, action: "resume.file-viewed", ownerId, of: { resumeId }, span }, now);
const entriesOf = (actor: string) => db.$count(auditEntries, eq(auditEntries.actor, actor));

test("many views on a day are one entry; the next day and another viewer have their own", async () => {
  const [actor, other] = [`user:${crypto.randomUUID()}`, `admin:${crypto.randomUUID()}`];
  await Promise.all([look(actor), look(actor), look(actor)]);
  expect(await entriesOf(actor)).toBe(1);
  await look(actor, { span: "2026-03-02" });
  await look(other);
  expect([await entriesOf(actor), await entriesOf(other)]).toEqual([2, 1]);
});

test("a view of what somebody else owns is not recorded", async () => {
  const actor = `user:${crypto.randomUUID()}`;
  await look(actor, { ownerId: crypto.randomUUID() });
  expect(await entriesOf(actor)).toBe(0);
});

test("a list of contacts is recorded for each tournament that has candidates", async () => {
  const actor = `user:${crypto.randomUUID()}`;
  await openTournament(user.id);
  const view = { actor, action: "tournament.contacts-viewed", ownerId: user.id, of: undefined } as const;
  await views.record({ ...view, span: "2026-03-01" }, now);
  // One tournament has candidates, the other none.
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.actor, actor));
  expect(entries.map((entry) => entry.tournamentId)).toEqual([tournamentId]);
});

test("the owner is found by a tournament and by a resume", async () => {
  const owner = { id: user.id, name: user.email, tournamentId };
  expect(await views.findOwner({ tournamentId })).toEqual(owner);
  expect(await views.findOwner({ resumeId })).toEqual(owner);
  expect(await views.findOwner({ resumeId: crypto.randomUUID() })).toBeUndefined();
});
