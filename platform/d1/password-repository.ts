import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { NewMail } from "#core/mail/mail";
import { voidReturns } from "./checkout-repository";
import type { Database } from "./database";
import { insertFrom } from "./insert-from";
import { insertMail } from "./outbox-repository";
import { checkouts, passwordResets, sessions, users } from "./schema";

/** Passwords and the links to set new ones. */
export function createPasswordRepository(db: Database) {
  const isOpen = (tokenHash: string, now: Date) =>
    and(
      eq(passwordResets.tokenHash, tokenHash),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, now),
    );

  return {
    /** Voids the account's older links and adds the mail to the outbox. False if no account has this email. */
    async insertReset(
      reset: { email: string; tokenHash: string; createdAt: Date; expiresAt: Date },
      mail: NewMail,
    ): Promise<boolean> {
      const { email, ...link } = reset;
      const { tokenHash, createdAt } = link;
      const [, inserted] = await db.batch([
        db
          .delete(passwordResets)
          .where(sql`${passwordResets.userId} = (select id from users where email = ${email})`),
        insertFrom(
          db,
          passwordResets,
          { ...link, userId: users.id, usedAt: null },
          users,
          eq(users.email, email),
        ).returning({ userId: passwordResets.userId }),
        ...insertMail(
          db,
          { ...mail, cause: `password-reset:${tokenHash}`, recipient: email, createdAt },
          sql`exists (select 1 from password_resets where token_hash = ${tokenHash})`,
        ),
      ]);
      return inserted.length > 0;
    },

    async isResetOpen(tokenHash: string, now: Date): Promise<boolean> {
      return (await db.$count(passwordResets, isOpen(tokenHash, now))) > 0;
    },

    /** The account's email; undefined if the link has expired or was used. */
    async redeemReset(reset: {
      tokenHash: string;
      passwordHash: string;
      now: Date;
    }): Promise<string | undefined> {
      const { tokenHash, passwordHash, now } = reset;
      const owner = db
        .select({ userId: passwordResets.userId })
        .from(passwordResets)
        .where(isOpen(tokenHash, now));
      // The link is marked as used last, because the statements before it check that it is still unused.
      const [changed] = await db.batch([
        db
          .update(users)
          // Receiving the mail proves who owns the address, so this confirms it.
          .set({
            passwordHash,
            emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})`,
          })
          .where(sql`${users.id} = ${owner}`)
          .returning({ email: users.email }),
        db.delete(sessions).where(sql`${sessions.userId} = ${owner}`),
        voidReturns(db, sql`${checkouts.userId} = ${owner}`),
        db
          .update(passwordResets)
          .set({ usedAt: now })
          .where(and(isNull(passwordResets.usedAt), sql`${passwordResets.userId} = ${owner}`)),
      ]);
      return changed[0]?.email;
    },

    async findHash(userId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId));
      return row?.passwordHash;
    },

    async set(change: { userId: string; passwordHash: string; keptTokenHash: string }): Promise<void> {
      const { userId, passwordHash, keptTokenHash } = change;
      await db.batch([
        db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
        db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash))),
        voidReturns(db, eq(checkouts.userId, userId)),
        db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
      ]);
    },

    async deleteExpiredResets(now: Date): Promise<void> {
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
    },
  };
}
