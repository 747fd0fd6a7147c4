import { and, between, eq, gt, isNotNull, lt, or, sql } from "drizzle-orm";
import { EMAIL_CHANGE_HOURS } from "#core/accounts/request-email-change";
import type { NewMail } from "#core/mail/mail";
import type { Database } from "./database";
import { insertMail } from "./outbox-repository";
import { refusedBy } from "./refused-by";
import { emailChanges, outbox, passwordResets, users } from "./schema";

const EMAIL_IS_TAKEN = "UNIQUE constraint failed: users.email";

/** For a batch: deletes the mails about changes of the account's address; some went to addresses it never got. */
export const deleteChangeMails = (db: Database, userId: string) =>
  db.delete(outbox).where(between(outbox.cause, `email-change:${userId}:`, `email-change:${userId};`));

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
        insertMail(
          db,
          { ...mail, cause: `email-change:${userId}:${mail.id}`, recipient, createdAt },
          isThere,
        ),
      );
      await db.batch([
        db.delete(emailChanges).where(eq(emailChanges.userId, userId)),
        deleteChangeMails(db, userId),
        db.insert(emailChanges).values(change),
        ...written,
      ]);
    },

    /** Undefined if the link has expired, was used, or never existed. */
    async find(tokenHash: string, now: Date) {
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
     * True once both addresses have confirmed and the account has the new one. Undefined if somebody else has taken it.
     */
    async confirm(tokenHash: string, now: Date): Promise<boolean | undefined> {
      const isComplete = and(
        isOpen(tokenHash, now),
        isNotNull(emailChanges.oldConfirmedAt),
        isNotNull(emailChanges.newConfirmedAt),
      );
      const column = (name: "user_id" | "new_email") =>
        sql`(select ${sql.raw(name)} from email_changes where ${isComplete})`;
      const results = await db
        .batch([
          db
            .update(emailChanges)
            .set({ oldConfirmedAt: now })
            .where(and(isOpen(tokenHash, now), eq(emailChanges.oldTokenHash, tokenHash))),
          db
            .update(emailChanges)
            .set({ newConfirmedAt: now })
            .where(and(isOpen(tokenHash, now), eq(emailChanges.newTokenHash, tokenHash))),
          // Unsent mails go to the new address, and nothing keeps the former one.
          db
            .update(outbox)
            .set({ recipient: sql`${column("new_email")}` })
            .where(sql`${outbox.recipient} = (select email from users where id = ${column("user_id")})`),
          db
            .update(users)
            .set({ email: sql`${column("new_email")}`, emailConfirmedAt: now })
            .where(sql`${users.id} = ${column("user_id")}`)
            .returning({ id: users.id }),
          // Password links sent to the old address no longer work.
          db.delete(passwordResets).where(sql`${passwordResets.userId} = ${column("user_id")}`),
          db.delete(emailChanges).where(isComplete),
        ])
        .catch(refusedBy(EMAIL_IS_TAKEN));
      return results && results[3].length > 0;
    },

    /** Also deletes the mails, which may name an address that was mistyped. */
    async deleteExpired(now: Date): Promise<void> {
      const expired = new Date(now.getTime() - EMAIL_CHANGE_HOURS * 60 * 60 * 1000);
      await db.batch([
        db.delete(emailChanges).where(lt(emailChanges.expiresAt, now)),
        db
          .delete(outbox)
          .where(and(between(outbox.cause, "email-change:", "email-change;"), lt(outbox.createdAt, expired))),
      ]);
    },
  };
}
