import { and, eq, exists, gte, lt, not, sql } from "drizzle-orm";
import { type RetentionSettings, retentionChoices } from "#core/deletion/retention";
import { DAY_MS } from "#core/time";
import { insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { resumes, tournaments, users } from "./schema";

/** Resumes uploaded before this time are due for deletion. */
const limitOf = (now: Date) => sql`${now.getTime()} - ${users.retentionDays} * ${DAY_MS}`;
const holdsPeople = sql`not ${tournaments.isDemoTournament} and not ${tournaments.isPublicDemo}`;

/** For a batch: whether retention may delete it now; its list may be minutes old. Uses literal names, as a delete does. */
export const isTournamentDue = (now: Date) => sql`exists (
  select 1 from users u where u.id = tournaments.user_id and not u.is_on_hold
    and not tournaments.is_demo_tournament and not tournaments.is_public_demo
    and tournaments.created_at < ${now.getTime()} - u.retention_days * ${DAY_MS}
    and not exists (
      select 1 from resumes r
      where r.tournament_id = tournaments.id and r.created_at >= ${now.getTime()} - u.retention_days * ${DAY_MS}
    ))`;

/** The same for a resume. */
export const isResumeDue = (now: Date) => sql`exists (
  select 1 from tournaments t join users u on u.id = t.user_id
  where t.id = resumes.tournament_id and not u.is_on_hold and not t.is_demo_tournament and not t.is_public_demo
    and resumes.created_at < ${now.getTime()} - u.retention_days * ${DAY_MS})`;

export function createRetentionRepository(db: Database) {
  return {
    async find(userId: string): Promise<RetentionSettings | undefined> {
      const { retentionDays, recordYears, isOnHold } = users;
      const [row] = await db
        .select({ retentionDays, recordYears, isOnHold })
        .from(users)
        .where(eq(users.id, userId));
      return row as RetentionSettings | undefined;
    },

    /** Recorded in the audit log in the same transaction. */
    async set(userId: string, settings: RetentionSettings, now: Date): Promise<void> {
      const actor = { kind: "user", id: userId } as const;
      await db.batch([
        db.update(users).set(settings).where(eq(users.id, userId)),
        insertAuditEvents(
          db,
          { actor, action: "account.retention-changed", details: settings },
          sql`users where ${eq(users.id, userId)}`,
          now,
        ),
      ]);
    },

    async isOnHold(userId: string): Promise<boolean> {
      const [row] = await db.select({ isOnHold: users.isOnHold }).from(users).where(eq(users.id, userId));
      return row?.isOnHold ?? false;
    },

    /** For each choice of retention days, how many of the user's resumes are older. */
    async countOlder(userId: string, now: Date): Promise<Record<number, number>> {
      const olderThan = (days: number) =>
        sql`count(*) filter (where ${resumes.createdAt} < ${now.getTime() - days * DAY_MS})`
          .mapWith(Number)
          .as(`older_than_${days}`);
      const youngest = new Date(now.getTime() - Math.min(...retentionChoices) * DAY_MS);
      const [row] = await db
        .select(Object.fromEntries(retentionChoices.map((days) => [String(days), olderThan(days)])))
        .from(resumes)
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        // A resume is never older than its tournament, so newer tournaments are skipped.
        .where(and(eq(tournaments.userId, userId), lt(tournaments.createdAt, youngest), holdsPeople));
      return row ?? {};
    },

    async listOverdueTournaments({ now, limit }: { now: Date; limit: number }) {
      const hasNewer = exists(
        db
          .select({ one: sql`1` })
          .from(resumes)
          .where(and(eq(resumes.tournamentId, tournaments.id), gte(resumes.createdAt, limitOf(now)))),
      );
      return db
        .select({ userId: tournaments.userId, tournamentId: tournaments.id })
        .from(users)
        .innerJoin(tournaments, eq(tournaments.userId, users.id))
        .where(and(lt(tournaments.createdAt, limitOf(now)), holdsPeople, not(users.isOnHold), not(hasNewer)))
        .limit(limit);
    },

    async listOverdueResumes({ now, limit }: { now: Date; limit: number }) {
      return db
        .select({ userId: tournaments.userId, resumeId: resumes.id })
        .from(users)
        .innerJoin(tournaments, eq(tournaments.userId, users.id))
        .innerJoin(resumes, eq(resumes.tournamentId, tournaments.id))
        .where(
          and(
            // A resume is never older than its tournament, so the index on tournaments skips newer ones.
            lt(tournaments.createdAt, limitOf(now)),
            lt(resumes.createdAt, limitOf(now)),
            holdsPeople,
            not(users.isOnHold),
          ),
        )
        .limit(limit);
    },
  };
}
