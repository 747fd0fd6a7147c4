import { sql } from "drizzle-orm";
import type { QueueName } from "#core/jobs/job";
import type { Database } from "./database";
import { queueProgress } from "./schema";

export function createQueueProgressRepository(db: Database) {
  return {
    /** Records that a message sent at `sentAt` was taken off the queue now. */
    async noteTaken(queue: QueueName, sentAt: Date, now: Date): Promise<void> {
      await db
        .insert(queueProgress)
        .values({ queue, takenAt: now, sentAt })
        .onConflictDoUpdate({
          target: queueProgress.queue,
          set: { takenAt: now, sentAt: sql`max(${queueProgress.sentAt}, excluded.sent_at)` },
        });
    },
  };
}
