import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { NewConfirmation } from "#core/accounts/confirmation";
import type { Mail, NewMail } from "#core/mail/mail";
import type { Database } from "./database";
import { emailConfirmations, outbox, users } from "./schema";

/** Sending takes seconds, so a claim this old belongs to a worker that died. */
export const MAIL_CLAIM_MS = 5 * 60 * 1000;
export const MAIL_ATTEMPTS = 10;

const isSendable = (now: Date) =>
  and(
    isNull(outbox.sentAt),
    lt(outbox.attempts, MAIL_ATTEMPTS),
    or(isNull(outbox.claimedAt), lt(outbox.claimedAt, new Date(now.getTime() - MAIL_CLAIM_MS))),
  );

type CausedMail = NewMail & { cause: string; recipient: string; createdAt: Date };

/**
 * For a batch with the event that causes the mail: adds the mail to the outbox if the condition holds and the cause is
 * new, and stores the token of its confirmation link, if it has one.
 */
export function insertMail(
  db: Database,
  { id, subject, text, html, confirmation, ...mail }: CausedMail,
  condition: SQL | undefined,
): [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] {
  const insertion = db
    .insert(outbox)
    .select(
      db
        .select({
          id: sql<string>`${id}`.as("id"),
          cause: sql<string>`${mail.cause}`.as("cause"),
          recipient: sql<string>`${mail.recipient}`.as("recipient"),
          subject: sql<string>`${subject}`.as("subject"),
          text: sql<string>`${text}`.as("text"),
          html: sql<string>`${html}`.as("html"),
          createdAt: sql<Date>`${mail.createdAt.getTime()}`.as("created_at"),
          claimedAt: sql<Date | null>`null`.as("claimed_at"),
          attempts: sql<number>`0`.as("attempts"),
          sentAt: sql<Date | null>`null`.as("sent_at"),
        })
        .from(sql`(select 1)`)
        .where(condition),
    )
    .onConflictDoNothing();
  return confirmation ? [insertion, insertConfirmation(db, confirmation, { id, ...mail })] : [insertion];
}

/** Inserts nothing unless the mail is in the outbox. */
function insertConfirmation(
  db: Database,
  { tokenHash, createdAt, expiresAt }: NewConfirmation,
  mail: { id: string; recipient: string },
) {
  return db.insert(emailConfirmations).select(
    db
      .select({
        tokenHash: sql<string>`${tokenHash}`.as("token_hash"),
        userId: users.id,
        createdAt: sql<Date>`${createdAt.getTime()}`.as("created_at"),
        expiresAt: sql<Date>`${expiresAt.getTime()}`.as("expires_at"),
        usedAt: sql<Date | null>`null`.as("used_at"),
      })
      .from(users)
      .where(
        and(
          eq(users.email, mail.recipient),
          sql`exists (select 1 from ${outbox} where ${outbox.id} = ${mail.id})`,
        ),
      ),
  );
}

export function createOutboxRepository(db: Database) {
  return {
    /** Undefined if it was sent, is being sent, or has failed too often. */
    async claim(mailId: string, now: Date): Promise<Mail | undefined> {
      const [row] = await db
        .update(outbox)
        .set({ claimedAt: now, attempts: sql`${outbox.attempts} + 1` })
        .where(and(eq(outbox.id, mailId), isSendable(now)))
        .returning({
          to: outbox.recipient,
          subject: outbox.subject,
          text: outbox.text,
          html: outbox.html,
        });
      return row;
    },

    async release(mailId: string): Promise<void> {
      await db.update(outbox).set({ claimedAt: null }).where(eq(outbox.id, mailId));
    },

    /** Resets its attempts. False if it was sent or is gone. */
    async allowAgain(mailId: string): Promise<boolean> {
      const rows = await db
        .update(outbox)
        .set({ attempts: 0 })
        .where(and(eq(outbox.id, mailId), isNull(outbox.sentAt)))
        .returning({ id: outbox.id });
      return rows.length > 0;
    },

    /** Erases the content, because a link to set a password is a secret. */
    async markSent(mailId: string, now: Date): Promise<void> {
      await db.update(outbox).set({ sentAt: now, text: "", html: "" }).where(eq(outbox.id, mailId));
    },

    async listUnsent(options: { now: Date; createdBefore: Date; limit: number }): Promise<string[]> {
      const rows = await db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isSendable(options.now), lt(outbox.createdAt, options.createdBefore)))
        .orderBy(outbox.createdAt)
        .limit(options.limit);
      return rows.map((row) => row.id);
    },
  };
}
