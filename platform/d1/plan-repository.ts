import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Plan } from "#core/billing/plan";
import type { Database } from "./database";
import { plans, tournaments } from "./schema";

export function createPlanRepository(db: Database) {
  return {
    async list(): Promise<Plan[]> {
      return db.select().from(plans).orderBy(asc(plans.id));
    },

    /** The plan whose credit the tournament was opened with; undefined if it used none. */
    async findOfTournament(tournamentId: string): Promise<Plan | undefined> {
      const [plan] = await db
        .select(getTableColumns(plans))
        .from(tournaments)
        .innerJoin(plans, eq(plans.id, tournaments.creditPlanId))
        .where(eq(tournaments.id, tournamentId));
      return plan;
    },
  };
}
