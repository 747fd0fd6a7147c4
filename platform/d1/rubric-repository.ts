import { and, desc, eq, sql } from "drizzle-orm";
import { type Criterion, criterionSchema, type Rubric } from "#core/analysis/rubric";
import type { NewRubricVersion } from "#core/rubrics/change-rubric";
import type { RubricVersion } from "#core/rubrics/rubric-version";
import { insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { insertFrom } from "./insert-from";
import { resumes, rubricVersions, tournaments, users } from "./schema";

export function createRubricRepository(db: Database) {
  return {
    async find(userId: string, tournamentId: string) {
      const [row] = await db
        .select({ rubric: tournaments.rubric, version: tournaments.rubricVersion })
        .from(tournaments)
        .where(and(eq(tournaments.id, tournamentId), eq(tournaments.userId, userId)));
      return row;
    },

    /** Newest first. */
    async listVersions(tournamentId: string): Promise<RubricVersion[]> {
      const { version, createdAt, changes } = rubricVersions;
      const rows = await db
        .select({ version, createdAt, changes, createdBy: sql<string>`coalesce(${users.email}, '')` })
        .from(rubricVersions)
        .leftJoin(users, eq(users.id, rubricVersions.createdBy))
        .where(eq(rubricVersions.tournamentId, tournamentId))
        .orderBy(desc(rubricVersions.version));
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    /** Criteria of any version; a criterion keeps its id across versions. */
    async findFormerCriteria(tournamentId: string, ids: string[]): Promise<Criterion[]> {
      const rows = await db.all<{ id: string; criterion: string }>(sql`
        select distinct criterion.value ->> 'id' as id, criterion.value as criterion
        from ${rubricVersions}, json_each(${rubricVersions.rubric}, '$.criteria') as criterion
        where ${rubricVersions.tournamentId} = ${tournamentId}
          and criterion.value ->> 'id' in (select value from json_each(${JSON.stringify(ids)}))`);
      const byId = new Map(rows.map(({ id, criterion }) => [id, criterion]));
      return [...byId.values()].map((criterion) => criterionSchema.parse(JSON.parse(criterion)));
    },

    async findVersion(tournamentId: string, version: number): Promise<Rubric | undefined> {
      const [row] = await db
        .select({ rubric: rubricVersions.rubric })
        .from(rubricVersions)
        .where(and(eq(rubricVersions.tournamentId, tournamentId), eq(rubricVersions.version, version)));
      return row?.rubric;
    },

    /** The most recent criterion for the job as a whole, from any version. */
    async findWhole(tournamentId: string): Promise<Criterion | undefined> {
      const [row] = await db.all<{ criterion: string }>(sql`
        select criterion.value as criterion
        from ${rubricVersions}, json_each(${rubricVersions.rubric}, '$.criteria') as criterion
        where ${rubricVersions.tournamentId} = ${tournamentId} and criterion.value ->> 'overall'
        order by ${rubricVersions.version} desc
        limit 1`);
      return row && criterionSchema.parse(JSON.parse(row.criterion));
    },

    async insertVersion(next: NewRubricVersion): Promise<boolean> {
      const { tournamentId, version, rubric, createdAt } = next;
      const isNext = and(eq(tournaments.id, tournamentId), eq(tournaments.rubricVersion, version - 1));
      const [, , updated] = await db.batch([
        insertAuditEvents(
          db,
          {
            actor: { kind: "user", id: next.createdBy },
            action: "tournament.rubric-changed",
            tournamentId,
            details: { version, rubricHash: rubric.hash, criteria: rubric.criteria.length },
          },
          sql`tournaments where ${isNext}`,
          createdAt,
        ),
        // Runs first, while the previous version is still the newest; if two changes race, the second inserts nothing.
        insertFrom(db, rubricVersions, next, tournaments, isNext),
        db
          .update(tournaments)
          .set({ rubric, rubricVersion: version })
          .where(isNext)
          .returning({ id: tournaments.id }),
        db
          .update(resumes)
          .set({ isStale: true, rereadError: null, attempts: 0, queuedAt: createdAt })
          .where(
            and(
              eq(resumes.tournamentId, tournamentId),
              sql`${resumes.rubricVersion} < (select rubric_version from tournaments where id = ${tournamentId})`,
            ),
          ),
      ]);
      return updated.length > 0;
    },
  };
}
