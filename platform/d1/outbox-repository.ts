import { and, eq, isNull, lt } from "drizzle-orm";
import type { Mail } from "#core/mail/mail";
import type { Database } from "./database";
import { outbox } from "./schema";

export function createOutboxRepository(db: Database) {
  return {
    async findUnsentMail(mailId: string): Promise<Mail | undefined> {
      const [row] = await db
        .select({ to: outbox.recipient, subject: outbox.subject, text: outbox.text })
        .from(outbox)
        .where(and(eq(outbox.id, mailId), isNull(outbox.sentAt)));
      return row;
    },

    async markMailSent(mailId: string, now: Date): Promise<void> {
      await db.update(outbox).set({ sentAt: now }).where(eq(outbox.id, mailId));
    },

    async listUnsentMails({
      createdBefore,
      limit,
    }: {
      createdBefore: Date;
      limit: number;
    }): Promise<string[]> {
      const rows = await db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.sentAt), lt(outbox.createdAt, createdBefore)))
        .limit(limit);
      return rows.map((row) => row.id);
    },
  };
}
