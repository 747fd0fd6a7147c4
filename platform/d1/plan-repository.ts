import { asc } from "drizzle-orm";
import type { Plan } from "#core/billing/plan";
import type { Database } from "./database";
import { plans } from "./schema";

export function createPlanRepository(db: Database) {
  return {
    async listPlans(): Promise<Plan[]> {
      return db.select().from(plans).orderBy(asc(plans.id));
    },
  };
}
