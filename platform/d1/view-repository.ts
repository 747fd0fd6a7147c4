import { eq, sql } from "drizzle-orm";
import type { Owned, View } from "#core/audit/find-readable";
import { stamped } from "./audit-repository";
import type { Database } from "./database";
import { partners, tournaments, users } from "./schema";

/** Who owns a tournament or resume, and records of who viewed it. */
export function createViewRepository(db: Database) {
  return {
    /** Records nothing if the owner does not own it, or for a list without candidates. */
    async record({ actor, action, ownerId, of, span }: View, now: Date): Promise<void> {
      const isResume = of !== undefined && "resumeId" in of;
      const subject = isResume ? sql`r.id` : sql`t.id`;
      const rows = isResume
        ? sql`resumes r join tournaments t on t.id = r.tournament_id`
        : sql`tournaments t`;
      const isOne = of && (isResume ? sql`and r.id = ${of.resumeId}` : sql`and t.id = ${of.tournamentId}`);
      const hasContacts = action === "tournament.contacts-viewed" ? sql`and t.resume_count > 0` : sql``;
      const once = sql`${action} || ' ' || ${actor} || ' ' || ${subject} || ' ' || ${span} || ${db.stamp ? ` ${db.stamp.keyId}` : ""}`;
      // Checks for the entry first: a rejected insertion would use up a key, and the log would seem to lack an entry.
      await db.run(sql`
        insert into audit_entries (created_at, actor, action, tournament_id, resume_id, details, once)
        select ${now.getTime()}, ${actor}, ${action}, t.id, ${isResume ? subject : sql`null`},
          ${stamped(db, sql`'{}'`)}, ${once}
        from ${rows}
        where t.user_id = ${ownerId} ${isOne ?? sql``} ${hasContacts}
          and not exists (select 1 from audit_entries where once = ${once})`);
    },

    async findOwner(of: Owned): Promise<{ id: string; name: string; tournamentId: string } | undefined> {
      const tournamentId =
        "tournamentId" in of
          ? sql`${of.tournamentId}`
          : sql`(select tournament_id from resumes where id = ${of.resumeId})`;
      const [row] = await db
        .select({
          id: tournaments.userId,
          name: sql<string>`coalesce(${partners.name}, ${users.email})`,
          tournamentId: tournaments.id,
        })
        .from(tournaments)
        .innerJoin(users, eq(users.id, tournaments.userId))
        .leftJoin(partners, eq(partners.id, tournaments.userId))
        .where(sql`${tournaments.id} = ${tournamentId}`);
      return row;
    },
  };
}
