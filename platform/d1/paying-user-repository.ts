import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
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
import {
  MAX_COUNTED,
  PAGE_SIZE,
  type PageCursor,
  type Slice,
  toCappedTotal,
  toExactTotal,
  toPage,
} from "#core/paging";
import { preview } from "#core/preview";
import type { Database } from "./database";
import { pick } from "./pick";
import { plans, totals, tournaments, users } from "./schema";
import { pastCursor } from "./search-tables";

/** How many months of revenue are shown. */
const REVENUE_MONTHS = 12;

const NOBODY = { users: 0, paid: 0, tournaments: 0, resumes: 0, unlimited: 0 };

// Uses plain SQL, because drizzle omits the table name of a column in a selection.
const isPaying = sql`users.is_paying`;
const rowid = sql<number>`users.rowid`;
/** All sales, including those to accounts that were deleted since. */
const sales = sql`(
  select paid_at, amount_in_cents, amount_refunded_in_cents from checkouts where status = 'paid'
  union all select paid_at, amount_in_cents, amount_refunded_in_cents from past_sales)`;
const month = sql<string>`strftime('%Y-%m', paid_at / 1000, 'unixepoch')`;

const IS_OF_TYPE: Record<UserType, SQL | undefined> = {
  all: undefined,
  unlimited: sql`users.has_unlimited_access`,
  paid: sql`plans.name <> 'FREE'`,
  credits: sql`users.additional_tournament_credits > 0`,
};

const columns = {
  ...pick(users, "id", "email", "createdAt", "stripeCustomerId", "stripePlanId", "hasUnlimitedAccess"),
  ...pick(users, "additionalTournamentCredits", "tournamentCount", "resumeCount"),
  planName: sql<PlanName>`coalesce(${plans.name}, 'FREE')`,
  paidInCents: sql<number>`(
    select coalesce(sum(amount_in_cents - amount_refunded_in_cents), 0) from checkouts
    where user_id = users.id and status = 'paid')`,
  rowid,
};
type Row = Omit<PayingUser, "createdAt" | "tournaments"> & {
  createdAt: Date;
  tournamentCount: number;
  resumeCount: number;
  rowid: number;
};

const ORDER = [users.createdAt, rowid];
const cursorOf = ({ createdAt, rowid }: Row) => `${createdAt.getTime()}.${rowid}`;

/** How many tournaments to read per user, and how many characters of each description. */
type Share = { tournaments: number; characters: number };
const ALL: Share = { tournaments: Number.MAX_SAFE_INTEGER, characters: Number.MAX_SAFE_INTEGER };
// One character more than is shown, to know whether the text was cut.
const LISTED: Share = { tournaments: LISTED_TOURNAMENTS, characters: DESCRIPTION_PREVIEW_LENGTH + 1 };

export function createPayingUserRepository(db: Database) {
  /** Each user's newest tournaments, for all users in one query. */
  async function tournamentsOf(users: { id: string }[], share: Share) {
    const ids = JSON.stringify(users.map(({ id }) => id));
    const { id, createdAt } = tournaments;
    const newest = sql`(
      select id from tournaments where user_id = asked.value
      order by created_at desc, id desc limit ${share.tournaments})`;
    const rows = await db
      .select({
        ...pick(tournaments, "id", "userId", "name", "status", "createdAt", "resumeCount", "keySkills"),
        isDemoTournament: tournaments.isDemoTournament,
        jobDescription: sql<string>`substr(${tournaments.jobDescription}, 1, ${share.characters})`,
      })
      .from(sql`json_each(${ids}) as asked`)
      .crossJoin(tournaments)
      .where(inArray(id, newest))
      .orderBy(desc(createdAt), desc(id));

    const owned = new Map<string, PayingUserTournament[]>(users.map(({ id }) => [id, []]));
    for (const { userId, createdAt, ...row } of rows) {
      owned.get(userId)?.push({ ...row, createdAt: createdAt.toISOString() });
    }
    return owned;
  }

  const selectUsers = () =>
    db.select(columns).from(users).leftJoin(plans, eq(plans.stripePriceId, users.stripePlanId));

  return {
    /** Paying users with all their tournaments, newest first. */
    async list(cursor: PageCursor): Promise<Slice<PayingUser>> {
      const found = await selectUsers()
        .where(and(isPaying, pastCursor(ORDER, cursor)))
        .orderBy(...ORDER.map(desc))
        .limit(PAGE_SIZE + 1);
      const { rows, ...around } = toPage(found, cursor, cursorOf);
      const owned = await tournamentsOf(rows, ALL);
      return { ...around, rows: rows.map((row) => toPayingUser(row, owned.get(row.id) ?? [])) };
    },

    async listPage(query: PayingUserQuery): Promise<PayingUserPage> {
      // A search covers every account, not only paying ones.
      const isListed = query.q ? sql`instr(users.email, '@') > 0` : isPaying;
      const isMeant = and(isListed, IS_OF_TYPE[query.type], isFound(query.q));
      const isAnybody = query.type === "all" && !query.q;
      const counted = selectUsers()
        .where(isMeant)
        .limit(MAX_COUNTED + 1)
        .as("counted");
      const [rows, [count], [figures], revenue] = await db.batch([
        selectUsers()
          .where(and(isMeant, pastCursor(ORDER, query)))
          .orderBy(...ORDER.map(query.before ? asc : desc))
          .limit(PAGE_SIZE + 1),
        isAnybody
          ? db.select({ total: totals.payingUsers }).from(totals)
          : db.select({ total: sql<number>`count(*)` }).from(counted),
        db
          .select({
            users: totals.payingUsers,
            paid: sql<number>`(
              select count(distinct user_id) from checkouts
              where status = 'paid' and amount_in_cents > amount_refunded_in_cents)`,
            tournaments: totals.payingTournaments,
            resumes: totals.payingResumes,
            unlimited: totals.unlimitedUsers,
          })
          .from(totals),
        db
          .select({
            month,
            purchases: sql<number>`count(*)`,
            cents: sql<number>`sum(amount_in_cents - amount_refunded_in_cents)`,
          })
          .from(sales)
          .groupBy(month)
          .orderBy(desc(month))
          .limit(REVENUE_MONTHS),
      ]);
      const shown = toPage(rows, query, cursorOf);
      const owned = await tournamentsOf(shown.rows, LISTED);
      return {
        ...shown,
        rows: shown.rows.map((row) => ({
          ...toPayingUser(row, (owned.get(row.id) ?? []).map(shorten)),
          tournamentCount: row.tournamentCount,
          resumeCount: row.resumeCount,
        })),
        ...(isAnybody ? toExactTotal : toCappedTotal)(count?.total),
        figures: figures ?? NOBODY,
        revenue,
      };
    },
  };
}

/** Matches part of the address or of a tournament's name. */
function isFound(search: string): SQL | undefined {
  if (!search) return undefined;
  return sql`(
    instr(users.email, lower(${search})) > 0
    or exists (
      select 1 from tournaments where user_id = users.id and instr(lower(name), lower(${search})) > 0))`;
}

function toPayingUser(
  { rowid: _, tournamentCount: __, resumeCount: ___, ...row }: Row,
  owned: PayingUserTournament[],
): PayingUser {
  return { ...row, createdAt: row.createdAt.toISOString(), tournaments: owned };
}

function shorten(tournament: PayingUserTournament): PayingUserTournament {
  return {
    ...tournament,
    jobDescription: preview(tournament.jobDescription, DESCRIPTION_PREVIEW_LENGTH),
  };
}
