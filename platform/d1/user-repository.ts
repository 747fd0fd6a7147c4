import { and, eq, isNull, like, sql } from "drizzle-orm";
import type { UserRecord } from "#core/accounts/account";
import type { NewMail } from "#core/mail/mail";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { users } from "./schema";

export function createUserRepository(db: Database) {
  return {
    /** Also adds the mail to the outbox. False if the email is taken. */
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

    /** Finds only people: rows that own the tournaments of partners and visitors have no address. */
    async find(id: string): Promise<UserRecord | undefined> {
      return db.query.users.findFirst({ where: and(eq(users.id, id), like(users.email, "%@%")) });
    },

    async wantsResultsMail(id: string): Promise<boolean> {
      const row = await db.query.users.findFirst({
        where: eq(users.id, id),
        columns: { wantsResultsMail: true },
      });
      return row?.wantsResultsMail ?? true;
    },

    async setWantsResultsMail(id: string, wantsResultsMail: boolean): Promise<void> {
      await db.update(users).set({ wantsResultsMail }).where(eq(users.id, id));
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
