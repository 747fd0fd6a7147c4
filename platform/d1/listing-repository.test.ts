import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { CHUNK_SIZE, PAGE_SIZE, readToEnd } from "#core/paging";
import { collect, db, deleteAccount, joinPartner, openTournament, signUp } from "../../tests/workers/support";
import { createListingRepository } from "./listing-repository";
import { rubricVersions, users } from "./schema";

const repository = createListingRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const later = new Date("2026-03-02T12:00:00Z");

const made: string[] = [];
// Tests of other files count the same database's listings.
afterAll(async () => {
  for (const id of made) await db.delete(users).where(eq(users.id, id));
});
async function join() {
  const { id } = (await joinPartner()).partner;
  made.push(id);
  return id;
}

const newId = (): string => crypto.randomUUID();
const RUBRIC = { criteria: [] } as unknown as Parameters<typeof repository.insert>[0]["rubric"];
async function add(
  partnerId: string,
  { id = newId(), name = "Cook", expiresAt = null as Date | null } = {},
): Promise<string> {
  const job = { name, jobDescription: "", keyRequirements: "", optionalRequirements: "", keySkills: [] };
  const of = { id, userId: partnerId, isDemoTournament: false, rubric: RUBRIC, createdAt: now };
  const terms = { company: name, jobListingType: "Contract", region: "Berlin" } as const;
  await repository.insert(
    { ...job, ...of },
    { ...terms, applicationUrl: null, optionalSkills: [], expiresAt },
  );
  return id;
}
const idsOf = async (partnerId: string, after?: number, limit = 100) =>
  (await repository.list(partnerId, { after, limit }, now)).map((row) => row.id);

test("a listing sent twice, even at once, is created once and stays as it was", async () => {
  const partnerId = await join();
  const id = await add(partnerId);
  await Promise.all([add(partnerId, { id, name: "Waiter" }), add(partnerId, { id, name: "Waiter" })]);
  expect(await repository.findTournament(partnerId, id, now)).toMatchObject({
    name: "Cook",
    externalListing: { company: "Cook" },
  });
  expect(await db.$count(rubricVersions, eq(rubricVersions.tournamentId, id))).toBe(1);
  expect(await repository.sum(partnerId, now)).toMatchObject({ listings: 1 });
});

test("a partner neither sees, takes over nor closes another partner's listing", async () => {
  const [owner, other] = [await join(), await join()];
  const id = await add(owner);
  await add(other, { id, name: "Taken" });
  expect(await repository.findTournament(other, id, now)).toBeUndefined();
  expect(await idsOf(other)).toEqual([]);
  expect((await repository.listTournamentPage(other, { q: "" }, now)).rows).toEqual([]);
  expect(await repository.setExpiry({ partnerId: other, listingId: id }, now)).toBe(false);
  expect(await repository.findTournament(owner, id, now)).toMatchObject({
    name: "Cook",
    externalListing: { status: "active" },
  });
});

test("a recruiter's tournament is no listing, even of its owner", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  expect(await repository.findTournament(user.id, id, now)).toBeUndefined();
  expect(await repository.setExpiry({ partnerId: user.id, listingId: id }, now)).toBe(false);
  expect(await idsOf(user.id)).toEqual([]);
  expect((await repository.listTournamentPage(user.id, { q: "" }, now)).rows).toEqual([]);
  await deleteAccount(user);
});

test("a listing is active up to the moment it ends, in figures as in lists", async () => {
  const partnerId = await join();
  const [ends] = [await add(partnerId, { expiresAt: later }), await add(partnerId)];
  const at = async (time: Date) => ({
    active: (await repository.sum(partnerId, time)).activeListings,
    status: (await repository.findTournament(partnerId, ends, time))?.externalListing.status,
  });
  expect(await at(new Date(later.getTime() - 1))).toEqual({ active: 2, status: "active" });
  expect(await at(later)).toEqual({ active: 1, status: "expired" });
  await repository.setExpiry({ partnerId, listingId: ends }, null);
  expect(await at(later)).toEqual({ active: 2, status: "active" });
  await repository.setExpiry({ partnerId, listingId: ends }, now);
  expect(await at(now)).toEqual({ active: 1, status: "expired" });
});

test("a cursor goes on where the list ended, though another was added meanwhile", async () => {
  const partnerId = await join();
  const [first, second, third] = [await add(partnerId), await add(partnerId), await add(partnerId)];
  const shown = await repository.list(partnerId, { after: undefined, limit: 2 }, now);
  expect(shown.map(({ id }) => id)).toEqual([third, second]);
  await add(partnerId);
  expect(await idsOf(partnerId, shown.at(-1)?.key)).toEqual([first]);
});

test("a partner's tournaments are read to their end, each once", async () => {
  const partnerId = await join();
  const ids: string[] = [];
  for (let count = 0; count <= CHUNK_SIZE; count++) ids.unshift(await add(partnerId));
  const rows = await collect(readToEnd((cursor) => repository.listTournaments(partnerId, cursor, now)));
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test("the portal's pages show each listing once, forward and back", async () => {
  const partnerId = await join();
  const ids: string[] = [];
  for (let count = 0; count <= PAGE_SIZE; count++) ids.unshift(await add(partnerId));
  const read = async (cursor: { before?: string; after?: string }) => {
    const page = await repository.listTournamentPage(partnerId, { q: "", ...cursor }, now);
    return { ...page, ids: page.rows.map(({ id }) => id) };
  };
  const first = await read({});
  expect(first).toMatchObject({ ids: ids.slice(0, PAGE_SIZE), before: null, total: PAGE_SIZE + 1 });
  const second = await read({ after: first.after ?? "" });
  expect(second).toMatchObject({ ids: ids.slice(PAGE_SIZE), after: null });
  expect(await read({ before: second.before ?? "" })).toEqual(first);
});
