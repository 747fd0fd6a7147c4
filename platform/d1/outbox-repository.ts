import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Mail } from "#core/mail/mail";
import type { Database } from "./database";
import { outbox } from "./schema";

/** Sending takes seconds; a claim this old belongs to a worker that died. */
const CLAIM_MS = 5 * 60 * 1000;
const MAX_ATTEMPTS = 10;

const isSendable = (now: Date) =>
  and(
    isNull(outbox.sentAt),
    lt(outbox.attempts, MAX_ATTEMPTS),
    or(isNull(outbox.claimedAt), lt(outbox.claimedAt, new Date(now.getTime() - CLAIM_MS))),
  );

export function createOutboxRepository(db: Database) {
  return {
    /** Undefined when it was sent, is being sent, or has failed too often. */
    async claimMail(mailId: string, now: Date): Promise<Mail | undefined> {
      const [row] = await db
        .update(outbox)
        .set({ claimedAt: now, attempts: sql`${outbox.attempts} + 1` })
        .where(and(eq(outbox.id, mailId), isSendable(now)))
        .returning({ to: outbox.recipient, subject: outbox.subject, text: outbox.text });
      return row;
    },

    async releaseMail(mailId: string): Promise<void> {
      await db.update(outbox).set({ claimedAt: null }).where(eq(outbox.id, mailId));
    },

    async markMailSent(mailId: string, now: Date): Promise<void> {
      await db.update(outbox).set({ sentAt: now }).where(eq(outbox.id, mailId));
    },

    async listUnsentMails(options: { now: Date; createdBefore: Date; limit: number }): Promise<string[]> {
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
