import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { ApiKey } from "#core/api-keys/api-key";
import type { TestAccount } from "#core/api-keys/test-account";
import type { AuditEvent } from "#core/audit/audit-event";
import { insertAuditEvent, insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { refusedBy, TOO_MANY_KEYS } from "./refused-by";
import { apiKeys, partners, users } from "./schema";
import { insertTestAccount } from "./test-accounts";

const { ownerId: _owner, keyHash: _hash, revokedAt: _revoked, ...columns } = getTableColumns(apiKeys);

export function createApiKeyRepository(db: Database) {
  return {
    async insert(
      { testAccount, ...key }: ApiKey & { ownerId: string; keyHash: string; testAccount?: TestAccount },
      event: AuditEvent,
    ): Promise<boolean> {
      const account = testAccount ? insertTestAccount(db, { ...key, ...testAccount }) : [];
      const inserted = await db
        .batch([db.insert(apiKeys).values(key), ...account, insertAuditEvent(db, event, key.createdAt)])
        .catch(refusedBy(TOO_MANY_KEYS));
      return inserted !== undefined;
    },

    /** Keys that are not revoked, newest first. */
    async list(ownerId: string): Promise<ApiKey[]> {
      return db
        .select(columns)
        .from(apiKeys)
        .where(and(eq(apiKeys.ownerId, ownerId), isNull(apiKeys.revokedAt)))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
    },

    async findByHash(keyHash: string) {
      const isKey = and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt));
      const ownerId = db.select({ ownerId: apiKeys.ownerId }).from(apiKeys).where(isKey);
      const actsAs = db
        .select({
          id: sql`case ${apiKeys.mode} when 'test' then ${users.id} else ${apiKeys.ownerId} end`.as("id"),
        })
        .from(apiKeys)
        .leftJoin(users, eq(users.testOf, apiKeys.ownerId))
        .where(isKey);
      const [[key], [user], [partner = null]] = await db.batch([
        db.select(columns).from(apiKeys).where(isKey),
        db.select().from(users).where(inArray(users.id, actsAs)),
        db.select().from(partners).where(eq(partners.id, ownerId)),
      ]);
      return key && user && { key, user, partner };
    },

    async touch(keyId: string, lastUsedAt: Date): Promise<void> {
      await db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, keyId));
    },

    async revoke({ ownerId, keyId }: { ownerId: string; keyId: string }, event: AuditEvent, now: Date) {
      const { revokedAt } = apiKeys;
      const isThis = and(eq(apiKeys.id, keyId), eq(apiKeys.ownerId, ownerId));
      const [, revoked] = await db.batch([
        insertAuditEvents(db, event, sql`api_keys where ${and(isThis, isNull(revokedAt))}`, now),
        db
          .update(apiKeys)
          .set({ revokedAt: sql`coalesce(${revokedAt}, ${now.getTime()})` })
          .where(isThis)
          .returning({ id: apiKeys.id }),
      ]);
      return revoked.length > 0;
    },

    async spend(keyId: string): Promise<boolean> {
      const hasLeft = or(isNull(apiKeys.spendCap), lt(apiKeys.spent, apiKeys.spendCap));
      const rows = await db
        .update(apiKeys)
        .set({ spent: sql`${apiKeys.spent} + 1` })
        .where(and(eq(apiKeys.id, keyId), hasLeft))
        .returning({ id: apiKeys.id });
      return rows.length > 0;
    },

    async refund(keyId: string): Promise<void> {
      await db
        .update(apiKeys)
        .set({ spent: sql`${apiKeys.spent} - 1` })
        .where(and(eq(apiKeys.id, keyId), gt(apiKeys.spent, 0)));
    },
  };
}

/** For a batch: revokes all keys of the owner. */
export const revokeKeysOf = (db: Database, ownerId: string, now: Date) =>
  db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.ownerId, ownerId), isNull(apiKeys.revokedAt)));
