import { and, desc, eq, gt, isNull, like, lt, ne, sql } from "drizzle-orm";
import type { UserRecord } from "#core/accounts/account";
import type { SessionRecord } from "#core/accounts/session";
import type { NewMail } from "#core/mail/mail";
import { voidReturns } from "./checkout-repository";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { checkouts, sessions, users } from "./schema";

export function createUserRepository(db: Database) {
  return {
    /** Puts the mail into the outbox as well. False when the e-mail is taken. */
    async insertUser(user: UserRecord, mail: NewMail): Promise<boolean> {
      const { id, email: recipient, createdAt } = user;
      const [inserted] = await db.batch([
        db
          .insert(users)
          .values(user)
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id }),
        ...insertMail(
          db,
          { ...mail, cause: `welcome:${id}`, recipient, createdAt },
          sql`exists (select 1 from users where id = ${id})`,
        ),
      ]);
      return inserted.length > 0;
    },

    async findUserByEmail(email: string): Promise<UserRecord | undefined> {
      return db.query.users.findFirst({ where: eq(users.email, email) });
    },

    /** Of a person: what partners and visitors make belongs to rows that have no address. */
    async findUser(id: string): Promise<UserRecord | undefined> {
      return db.query.users.findFirst({ where: and(eq(users.id, id), like(users.email, "%@%")) });
    },

    async insertSession(session: typeof sessions.$inferInsert): Promise<void> {
      await db.insert(sessions).values(session);
    },

    async findSession(tokenHash: string) {
      const [row] = await db
        .select({ user: users, expiresAt: sessions.expiresAt, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, tokenHash));
      return row;
    },

    /** Those of the given token hashes whose session still stands. */
    async listValidSessions(tokenHashes: string[], now: Date): Promise<string[]> {
      const isGiven = sql`${sessions.tokenHash} in (select value from json_each(${JSON.stringify(tokenHashes)}))`;
      const rows = await db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(and(isGiven, gt(sessions.expiresAt, now)));
      return rows.map((row) => row.tokenHash);
    },

    async touchSession(tokenHash: string, lastUsedAt: Date): Promise<void> {
      await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.tokenHash, tokenHash));
    },

    async deleteSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** The last used first. */
    async listSessions(userId: string, now: Date): Promise<SessionRecord[]> {
      return db
        .select({
          tokenHash: sessions.tokenHash,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastUsedAt), sessions.tokenHash);
    },

    async deleteOtherSessions(userId: string, keptTokenHash: string): Promise<void> {
      await db.batch([
        db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash))),
        voidReturns(db, eq(checkouts.userId, userId)),
      ]);
    },

    async deleteExpiredSessions(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
    },

    async listUsersWithoutSample({ limit }: { limit: number }): Promise<string[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(isNull(users.sampleMadeAt))
        .limit(limit);
      return rows.map((row) => row.id);
    },

    async markSampleMade(userId: string, sampleMadeAt: Date): Promise<void> {
      await db.update(users).set({ sampleMadeAt }).where(eq(users.id, userId));
    },
  };
}
