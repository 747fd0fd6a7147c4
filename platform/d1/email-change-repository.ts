import { and, eq, gt, isNotNull, lt, or, sql } from "drizzle-orm";
import type { NewMail } from "#core/mail/mail";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { emailChanges, passwordResets, users } from "./schema";

/** Pending changes of an account's address, which both addresses must confirm. */
export function createEmailChangeRepository(db: Database) {
  const isOpen = (tokenHash: string, now: Date) =>
    and(
      or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)),
      gt(emailChanges.expiresAt, now),
    );

  return {
    /** Replaces an earlier pending change and queues both mails. */
    async insert(
      change: typeof emailChanges.$inferInsert,
      mails: { recipient: string; mail: NewMail }[],
    ): Promise<void> {
      const { userId, createdAt, newTokenHash } = change;
      const isThere = sql`exists (select 1 from email_changes where new_token_hash = ${newTokenHash})`;
      const written = mails.flatMap(({ recipient, mail }) =>
        insertMail(db, { ...mail, cause: `email-change:${mail.id}`, recipient, createdAt }, isThere),
      );
      await db.batch([
        db.delete(emailChanges).where(eq(emailChanges.userId, userId)),
        db.insert(emailChanges).values(change),
        ...written,
      ]);
    },

    /** Undefined if the link has expired, was used, or never existed. */
    async find(
      tokenHash: string,
      now: Date,
    ): Promise<{ userId: string; newEmail: string; isConfirmed: boolean } | undefined> {
      const [row] = await db.select().from(emailChanges).where(isOpen(tokenHash, now));
      if (!row) return undefined;
      const confirmedAt = row.oldTokenHash === tokenHash ? row.oldConfirmedAt : row.newConfirmedAt;
      return { userId: row.userId, newEmail: row.newEmail, isConfirmed: confirmedAt !== null };
    },

    /** The account's pending change. */
    async findPending(userId: string, now: Date): Promise<{ newEmail: string } | undefined> {
      const [row] = await db
        .select({ newEmail: emailChanges.newEmail })
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
      return row;
    },

    /**
     * True once both addresses have confirmed and the account has the new one. The unique index rejects a taken
     * address.
     */
    async confirm(tokenHash: string, now: Date): Promise<boolean> {
      const isComplete = and(
        isOpen(tokenHash, now),
        isNotNull(emailChanges.oldConfirmedAt),
        isNotNull(emailChanges.newConfirmedAt),
      );
      const column = (name: "user_id" | "new_email") =>
        sql`(select ${sql.raw(name)} from email_changes where ${isComplete})`;
      const [, , changed] = await db.batch([
        db
          .update(emailChanges)
          .set({ oldConfirmedAt: now })
          .where(and(isOpen(tokenHash, now), eq(emailChanges.oldTokenHash, tokenHash))),
        db
          .update(emailChanges)
          .set({ newConfirmedAt: now })
          .where(and(isOpen(tokenHash, now), eq(emailChanges.newTokenHash, tokenHash))),
        db
          .update(users)
          .set({ email: sql`${column("new_email")}`, emailConfirmedAt: now })
          .where(sql`${users.id} = ${column("user_id")}`)
          .returning({ id: users.id }),
        // Password links sent to the old address no longer work.
        db.delete(passwordResets).where(sql`${passwordResets.userId} = ${column("user_id")}`),
        db.delete(emailChanges).where(isComplete),
      ]);
      return changed.length > 0;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
    },
  };
}
