import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";
import { IS_FULL, refusedBy } from "#platform/d1/refused-by";
import { checkouts, listings, resumes, totals, tournaments, users } from "#platform/d1/schema";
import { randomOf } from "../random-of";
import { collect, db, deleteAccount, joinPartner, openTournament, services, signUp, webEnv } from "./support";

const { MIGRATIONS } = env as unknown as { MIGRATIONS: D1Migration[] };

const isOwn = sql`not t.is_demo_tournament`;
const of = (what: typeof isOwn) => sql`(select ${what} and t.user_id = u.id)`;
const count = (from: string, where = sql`true`) => of(sql`count(*) from ${sql.raw(from)} where ${where}`);
/** The time comes with the status, because tests of other files count the same database's revenue by month. */
const paid = () => ({ status: "paid" as const, paidAt: new Date() });
const RESUMES = "resumes r join tournaments t on t.id = r.tournament_id";

/** Each total as a sum over the rows themselves, without any counter in between. */
const SUMS = {
  tournament_count: count("tournaments t"),
  resume_count: count(RESUMES),
  active_count: count("tournaments t", sql`${isOwn} and t.status in ('draft', 'processing')`),
  processed_count: count(RESUMES, sql`${isOwn} and r.status = 'done'`),
  top_count: count(RESUMES, sql`${isOwn} and coalesce(r.recruiter_tier, r.tier) = 'A'`),
  ending_count: count(
    "listings l join tournaments t on t.id = l.tournament_id",
    sql`l.expires_at is not null`,
  ),
  is_paying: sql`(u.email like '%@%' and (
    u.stripe_plan_id is not null or u.additional_tournament_credits > 0 or u.has_unlimited_access
    or exists (select 1 from checkouts c where c.user_id = u.id and c.status = 'paid')))`,
};

/** Checks these accounts and all together. Other tests set counters by hand, so other accounts are not checked. */
async function expectTotals(userIds: string[]): Promise<void> {
  const drifted = await db.all(sql`
    select u.id, ${sql.join(
      Object.entries(SUMS).map(([name, sum]) => sql`u.${sql.raw(name)} - ${sum} as ${sql.raw(name)}`),
      sql`, `,
    )}
    from users u
    where ${inArray(sql`u.id`, userIds)} and (${sql.join(
      Object.entries(SUMS).map(([name, sum]) => sql`u.${sql.raw(name)} <> ${sum}`),
      sql` or `,
    )})`);
  expect(drifted).toEqual([]);
  const [kept] = await db.select().from(totals);
  const ofPayers = (sum: string) =>
    sql`(select coalesce(sum(${sql.raw(sum)}), 0) from users where is_paying)`;
  const ofAll = (where: string) =>
    sql`(select count(*) from tournaments where user_id <> ${DEMO_OWNER_ID} and ${sql.raw(where)}
      and user_id not in (select id from users where test_of is not null))`;
  expect(kept).toEqual(
    await db.get(sql`select 1 as id, ${ofAll("true")} as tournaments, ${ofAll("is_external")} as externalTournaments,
      ${ofPayers("1")} as payingUsers, ${ofPayers("has_unlimited_access")} as unlimitedUsers,
      ${ofPayers("tournament_count")} as payingTournaments, ${ofPayers("resume_count")} as payingResumes`),
  );
}

test.each([1, 2])("totals are the sums of the rows, whatever happens to them (seed %i)", async (seed) => {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const template = await templateOf();
  const people = await Promise.all([signUp(), signUp(), signUp()]);
  const { partner } = await joinPartner();

  const anyTournament = async () =>
    pick(
      await db
        .select({ id: tournaments.id, userId: tournaments.userId })
        .from(tournaments)
        .where(inArray(tournaments.userId, [...people.map(({ user }) => user.id), partner.id, DEMO_OWNER_ID]))
        .orderBy(sql`rowid`),
    );
  const insert = (change: Partial<typeof tournaments.$inferInsert>) =>
    db
      .insert(tournaments)
      .values({ ...template, id: crypto.randomUUID(), ...change })
      .onConflictDoNothing();
  const upload = async (tournamentId: string) => {
    const made = () => ({
      ...{ id: crypto.randomUUID(), sha256: crypto.randomUUID(), tournamentId },
      ...{ fileName: "jordan.txt", size: 1, createdAt: new Date() },
    });
    // A refused insert leaves nothing behind, not even in the totals.
    await db.insert(resumes).values([made(), made(), made()]).catch(refusedBy(IS_FULL));
  };

  const acts: (() => Promise<unknown>)[] = [
    async () => insert({ userId: pick(people).user.id, status: pick(["draft", "processing", "completed"]) }),
    async () => insert({ userId: pick(people).user.id, isDemoTournament: true }),
    async () => insert({ userId: DEMO_OWNER_ID, isPublicDemo: true }),
    async () => {
      const id = crypto.randomUUID();
      const listing = { company: "Northwind", jobListingType: "Full-Time" as const, region: "" };
      const expiresAt = pick([null, new Date(Date.now() - 1000), new Date(Date.now() + 100_000)]);
      await db.batch([
        insert({ id, userId: partner.id, isExternal: true }),
        db.insert(listings).values({ ...listing, tournamentId: id, expiresAt }),
      ]);
    },
    async () => upload((await anyTournament()).id),
    async () => upload((await anyTournament()).id),
    async () =>
      db
        .update(resumes)
        .set({ status: "done", tier: pick(["A", "B"]), matchPercent: 80 })
        .where(sql`tournament_id = ${(await anyTournament()).id} and status <> 'done'`),
    async () =>
      db
        .update(resumes)
        .set({ status: pick(["error", "pending"]), tier: null, matchPercent: null })
        .where(eq(resumes.tournamentId, (await anyTournament()).id)),
    async () =>
      db
        .update(resumes)
        .set({ recruiterTier: pick(["A", "C", null]) })
        .where(eq(resumes.tournamentId, (await anyTournament()).id)),
    async () =>
      db
        .update(tournaments)
        .set({ status: pick(["draft", "processing", "completed", "error"]) })
        .where(eq(tournaments.id, (await anyTournament()).id)),
    async () =>
      db
        .update(listings)
        .set({ expiresAt: pick([null, new Date()]) })
        .where(eq(listings.tournamentId, (await anyTournament()).id)),
    async () =>
      db
        .delete(resumes)
        .where(sql`tournament_id = ${(await anyTournament()).id} and rowid % 2 = ${pick([0, 1])}`),
    async () => {
      const { id, userId } = await anyTournament();
      await services.tournaments.delete({ userId, tournamentId: id });
    },
    async () => db.delete(tournaments).where(eq(tournaments.userId, pick([partner, pick(people).user]).id)),
    async () =>
      db
        .update(users)
        .set({ hasUnlimitedAccess: pick([true, false]) })
        .where(eq(users.id, pick(people).user.id)),
    async () => {
      const pack = pick([{ planId: 2, source: "extra" } as const, { planId: 3, source: "pack" } as const]);
      const { id: userId } = pick(people).user;
      await services.credits.grant({
        userId,
        ...pack,
        amount: 1,
        subject: "",
        cause: `${userId} ${pick([1, 2])}`,
      });
    },
    async () => {
      const cause = `${pick(people).user.id} ${pick([1, 2])}`;
      await services.credits.revoke(cause, `refund of ${cause}`);
    },
    async () =>
      db.insert(checkouts).values({
        ...{ id: crypto.randomUUID(), userId: pick(people).user.id, planId: 3, amountInCents: 1999 },
        ...{ createdAt: new Date(), ...pick([{ status: "open" as const }, paid()]) },
      }),
    async () =>
      db
        .update(checkouts)
        .set(pick([paid(), { status: "expired" as const, paidAt: null }]))
        .where(
          inArray(
            checkouts.userId,
            people.map(({ user }) => user.id),
          ),
        ),
    async () => {
      const index = Math.floor(random() * people.length);
      await deleteAccount((people[index] as (typeof people)[number]).user);
      people[index] = await signUp();
    },
  ];

  for (const { user } of people) await insert({ userId: user.id });
  for (let step = 0; step < 120; step++) {
    await pick(acts)();
    if (step % 40 === 39)
      await expectTotals([...people.map(({ user }) => user.id), partner.id, DEMO_OWNER_ID]);
  }

  const figures = await services.listings.sum(partner.id);
  const rows = await collect(services.listings.listTournaments(partner.id));
  expect(figures.listings).toBe(rows.length);
  expect(figures.activeListings).toBe(
    rows.filter(({ externalListing }) => externalListing?.status === "active").length,
  );
});

test("totals that were lost are there again after the end of their migration", async () => {
  const { user } = await signUp();
  await openTournament(user.id);
  await db
    .update(users)
    .set({ tournamentCount: 7, topCount: 7, isPaying: true })
    .where(eq(users.id, user.id));
  await db.delete(totals);
  const endOf = (number: string, statements: number) =>
    MIGRATIONS.find(({ name }) => name.startsWith(number))?.queries.slice(-statements) ?? [];
  const counting = [...endOf("0014", 3), ...endOf("0033", 1)];
  await webEnv.DB.batch(counting.map((query) => webEnv.DB.prepare(query)));
  await expectTotals([user.id]);
});

/** A tournament row as the product creates it, on a credit that allows many resumes. */
async function templateOf(): Promise<typeof tournaments.$inferInsert> {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  if (!row) throw new Error("no tournament");
  return { ...row, creditPlanId: 3 };
}
