import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { NewTournament } from "#core/tournaments/create-tournament";
import { asDemo, DEMO_OWNER_ID, type DemoTournament } from "#core/tournaments/demo";
import type { TournamentSummary } from "#core/tournaments/tournament";
import { insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { insertFileDeletions } from "./deletion-repository";
import { rubricVersions, tournaments } from "./schema";
import { firstVersionOf, summaryColumns, toSummary } from "./tournament-row";

/** The limit per call; the sweeper deletes the rest later. */
const DELETED_AT_ONCE = 200;

const isDemo = and(eq(tournaments.userId, DEMO_OWNER_ID), sql`${tournaments.isPublicDemo}`);

/** Demos that visitors create without an account. Only somebody who knows a demo's id may see it. */
export function createDemoRepository(db: Database) {
  return {
    /**
     * Stores `visitor` as the author of the rubric: the only record of who created the demo, deleted together with it.
     */
    async insert(tournament: NewTournament, visitor: string): Promise<TournamentSummary> {
      const [[row]] = await db.batch([
        db
          .insert(tournaments)
          .values({ ...tournament, isPublicDemo: true })
          .returning(summaryColumns),
        db.insert(rubricVersions).values(firstVersionOf(tournament, visitor)),
      ]);
      if (!row) throw new Error("insert returned no row");
      return toSummary(row);
    },

    /** Reads only the visitor's own rows, however many demos there are that day. */
    async count(visitor: string, since: Date): Promise<number> {
      return db.$count(
        rubricVersions,
        and(eq(rubricVersions.createdBy, visitor), gte(rubricVersions.createdAt, since)),
      );
    },

    async find(id: string): Promise<DemoTournament | undefined> {
      const [row] = await db
        .select({ ...summaryColumns, rubric: tournaments.rubric })
        .from(tournaments)
        .where(and(eq(tournaments.id, id), isDemo));
      return row && asDemo(toSummary(row), row.isDemoTournament, row.rubric);
    },

    /** Their files are removed later, from the list of file deletions. */
    async deletePublicBefore(before: Date, now: Date): Promise<number> {
      const expired = db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(and(isDemo, lt(tournaments.createdAt, before)))
        .orderBy(asc(tournaments.createdAt), asc(tournaments.id))
        .limit(DELETED_AT_ONCE);
      const [, , deleted] = await db.batch([
        insertAuditEvents(
          db,
          { actor: { kind: "system" }, action: "tournament.deleted", tournamentId: sql`id` },
          sql`tournaments where ${tournaments.id} in ${expired}`,
          now,
        ),
        insertFileDeletions(db, {}, now, sql`${tournaments.id} in ${expired}`),
        db.delete(tournaments).where(sql`${tournaments.id} in ${expired}`).returning({ id: tournaments.id }),
      ]);
      return deleted.length;
    },
  };
}
