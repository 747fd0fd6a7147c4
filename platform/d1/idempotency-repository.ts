import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { KeyedRequest, StoredResponse } from "#core/partners/with-idempotency";
import type { Database } from "./database";
import { idempotentRequests } from "./schema";

export function createIdempotencyRepository(db: Database) {
  const isKey = ({ partnerId, key }: KeyedRequest) =>
    and(eq(idempotentRequests.partnerId, partnerId), eq(idempotentRequests.key, key));
  const isRunning = (request: KeyedRequest) =>
    and(
      isKey(request),
      eq(idempotentRequests.requestHash, request.requestHash),
      isNull(idempotentRequests.status),
    );

  return {
    async claim(
      { partnerId, key, requestHash }: KeyedRequest,
      claim: { newId: string; now: Date; abandonedBefore: Date; expiredBefore: Date },
    ): Promise<string | undefined> {
      const expired = sql`created_at < ${claim.expiredBefore.getTime()}`;
      const abandoned = sql`status is null and created_at < ${claim.abandonedBefore.getTime()}`;
      const [claimed] = await db
        .insert(idempotentRequests)
        .values({ partnerId, key, requestHash, body: claim.newId, createdAt: claim.now })
        .onConflictDoUpdate({
          target: [idempotentRequests.partnerId, idempotentRequests.key],
          set: {
            requestHash,
            status: null,
            body: sql`case when ${expired} then excluded.body else body end`,
            createdAt: claim.now,
          },
          setWhere: sql`${expired} or (${abandoned} and request_hash = ${requestHash})`,
        })
        .returning({ id: idempotentRequests.body });
      return claimed?.id ?? undefined;
    },

    async find(request: KeyedRequest) {
      return db.query.idempotentRequests.findFirst({ where: isKey(request) });
    },

    async storeResponse(request: KeyedRequest, response: StoredResponse): Promise<void> {
      await db.update(idempotentRequests).set(response).where(isRunning(request));
    },

    async release(request: KeyedRequest): Promise<void> {
      await db.delete(idempotentRequests).where(isRunning(request));
    },

    async deleteBefore(createdBefore: Date): Promise<void> {
      await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, createdBefore));
    },
  };
}
