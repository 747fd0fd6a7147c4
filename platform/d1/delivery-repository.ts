import { and, desc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { ClaimedDelivery, SettledAttempt } from "#core/partners/deliver-webhook";
import { deliveryStatuses, PING, type WebhookDelivery } from "#core/partners/webhook";
import type { Database } from "./database";
import { webhookDeliveries as deliveries, webhookEndpoints } from "./schema";

/** Sending takes seconds, so a claim this old belongs to a worker that died. */
const CLAIM_MS = 2 * 60 * 1000;

const { endpointId, tournamentId, resumeId, queuedAt, claimedAt, ...columns } = getTableColumns(deliveries);

/** Orders rows by arrival, as the index by endpoint does. */
const key = sql<number>`webhook_deliveries.rowid`;

const isUnclaimed = (now: Date) => or(isNull(claimedAt), lt(claimedAt, new Date(now.getTime() - CLAIM_MS)));

/** Uses literal names, because drizzle omits the table name in a query of one table. */
const isHeard = (now: Date) => sql`exists (
  select 1 from webhook_endpoints e join partners p on p.id = e.partner_id
  where e.id = webhook_deliveries.endpoint_id and e.disabled_at is null and p.disabled_at is null
    and (e.paused_until is null or e.paused_until <= ${now.getTime()}))`;

const isDue = (now: Date) =>
  and(eq(deliveries.status, "pending"), lte(deliveries.nextAttemptAt, now), isUnclaimed(now), isHeard(now));

export type DueOptions = { now: Date; queuedBefore: Date; limit: number; tournamentId?: string };

export function createDeliveryRepository(db: Database) {
  const isOf = (webhookId: string, deliveryId: string) =>
    and(eq(deliveries.id, deliveryId), eq(endpointId, webhookId));

  return {
    /** Returns the ids of deliveries that are due and have no message on the queue, and marks them as queued now. */
    async takeDue(options: DueOptions): Promise<string[]> {
      const { now, queuedBefore, limit } = options;
      const due = db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(
          and(
            options.tournamentId ? eq(tournamentId, options.tournamentId) : undefined,
            isDue(now),
            or(isNull(queuedAt), lt(queuedAt, queuedBefore)),
          ),
        )
        .orderBy(deliveries.nextAttemptAt)
        .limit(limit);
      const rows = await db
        .update(deliveries)
        .set({ queuedAt: now })
        .where(inArray(deliveries.id, due))
        .returning({ id: deliveries.id });
      return rows.map((row) => row.id);
    },

    async claim(deliveryId: string, now: Date): Promise<ClaimedDelivery | undefined> {
      const [claimed] = await db
        .update(deliveries)
        .set({ claimedAt: now, attempts: sql`${deliveries.attempts} + 1` })
        .where(and(eq(deliveries.id, deliveryId), isDue(now)))
        .returning();
      if (!claimed) return undefined;
      const [endpoint] = await db
        .select()
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.id, claimed.endpointId));
      if (!endpoint) return undefined;
      const { url, secret, previousSecret, previousSecretUntil } = endpoint;
      const older =
        previousSecret && previousSecretUntil && previousSecretUntil > now ? [previousSecret] : [];
      return { ...claimed, webhookId: endpoint.id, url, secrets: [secret, ...older] };
    },

    async settleAttempt(delivery: { id: string; attempts: number }, settled: SettledAttempt): Promise<void> {
      await db
        .update(deliveries)
        .set({ ...settled, claimedAt: null, queuedAt: null })
        .where(
          and(
            eq(deliveries.id, delivery.id),
            eq(deliveries.attempts, delivery.attempts),
            eq(deliveries.status, "pending"),
          ),
        );
    },

    async insertPing(webhookId: string, { id, now }: { id: string; now: Date }): Promise<WebhookDelivery> {
      const times = { createdAt: now, nextAttemptAt: now, queuedAt: now };
      const [row] = await db
        .insert(deliveries)
        .values({ id, endpointId: webhookId, type: PING, payload: {}, ...times })
        .returning(columns);
      if (!row) throw new Error("ping was not inserted");
      return row;
    },

    async reopen(webhookId: string, deliveryId: string, now: Date): Promise<WebhookDelivery | undefined> {
      const [row] = await db
        .update(deliveries)
        .set({ status: "pending", attempts: 0, nextAttemptAt: now, queuedAt: now, claimedAt: null })
        .where(and(isOf(webhookId, deliveryId), isUnclaimed(now)))
        .returning(columns);
      return row;
    },

    /** Newest first, starting after the cursor; `key` is each row's cursor. */
    async list(webhookId: string, { after, limit }: { after: number | undefined; limit: number }) {
      return db
        .select({ ...columns, key })
        .from(deliveries)
        .where(and(eq(endpointId, webhookId), after === undefined ? undefined : lt(key, after)))
        .orderBy(desc(key))
        .limit(limit);
    },

    async find(webhookId: string, deliveryId: string): Promise<WebhookDelivery | undefined> {
      const [row] = await db.select(columns).from(deliveries).where(isOf(webhookId, deliveryId));
      return row;
    },

    /** Deletes settled deliveries and those of endpoints that receive nothing. */
    async deleteBefore(before: Date): Promise<void> {
      await db
        .delete(deliveries)
        // Lists every status so that SQLite uses the index that begins with it.
        .where(and(inArray(deliveries.status, [...deliveryStatuses]), lt(deliveries.nextAttemptAt, before)));
    },
  };
}
