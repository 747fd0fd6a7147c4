import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { insertFrom } from "./insert-from";
import { recoveryCodes, users } from "./schema";

/** Second factors: secrets, used time steps and recovery codes. */
export function createSecondFactorRepository(db: Database) {
  return {
    async find(userId: string) {
      const [row] = await db
        .select({
          sealed: users.totpSecret,
          confirmedAt: users.totpConfirmedAt,
          codesLeft: db.$count(
            recoveryCodes,
            and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
          ),
        })
        .from(users)
        .where(eq(users.id, userId));
      return row;
    },

    /**
     * Turns it on with its recovery codes unless it is on. `isThis`: it is on with this secret, and no later code was
     * used.
     */
    async confirm(
      userId: string,
      { sealed, step, codeHashes, now }: { sealed: string; step: number; codeHashes: string[]; now: Date },
    ): Promise<{ isNew: boolean; isThis: boolean }> {
      const isThis = sql`exists (
        select 1 from users where id = ${userId} and totp_secret = ${sealed} and totp_last_step = ${step}
      )`;
      const codes = sql`json_each(${JSON.stringify(codeHashes)})`;
      const [turnedOn, , , [row]] = await db.batch([
        db
          .update(users)
          .set({ totpSecret: sealed, totpConfirmedAt: now, totpLastStep: step })
          .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
          .returning({ id: users.id }),
        db
          .delete(recoveryCodes)
          .where(
            and(eq(recoveryCodes.userId, userId), isThis, sql`code_hash not in (select value from ${codes})`),
          ),
        insertFrom(
          db,
          recoveryCodes,
          { codeHash: sql`value`, userId, usedAt: null },
          codes,
          isThis,
        ).onConflictDoNothing(),
        db
          .select({ isThis: sql<number>`${isThis}` })
          .from(users)
          .where(eq(users.id, userId)),
      ]);
      return { isNew: turnedOn.length > 0, isThis: Boolean(row?.isThis) };
    },

    /** False if a code of this or a later step was used before. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const taken = await db
        .update(users)
        .set({ totpLastStep: step })
        .where(and(eq(users.id, userId), lt(users.totpLastStep, step)))
        .returning({ id: users.id });
      return taken.length > 0;
    },

    /** False if it is not one of the account's codes or was used before. */
    async takeRecoveryCode(userId: string, codeHash: string, now: Date): Promise<boolean> {
      const taken = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(
          and(
            eq(recoveryCodes.codeHash, codeHash),
            eq(recoveryCodes.userId, userId),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ codeHash: recoveryCodes.codeHash });
      return taken.length > 0;
    },

    async remove(userId: string): Promise<void> {
      await db.batch([
        db
          .update(users)
          .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: 0 })
          .where(and(eq(users.id, userId), isNotNull(users.totpSecret))),
        db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      ]);
    },
  };
}
