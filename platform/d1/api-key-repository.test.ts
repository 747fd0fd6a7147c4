import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, signUp } from "../../tests/workers/support";
import { createApiKeyRepository } from "./api-key-repository";
import { apiKeys, auditEntries } from "./schema";

const keys = createApiKeyRepository(db);
const now = new Date("2026-03-01T12:00:00Z");

let ownerId: string;
beforeAll(async () => {
  ({ id: ownerId } = (await signUp()).user);
});

async function aKey(spendCap: number | null = null) {
  const id = crypto.randomUUID();
  const key = { id, name: "Import", prefix: "tw_live_ab", scope: "write", mode: "live", spent: 0 } as const;
  const owned = { ownerId, keyHash: `hash of ${id}`, spendCap, createdAt: now, lastUsedAt: null };
  const event = { actor: { kind: "user", id: ownerId }, action: "api-key.created" } as const;
  expect(await keys.insert({ ...key, ...owned }, event)).toBe(true);
  return id;
}

const revoke = (keyId: string, owner = ownerId) =>
  keys.revoke(
    { ownerId: owner, keyId },
    { actor: { kind: "user", id: owner }, action: "api-key.revoked", details: { apiKeyId: keyId } },
    now,
  );
const spentOf = async (id: string) => (await db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]?.spent;

test("many calls at once spend no more than the cap", async () => {
  const id = await aKey(2);
  const answers = await Promise.all(Array.from({ length: 5 }, () => keys.spend(id)));
  expect(answers.filter(Boolean)).toHaveLength(2);
  expect(await spentOf(id)).toBe(2);
});

test("a refund allows another call, and never more than were spent", async () => {
  const id = await aKey(1);
  await keys.refund(id);
  expect(await spentOf(id)).toBe(0);
  expect([await keys.spend(id), await keys.spend(id)]).toEqual([true, false]);
  await keys.refund(id);
  expect(await keys.spend(id)).toBe(true);
});

test("a key without a cap is never spent", async () => {
  const id = await aKey();
  for (let call = 0; call < 3; call++) expect(await keys.spend(id)).toBe(true);
});

test("a key is revoked once, by its owner only, and finds nobody afterwards", async () => {
  const id = await aKey();
  expect((await keys.findByHash(`hash of ${id}`))?.user.id).toBe(ownerId);
  expect(await revoke(id, (await signUp()).user.id)).toBe(false);
  expect(await Promise.all([revoke(id), revoke(id)])).toEqual([true, true]);
  expect(await keys.findByHash(`hash of ${id}`)).toBeUndefined();
  const isRevocation = and(
    eq(auditEntries.action, "api-key.revoked"),
    eq(auditEntries.actor, `user:${ownerId}`),
  );
  const logged = await db.select().from(auditEntries).where(isRevocation);
  expect(logged.filter(({ details }) => details.apiKeyId === id)).toHaveLength(1);
});
