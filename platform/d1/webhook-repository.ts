import { and, desc, eq, getTableColumns, lt } from "drizzle-orm";
import type { Webhook } from "#core/partners/webhook";
import type { Database } from "./database";
import { refusedBy, TOO_MANY_WEBHOOKS } from "./refused-by";
import { webhookDeliveries, webhookEndpoints } from "./schema";

const { id, url, events, createdAt, disabledAt } = getTableColumns(webhookEndpoints);
const columns = { id, url, events, createdAt, disabledAt };

const DISABLED = "The endpoint is disabled, as it answered 410 Gone";

export function createWebhookRepository(db: Database) {
  const isOwn = (partnerId: string, webhookId: string) =>
    and(eq(webhookEndpoints.id, webhookId), eq(webhookEndpoints.partnerId, partnerId));

  return {
    async insert(webhook: Webhook & { partnerId: string; secret: string }): Promise<boolean> {
      const inserted = await db
        .insert(webhookEndpoints)
        .values(webhook)
        .returning({ id })
        .catch(refusedBy(TOO_MANY_WEBHOOKS));
      return inserted !== undefined;
    },

    /** Newest first. */
    async list(partnerId: string): Promise<Webhook[]> {
      return db
        .select(columns)
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.partnerId, partnerId))
        .orderBy(desc(createdAt), desc(id));
    },

    async find(partnerId: string, webhookId: string): Promise<Webhook | undefined> {
      const [row] = await db.select(columns).from(webhookEndpoints).where(isOwn(partnerId, webhookId));
      return row;
    },

    async findWithSecret(partnerId: string, webhookId: string) {
      const [row] = await db
        .select({ ...columns, secret: webhookEndpoints.secret })
        .from(webhookEndpoints)
        .where(isOwn(partnerId, webhookId));
      return row;
    },

    /** Also deletes its delivery log. False if the partner has no such endpoint. */
    async delete(partnerId: string, webhookId: string): Promise<boolean> {
      const deleted = await db.delete(webhookEndpoints).where(isOwn(partnerId, webhookId)).returning({ id });
      return deleted.length > 0;
    },

    /** The previous secret also signs messages until `previousSecretUntil`. */
    async replaceSecret(
      partnerId: string,
      webhookId: string,
      { secret, previousSecretUntil }: { secret: string; previousSecretUntil: Date },
    ): Promise<Webhook | undefined> {
      const [row] = await db
        .update(webhookEndpoints)
        .set({ previousSecret: webhookEndpoints.secret, secret, previousSecretUntil })
        .where(isOwn(partnerId, webhookId))
        .returning(columns);
      return row;
    },

    async disable(webhookId: string, now: Date): Promise<void> {
      await db.batch([
        db.update(webhookEndpoints).set({ disabledAt: now }).where(eq(id, webhookId)),
        db
          .update(webhookDeliveries)
          .set({ status: "failed", nextAttemptAt: now, lastStatus: null, lastError: DISABLED })
          .where(and(eq(webhookDeliveries.endpointId, webhookId), eq(webhookDeliveries.status, "pending"))),
      ]);
    },

    async pause(webhookId: string, until: Date): Promise<void> {
      await db.update(webhookEndpoints).set({ pausedUntil: until }).where(eq(id, webhookId));
    },

    async resume(webhookId: string): Promise<void> {
      await db.update(webhookEndpoints).set({ pausedUntil: null }).where(eq(id, webhookId));
    },

    async deleteExpiredSecrets(now: Date): Promise<void> {
      await db
        .update(webhookEndpoints)
        .set({ previousSecret: null, previousSecretUntil: null })
        .where(lt(webhookEndpoints.previousSecretUntil, now));
    },
  };
}
