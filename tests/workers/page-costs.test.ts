import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { tiers } from "#core/analysis/scorecard";
import { ownerAsViewer } from "#core/audit/find-readable";
import { HISTORY_SIZE } from "#core/billing/credits";
import { FIRST_CANDIDATES } from "#core/resumes/list-candidates";
import type { QueryStats } from "#platform/d1/query-stats";
import { resumes, tournaments } from "#platform/d1/schema";
import { call } from "./call";
import {
  db,
  deliver,
  joinPartner,
  liftLimits,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  tournamentRow,
  uploadText,
} from "./support";

const SMALL = { resumes: 20, tournaments: 5, purchases: 2 };
const LARGE = { resumes: 700, tournaments: 60, purchases: 200 };

type World = { userId: string; token: string; tournamentId: string };
let small: World;
let large: World;

beforeAll(async () => {
  small = await fillWorld(SMALL);
  large = await fillWorld(LARGE);
  // The first page load imports the whole Remix build.
  await costOf("/help", small.token);
}, 120_000);

async function fillWorld(size: typeof SMALL): Promise<World> {
  const { user, token } = await signUp();
  await liftLimits(user.id);
  const { id: tournamentId } = await openTournament(user.id);
  const { id } = await uploadText(tournamentId, "first.txt");
  await deliver([processJob(id)]);
  await insertCopies(tournamentId, id, size.resumes - 1);
  const tournament = await tournamentRow(tournamentId);
  const empty = { resumeCount: 0, doneCount: 0, errorCount: 0, status: "draft" as const };
  const counts = { tierACount: 0, tierBCount: 0, tierCCount: 0, tierDCount: 0 };
  for (let n = 1; n < size.tournaments; n++) {
    const other = { ...tournament, ...empty, ...counts, id: crypto.randomUUID() };
    await db.insert(tournaments).values(other);
    await insertCopies(other.id, id, 1);
  }
  await insertPurchases(user.id, size.purchases);
  return { userId: user.id, token, tournamentId };
}

async function insertPurchases(userId: string, count: number): Promise<void> {
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  await db.run(sql`
    insert into checkouts (id, user_id, plan_id, status, amount_in_cents, credits, created_at, paid_at)
    ${numbers} select ${userId} || n, ${userId}, 3, 'paid', 1999, 5, n, n from numbers`);
  await db.run(sql`
    insert into credit_entries (id, user_id, grant_id, kind, source, plan_id, amount, cause, created_at)
    ${numbers} select ${userId} || n, ${userId}, ${userId} || n, 'grant', 'pack', 3, 5, ${userId} || n, n from numbers`);
}

async function insertCopies(tournamentId: string, resumeId: string, count: number): Promise<void> {
  const row = await resumeRow(resumeId);
  const copies = Array.from({ length: count }, (_, n) => {
    const matchPercent = 35 + ((n * 7) % 62);
    const tier = matchPercent >= 90 ? "A" : matchPercent >= 70 ? "B" : matchPercent >= 50 ? "C" : "D";
    const [id, sha256] = [crypto.randomUUID(), crypto.randomUUID()];
    return { ...row, id, sha256, tournamentId, fileName: `person-${n}.txt`, matchPercent, tier } as const;
  });
  for (let start = 0; start < copies.length; start += 50) {
    const [head, ...tail] = copies.slice(start, start + 50).map((copy) => db.insert(resumes).values(copy));
    if (head) await db.batch([head, ...tail]);
  }
  await db.update(tournaments).set({ status: "completed" }).where(eq(tournaments.id, tournamentId));
}

/** The database use that the request's log line reports. */
async function costOf(path: string, token: string): Promise<QueryStats> {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const response = await call(path, { token, headers: { Accept: "text/html" } });
  expect(response.status).toBe(200);
  await response.text();
  const requestId = response.headers.get("X-Request-Id");
  const line = await vi.waitFor(() => {
    const [found] = log.mock.calls.flat().filter((line) => line.requestId === requestId);
    expect(found).toBeDefined();
    return found as { database: QueryStats };
  });
  log.mockRestore();
  return line.database;
}

/** Rows that may be read beyond those in the small world, where the page is not full. */
const A_PAGE = 420;
/** Each tournament on a page has a top candidate. */
const TOP_CANDIDATES = 200;
test.each([
  ["/dashboard", A_PAGE + TOP_CANDIDATES],
  ["/dashboard/tournaments", A_PAGE + TOP_CANDIDATES],
  ["/dashboard/resumes", A_PAGE],
  ["/dashboard/resumes?sort=best", A_PAGE],
  ["/dashboard/create-tournament", 0],
  ["/dashboard/tournament/{id}", A_PAGE],
  ["/dashboard/tournament/{id}?tier=B", A_PAGE],
  ["/dashboard/tournament/{id}/activity", A_PAGE],
  // Its own purchases are read, to say what deleting the account would give up.
  ["/account", LARGE.purchases],
  ["/subscription/manage", 4 * HISTORY_SIZE],
  ["/api/tournaments/{id}", 0],
  ["/api/resumes/search", A_PAGE],
])("%s asks as often and reads hardly more where there is much", async (path, more) => {
  const [few, many] = [
    await costOf(path.replace("{id}", small.tournamentId), small.token),
    await costOf(path.replace("{id}", large.tournamentId), large.token),
  ];
  expect(few.queries).toBeGreaterThan(0);
  expect(many.queries).toBe(few.queries);
  expect(many.calls).toBe(few.calls);
  // SQLite reads one index entry past the match, unless the match is the last entry, which is a matter of chance. A
  // query uses two indexes at most.
  expect(many.rowsRead - few.rowsRead).toBeLessThanOrEqual(more + 2 * many.queries);
});

test("a page of the partner API reads what it answers, however long the list", async () => {
  const { partner, token } = await joinPartner();
  const listingId = await services.listings.create(partner.id, {
    ...{ company: "Northwind", title: "Backend Engineer", description: "TypeScript", region: "" },
    ...{ job_listing_type: "Full-Time", optional_skills: [], key_skills: [] },
    ...{ key_requirements: "TypeScript", optional_requirements: "" },
  });
  const { id } = await uploadText(listingId, "first.txt");
  await deliver([processJob(id)]);
  await insertCopies(listingId, id, 300);
  const cost = await costOf(`/v1/listings/${listingId}/resumes?limit=10`, token);
  expect(cost.rowsRead).toBeLessThan(100);
});

test("a tournament's page begins with the first candidates of the whole list, in its order", async () => {
  const { userId, tournamentId } = large;
  const viewer = { id: userId, isAdmin: false };
  const whole = await services.candidates.list(ownerAsViewer(userId), tournamentId);
  expect(whole).toHaveLength(LARGE.resumes);
  for (const tier of [undefined, ...tiers]) {
    const { resumes: first } = await services.tournaments.getPage(viewer, tournamentId, { tier });
    const expected = whole.filter((card) => !tier || card.tier === tier).slice(0, FIRST_CANDIDATES);
    expect(first.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
  const { resumes: all } = await services.tournaments.getPage(viewer, tournamentId, "whole");
  expect(all).toHaveLength(LARGE.resumes);
});

test("of many equals the first are those of the whole list", async () => {
  const { user } = await signUp();
  await liftLimits(user.id);
  const { id: tournamentId } = await openTournament(user.id);
  const { id } = await uploadText(tournamentId, "first.txt");
  await deliver([processJob(id)]);
  await insertCopies(tournamentId, id, 200);
  await db.update(resumes).set({ matchPercent: 80, tier: "B" }).where(eq(resumes.tournamentId, tournamentId));
  const whole = (await services.candidates.list(ownerAsViewer(user.id), tournamentId)).slice(
    0,
    FIRST_CANDIDATES,
  );
  for (const tier of [undefined, "B"] as const) {
    const { resumes: first } = await services.tournaments.getPage(
      { id: user.id, isAdmin: false },
      tournamentId,
      {
        tier,
      },
    );
    expect(first.map((card) => card.id)).toEqual(whole.map((card) => card.id));
  }
});
