import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "./database";
import { recoveryCodes, users } from "./schema";

/** Second factors: secrets, used time steps and recovery codes. */
export function createSecondFactorRepository(db: Database) {
  return {
    async find(
      userId: string,
    ): Promise<{ sealed: string | null; confirmedAt: Date | null; codesLeft: number } | undefined> {
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

    /** Replaces a secret that is not confirmed yet. */
    async setSecret(userId: string, sealed: string): Promise<void> {
      await db
        .update(users)
        .set({ totpSecret: sealed, totpLastStep: 0 })
        .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)));
    },

    async confirm(userId: string, codeHashes: string[], now: Date): Promise<void> {
      await db.batch([
        db.update(users).set({ totpConfirmedAt: now }).where(eq(users.id, userId)),
        db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
        db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId }))),
      ]);
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
