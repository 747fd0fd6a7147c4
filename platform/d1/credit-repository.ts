import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-event";
import { type CreditEntry, HISTORY_SIZE, monthOf, type NewGrant } from "#core/billing/credits";
import type { UsableCredit } from "#core/billing/next-credit";
import { type PageCursor, type Slice, toPage } from "#core/paging";
import { insertAuditEvent } from "./audit-repository";
import type { Database } from "./database";
import { insertFrom, SINGLE_ROW } from "./insert-from";
import { refusedBy } from "./refused-by";
import { creditEntries } from "./schema";
import { pastCursor } from "./search-tables";

const GRANTED_BEFORE = "UNIQUE constraint failed: credit_entries";

/**
 * The grants that still have credits for a new tournament. Free credits count only in their month and only without a
 * plan.
 */
const usableGrants = (userId: string, now: Date) => sql`
  select grant_id, max(plan_id) as plan_id, max(source) as source, min(created_at) as created_at,
    sum(amount) as credits
  from credit_entries
  where user_id = ${userId} and (
    source <> 'monthly'
    or (month = ${monthOf(now)} and (select base_grant_id from users where id = ${userId}) is null)
  )
  group by grant_id
  having sum(amount) > 0`;

/** The grant of user `u`'s plan; on FREE, this month's grant of free credits. */
const planGrant = (userId: string, now: Date) => sql`coalesce(
  u.base_grant_id, (select grant_id from credit_entries where cause = ${monthlyCause(userId, now)}))`;

export function createCreditRepository(db: Database) {
  return {
    /** Adds the grant once per cause; true if this call added it. */
    async insertGrant(grant: NewGrant): Promise<boolean> {
      const inserted = await insertGrantOnce(db, grant).returning({ id: creditEntries.id });
      return inserted.length > 0;
    },

    /** Adds the grant and its audit entry, or neither; true if this call added it. */
    async insertGrantByAdmin(grant: NewGrant, event: AuditEvent): Promise<boolean> {
      const inserted = await db
        .batch([
          db.insert(creditEntries).values({ ...grant, grantId: grant.id, kind: "grant" }),
          insertAuditEvent(db, event, grant.createdAt),
        ])
        .catch(refusedBy(GRANTED_BEFORE));
      return inserted !== undefined;
    },

    /** Credits available for a new tournament, including this month's free ones. */
    async count(userId: string, { id, now }: { id: string; now: Date }): Promise<number> {
      await grantMonthlyCredits(db, userId, { id, now });
      const row = await db.get<{ credits: number }>(sql`
        select u.additional_tournament_credits + coalesce(sum(e.amount), 0) as credits
        from users u left join credit_entries e on e.user_id = u.id and e.grant_id = ${planGrant(userId, now)}
        where u.id = ${userId}`);
      return row.credits;
    },

    /** Credits available for a new tournament, in the order in which `insertSpend` takes them. */
    async listUsable(userId: string, { id, now }: { id: string; now: Date }): Promise<UsableCredit[]> {
      await grantMonthlyCredits(db, userId, { id, now });
      return db.all<UsableCredit>(sql`
        select p.name as planName, sum(g.credits) as credits, p.max_resumes_per_tournament as maxResumes
        from (${usableGrants(userId, now)}) g join plans p on p.id = g.plan_id
        group by p.id, g.source = 'monthly'
        order by g.source <> 'monthly', p.max_resumes_per_tournament, min(g.created_at)`);
    },

    /** Credits used of the plan's pack; on FREE, of this month's free credits. */
    async countUsed(userId: string, now: Date): Promise<number> {
      const row = await db.get<{ used: number }>(sql`
        select coalesce(-sum(e.amount), 0) as used
        from users u join credit_entries e on e.user_id = u.id and e.grant_id = ${planGrant(userId, now)}
        where u.id = ${userId} and e.kind in ('spend', 'return')`);
      return row.used;
    },

    /** The plan's tournaments plus additional credits: the total shown on pages. */
    async countAllowance(userId: string): Promise<number> {
      const row = await db.get<{ allowance: number }>(sql`
        select p.max_tournaments_per_month + u.additional_tournament_credits as allowance
        from users u join plans p
          on p.id = coalesce((select id from plans where stripe_price_id = u.stripe_plan_id), 1)
        where u.id = ${userId}`);
      return row.allowance;
    },

    /** Newest first; entries with the same time in reverse order of insertion. */
    async listEntries(userId: string, cursor: PageCursor): Promise<Slice<CreditEntry>> {
      const rowid = sql<number>`credit_entries.rowid`;
      const order = [creditEntries.createdAt, rowid];
      const rows = await db
        .select({ ...getTableColumns(creditEntries), rowid })
        .from(creditEntries)
        .where(and(eq(creditEntries.userId, userId), pastCursor(order, cursor)))
        .orderBy(...order.map(cursor.before ? asc : desc))
        .limit(HISTORY_SIZE + 1);
      return toPage(rows, cursor, (row) => `${row.createdAt.getTime()}.${row.rowid}`, HISTORY_SIZE);
    },

    /** Revokes the unspent credits of the grant with this cause; returns how many there were. */
    async revokeGrant(grantCause: string, { id, cause, now }: { id: string; cause: string; now: Date }) {
      const revoked = await db
        .insert(creditEntries)
        .select(sql`
        select ${id}, g.user_id, g.id, 'revoke', g.source, g.plan_id,
          -(select sum(amount) from credit_entries where grant_id = g.id), g.month, ${cause}, g.subject,
          ${now.getTime()}
        from credit_entries g
        where g.cause = ${grantCause} and (select sum(amount) from credit_entries where grant_id = g.id) > 0`)
        .onConflictDoNothing()
        .returning({ amount: creditEntries.amount });
      return revoked[0] ? -revoked[0].amount : 0;
    },
  };
}

const monthlyCause = (userId: string, now: Date) => `monthly:${userId}:${monthOf(now)}`;

/** For a batch with the purchase or other event that the grant is for. */
export function insertGrantOnce(db: Database, grant: NewGrant, condition?: SQL) {
  const row = { month: null, ...grant, grantId: grant.id, kind: "grant" as const };
  return insertFrom(db, creditEntries, row, SINGLE_ROW, condition).onConflictDoNothing({
    target: creditEntries.cause,
  });
}

/** For a batch: grants this month's free credits once, if the user is on FREE. */
export function grantMonthlyCredits(db: Database, userId: string, { id, now }: { id: string; now: Date }) {
  const month = monthOf(now);
  return db
    .insert(creditEntries)
    .select(sql`
    select ${id}, u.id, ${id}, 'grant', 'monthly', p.id, p.max_tournaments_per_month, ${month},
      ${monthlyCause(userId, now)}, '', ${now.getTime()}
    from users u join plans p on p.name = 'FREE'
    where u.id = ${userId} and u.base_grant_id is null`)
    .onConflictDoNothing();
}

export type Spend = {
  id: string;
  userId: string;
  cause: string;
  /** The tournament's name. */
  subject: string;
  /** The expected number of resumes, as far as it is known. */
  fileCount: number;
  now: Date;
};

/**
 * For a batch with the insertion of the tournament it pays for: takes one credit if there is one, or none from users
 * with unlimited access. Among credits that allow all the files, it takes this month's free one first, then the
 * smallest, then the oldest; if no credit allows all the files, it takes the largest. A second spend with the same cause
 * fails, and with it the batch.
 */
export function insertSpend(db: Database, { id, userId, cause, subject, fileCount, now }: Spend) {
  return db.insert(creditEntries).select(sql`
    select ${id}, ${userId}, g.grant_id, 'spend', g.source, g.plan_id, -1,
      case when g.source = 'monthly' then ${monthOf(now)} end, ${cause}, ${subject}, ${now.getTime()}
    from (${usableGrants(userId, now)}) g join plans p on p.id = g.plan_id
    where not (select has_unlimited_access from users where id = ${userId})
    order by
      p.max_resumes_per_tournament < ${fileCount},
      case when p.max_resumes_per_tournament < ${fileCount} then -p.max_resumes_per_tournament end,
      g.source <> 'monthly', p.max_resumes_per_tournament, g.created_at, g.grant_id
    limit 1`);
}
