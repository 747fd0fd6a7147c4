import { and, asc, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import {
  DESCRIPTION_PREVIEW_LENGTH,
  LISTED_TOURNAMENTS,
  type PayingUser,
  type PayingUserPage,
  type PayingUserTournament,
  type UserType,
} from "#core/billing/paying-user";
import type { PayingUserQuery } from "#core/billing/paying-user-query.schema";
import type { PlanName } from "#core/billing/plan";
import { MOST_COUNTED, PAGE_SIZE, toPage } from "#core/paging";
import { preview } from "#core/preview";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";
import type { Database } from "./database";
import { plans, tournaments, users } from "./schema";
import { beyond } from "./search-tables";

const NOBODY = { users: 0, tournaments: 0, resumes: 0, unlimited: 0 };

// Names in plain SQL: within a selection drizzle leaves out a column's table, which a subquery needs.
const isPaying = sql`users.id <> ${DEMO_OWNER_ID}
  and not exists (select 1 from partners where id = users.id)
  and (
    users.stripe_plan_id is not null or users.additional_tournament_credits > 0 or users.has_unlimited_access
    or exists (select 1 from checkouts where user_id = users.id and status = 'paid')
  )`;
const tournamentCount = sql<number>`(select count(*) from tournaments where user_id = users.id)`;
const resumeCount = sql<number>`(
  select coalesce(sum(resume_count), 0) from tournaments where user_id = users.id)`;
const rowid = sql<number>`users.rowid`;

const IS_OF_TYPE: Record<UserType, SQL | undefined> = {
  all: undefined,
  unlimited: sql`users.has_unlimited_access`,
  paid: sql`plans.name <> 'FREE'`,
  credits: sql`users.additional_tournament_credits > 0`,
};

const columns = {
  id: users.id,
  email: users.email,
  createdAt: users.createdAt,
  stripeCustomerId: users.stripeCustomerId,
  stripePlanId: users.stripePlanId,
  planName: sql<PlanName>`coalesce(${plans.name}, 'FREE')`,
  additionalTournamentCredits: users.additionalTournamentCredits,
  hasUnlimitedAccess: users.hasUnlimitedAccess,
};
type Row = Omit<PayingUser, "createdAt" | "tournaments"> & { createdAt: Date };

/** Of how many tournaments, and how much of their descriptions. */
type Share = { tournaments: number; characters: number };
const ALL: Share = { tournaments: Number.MAX_SAFE_INTEGER, characters: Number.MAX_SAFE_INTEGER };
// One character more than is shown tells whether the text goes on.
const LISTED: Share = { tournaments: LISTED_TOURNAMENTS, characters: DESCRIPTION_PREVIEW_LENGTH + 1 };

export function createPayingUserRepository(db: Database) {
  /** The newest of each user, in one call for all of them. */
  async function tournamentsOf(users: { id: string }[], share: Share) {
    const ids = JSON.stringify(users.map(({ id }) => id));
    const { id, userId, name, status, createdAt, resumeCount, keySkills, isDemoTournament } = tournaments;
    const placed = db
      .select({
        ...{ id, userId, name, status, createdAt, resumeCount, keySkills, isDemoTournament },
        jobDescription: sql<string>`substr(${tournaments.jobDescription}, 1, ${share.characters})`.as(
          "description",
        ),
        place: sql<number>`row_number() over (
          partition by ${userId} order by ${createdAt} desc, ${id} desc)`.as("place"),
      })
      .from(tournaments)
      .where(inArray(userId, sql`(select value from json_each(${ids}))`))
      .as("placed");
    const rows = await db
      .select()
      .from(placed)
      .where(lte(placed.place, share.tournaments))
      .orderBy(asc(placed.place));

    const owned = new Map<string, PayingUserTournament[]>(users.map(({ id }) => [id, []]));
    for (const { userId, place: _, createdAt, ...row } of rows) {
      owned.get(userId)?.push({ ...row, createdAt: createdAt.toISOString() });
    }
    return owned;
  }

  const selectUsers = <Extra extends Record<string, SQL>>(extra: Extra) =>
    db
      .select({ ...columns, ...extra })
      .from(users)
      .leftJoin(plans, eq(plans.stripePriceId, users.stripePlanId));

  return {
    /** All of them with all their tournaments, newest first. */
    async listPayingUsers(): Promise<PayingUser[]> {
      const rows = await selectUsers({}).where(isPaying).orderBy(desc(users.createdAt), desc(rowid));
      const owned = await tournamentsOf(rows, ALL);
      return rows.map((row) => toPayingUser(row, owned.get(row.id) ?? []));
    },

    async listPayingUserPage(query: PayingUserQuery): Promise<PayingUserPage> {
      const order = [users.createdAt, rowid];
      const isMeant = and(isPaying, IS_OF_TYPE[query.type], isFound(query.q));
      const counted = selectUsers({})
        .where(isMeant)
        .limit(MOST_COUNTED + 1)
        .as("counted");
      const [rows, [count], [figures]] = await db.batch([
        selectUsers({ tournamentCount, resumeCount, rowid })
          .where(and(isMeant, beyond(order, query)))
          .orderBy(...order.map(query.before ? asc : desc))
          .limit(PAGE_SIZE + 1),
        db.select({ total: sql<number>`count(*)` }).from(counted),
        db
          .select({
            users: sql<number>`count(*)`,
            tournaments: sql<number>`coalesce(sum(${tournamentCount}), 0)`,
            resumes: sql<number>`coalesce(sum(${resumeCount}), 0)`,
            unlimited: sql<number>`coalesce(sum(users.has_unlimited_access), 0)`,
          })
          .from(users)
          .where(isPaying),
      ]);
      const shown = toPage(rows, query, (row) => `${row.createdAt.getTime()}.${row.rowid}`);
      const owned = await tournamentsOf(shown.rows, LISTED);
      const total = count?.total ?? 0;
      return {
        ...shown,
        rows: shown.rows.map(({ rowid: _, tournamentCount, resumeCount, ...row }) => ({
          ...toPayingUser(row, (owned.get(row.id) ?? []).map(shorten)),
          tournamentCount,
          resumeCount,
        })),
        total: Math.min(total, MOST_COUNTED),
        isTotalCapped: total > MOST_COUNTED,
        figures: figures ?? NOBODY,
      };
    },
  };
}

/** By a part of the address or of a tournament's name. */
function isFound(search: string): SQL | undefined {
  if (!search) return undefined;
  return sql`(
    instr(users.email, lower(${search})) > 0
    or exists (
      select 1 from tournaments where user_id = users.id and instr(lower(name), lower(${search})) > 0))`;
}

function toPayingUser(row: Row, owned: PayingUserTournament[]): PayingUser {
  return { ...row, createdAt: row.createdAt.toISOString(), tournaments: owned };
}

function shorten(tournament: PayingUserTournament): PayingUserTournament {
  return {
    ...tournament,
    jobDescription: preview(tournament.jobDescription, DESCRIPTION_PREVIEW_LENGTH),
  };
}
