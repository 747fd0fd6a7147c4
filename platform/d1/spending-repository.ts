import { eq, sql } from "drizzle-orm";
import type { Spending, Spent } from "../ai/paid-model";
import type { Database } from "./database";
import { modelSpending } from "./schema";

const MICRO = 1e6;
/** A literal, because a bound value would be an integer and make this an integer division. */
const DOLLAR = sql.raw(`${MICRO}.0`);
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * What models cost, by tournament and day (UTC). Rows outlive their tournament, so that the day's total stays correct.
 */
export function createSpendingRepository(db: Database) {
  const dollars = sql<number>`coalesce(sum(${modelSpending.microDollars}), 0) / ${DOLLAR}`;
  return {
    async read(tournamentId: string, now: Date): Promise<Spent> {
      const [[tournament], [day]] = await db.batch([
        db.select({ dollars }).from(modelSpending).where(eq(modelSpending.tournamentId, tournamentId)),
        selectSpentOn(db, now),
      ]);
      return { tournament: tournament?.dollars ?? 0, day: day?.dollars ?? 0 };
    },

    async add(tournamentId: string, spending: Spending, now: Date): Promise<void> {
      const { calls, tokensIn, tokensOut } = spending;
      const microDollars = Math.round(spending.dollars * MICRO);
      await db
        .insert(modelSpending)
        .values({ tournamentId, day: dayOf(now), calls, tokensIn, tokensOut, microDollars })
        .onConflictDoUpdate({
          target: [modelSpending.tournamentId, modelSpending.day],
          set: {
            calls: sql`calls + ${calls}`,
            tokensIn: sql`tokens_in + ${tokensIn}`,
            tokensOut: sql`tokens_out + ${tokensOut}`,
            microDollars: sql`micro_dollars + ${microDollars}`,
          },
        });
    },
  };
}

/** The spending of one day, for a batch with other queries. */
export const selectSpentOn = (db: Database, now: Date) =>
  db
    .select({
      calls: sql<number>`coalesce(sum(${modelSpending.calls}), 0)`,
      tokensIn: sql<number>`coalesce(sum(${modelSpending.tokensIn}), 0)`,
      tokensOut: sql<number>`coalesce(sum(${modelSpending.tokensOut}), 0)`,
      dollars: sql<number>`coalesce(sum(${modelSpending.microDollars}), 0) / ${DOLLAR}`,
    })
    .from(modelSpending)
    .where(eq(modelSpending.day, dayOf(now)));
