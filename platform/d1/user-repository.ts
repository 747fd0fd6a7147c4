import { and, eq, isNull, like, sql } from "drizzle-orm";
import type { UserRecord } from "#core/accounts/account";
import type { NewMail } from "#core/mail/mail";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { users } from "./schema";

export function createUserRepository(db: Database) {
  return {
    /** Puts the mail into the outbox as well. False when the e-mail is taken. */
    async insert(user: UserRecord, mail: NewMail): Promise<boolean> {
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

    async findByEmail(email: string): Promise<UserRecord | undefined> {
      return db.query.users.findFirst({ where: eq(users.email, email) });
    },

    /** Of a person: what partners and visitors make belongs to rows that have no address. */
    async find(id: string): Promise<UserRecord | undefined> {
      return db.query.users.findFirst({ where: and(eq(users.id, id), like(users.email, "%@%")) });
    },

    async listWithoutSample({ limit }: { limit: number }): Promise<string[]> {
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
