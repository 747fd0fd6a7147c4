import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { SessionRecord } from "#core/accounts/session";
import { voidReturns } from "./checkout-repository";
import type { Database } from "./database";
import { checkouts, sessions, users } from "./schema";

export function createSessionRepository(db: Database) {
  return {
    async insert(session: typeof sessions.$inferInsert): Promise<void> {
      await db.insert(sessions).values(session);
    },

    async find(tokenHash: string) {
      const [row] = await db
        .select({ user: users, expiresAt: sessions.expiresAt, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, tokenHash));
      return row;
    },

    /** The given token hashes whose session is still valid. */
    async listValid(tokenHashes: string[], now: Date): Promise<string[]> {
      const isGiven = sql`${sessions.tokenHash} in (select value from json_each(${JSON.stringify(tokenHashes)}))`;
      const rows = await db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(and(isGiven, gt(sessions.expiresAt, now)));
      return rows.map((row) => row.tokenHash);
    },

    async touch(tokenHash: string, lastUsedAt: Date): Promise<void> {
      await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.tokenHash, tokenHash));
    },

    async delete(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** Most recently used first. */
    async list(userId: string, now: Date): Promise<SessionRecord[]> {
      const { tokenHash, createdAt, lastUsedAt } = sessions;
      return db
        .select({ tokenHash, createdAt, lastUsedAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastUsedAt), sessions.tokenHash);
    },

    async deleteOthers(userId: string, keptTokenHash: string): Promise<void> {
      await db.batch([
        db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash))),
        voidReturns(db, eq(checkouts.userId, userId)),
      ]);
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}
