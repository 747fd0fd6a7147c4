import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { NewConfirmation } from "#core/accounts/confirmation";
import type { Mail, MailMessage, NewMail } from "#core/mail/mail";
import type { Database } from "./database";
import { insertFrom, SINGLE_ROW } from "./insert-from";
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

type CausedMail = NewMail & { cause: `${MailMessage["type"]}:${string}`; recipient: string; createdAt: Date };

/**
 * For a batch with the event that causes the mail: adds the mail to the outbox if the condition holds and the cause is
 * new, and stores the token of its confirmation link, if it has one.
 */
export function insertMail(
  db: Database,
  { confirmation, ...mail }: CausedMail,
  condition: SQL | undefined,
): [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] {
  const row = { ...mail, claimedAt: null, attempts: 0, sentAt: null };
  const insertion = insertFrom(db, outbox, row, SINGLE_ROW, condition).onConflictDoNothing();
  return confirmation ? [insertion, insertConfirmation(db, confirmation, mail)] : [insertion];
}

/** Inserts nothing unless the mail is in the outbox. */
function insertConfirmation(
  db: Database,
  confirmation: NewConfirmation,
  mail: { id: string; recipient: string },
) {
  const isQueued = sql`exists (select 1 from ${outbox} where ${outbox.id} = ${mail.id})`;
  return insertFrom(
    db,
    emailConfirmations,
    { ...confirmation, userId: users.id, usedAt: null },
    users,
    sql`${eq(users.email, mail.recipient)} and ${isQueued}`,
  );
}

export function createOutboxRepository(db: Database) {
  return {
    /** Undefined if it was sent, is being sent, or has failed too often. */
    async claim(mailId: string, now: Date): Promise<Mail | undefined> {
      const { recipient: to, subject, text, html } = outbox;
      const [row] = await db
        .update(outbox)
        .set({ claimedAt: now, attempts: sql`${outbox.attempts} + 1` })
        .where(and(eq(outbox.id, mailId), isSendable(now)))
        .returning({ to, subject, text, html });
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
