import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { NewMail } from "#core/mail/mail";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { emailConfirmations, users } from "./schema";

/** The links that confirm an account's address. */
export function createConfirmationRepository(db: Database) {
  return {
    async insertMail(user: { id: string; email: string }, mail: NewMail): Promise<void> {
      const cause = `confirm-email:${mail.id}` as const;
      const createdAt = mail.confirmation?.createdAt ?? new Date();
      const isThere = sql`exists (select 1 from users where id = ${user.id})`;
      const [first, ...rest] = insertMail(db, { ...mail, cause, recipient: user.email, createdAt }, isThere);
      await db.batch([first, ...rest]);
    },

    async find(tokenHash: string): Promise<{ expiresAt: Date; confirmedAt: Date | null } | undefined> {
      const [row] = await db
        .select({ expiresAt: emailConfirmations.expiresAt, confirmedAt: users.emailConfirmedAt })
        .from(emailConfirmations)
        .innerJoin(users, eq(users.id, emailConfirmations.userId))
        .where(eq(emailConfirmations.tokenHash, tokenHash));
      return row;
    },

    /** Uses up all links of the account. False if this one has expired or was used. */
    async redeem({ tokenHash, now }: { tokenHash: string; now: Date }): Promise<boolean> {
      const owner = db
        .select({ userId: emailConfirmations.userId })
        .from(emailConfirmations)
        .where(
          and(
            eq(emailConfirmations.tokenHash, tokenHash),
            isNull(emailConfirmations.usedAt),
            gt(emailConfirmations.expiresAt, now),
          ),
        );
      // The link is marked as used last, because the statement before it checks that it is still unused.
      const [confirmed] = await db.batch([
        db
          .update(users)
          .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})` })
          .where(sql`${users.id} = ${owner}`)
          .returning({ id: users.id }),
        db
          .update(emailConfirmations)
          .set({ usedAt: now })
          .where(and(isNull(emailConfirmations.usedAt), sql`${emailConfirmations.userId} = ${owner}`)),
      ]);
      return confirmed.length > 0;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
    },
  };
}
