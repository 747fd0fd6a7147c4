import type { Actor, AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { type ApiKey, type ApiKeyView, type KeyMode, toKeyView } from "./api-key";
import type { NewKeyInput } from "./api-key.schema";
import { TEST_DATA_DAYS, type TestAccount } from "./test-account";

/** Whose key it is, and who creates or revokes it. */
export type KeyOwnerRequest = { ownerId: string; actor: Actor };

/** A key and its secret, which is shown only this once. */
export type CreatedKey = ApiKeyView & { secret: string };

type Deps = {
  now(): Date;
  newId(): string;
  newApiKey(mode: KeyMode): { secret: string; prefix: string; keyHash: string };
  apiKeys: {
    /**
     * Together with the audit event and, unless the owner has one, the test account. False if the owner is at the
     * limit.
     */
    insert(
      key: ApiKey & { ownerId: string; keyHash: string; testAccount?: TestAccount },
      event: AuditEvent,
    ): Promise<boolean>;
  };
};

export async function createKey(
  deps: Deps,
  { ownerId, actor }: KeyOwnerRequest,
  { name, scope, mode, spendCap }: NewKeyInput,
): Promise<CreatedKey> {
  const { secret, prefix, keyHash } = deps.newApiKey(mode);
  const key: ApiKey = {
    id: deps.newId(),
    ...{ name, prefix, scope, mode },
    spendCap: spendCap ?? null,
    spent: 0,
    createdAt: deps.now(),
    lastUsedAt: null,
  };
  const event: AuditEvent = {
    actor,
    action: "api-key.created",
    details: { apiKeyId: key.id, scope, mode, spendCap: key.spendCap },
  };
  const testAccount = mode === "test" && { id: deps.newId(), retentionDays: TEST_DATA_DAYS };
  const owned = { ...key, ownerId, keyHash, ...(testAccount && { testAccount }) };
  if (!(await deps.apiKeys.insert(owned, event))) throw new DomainError("too_many_keys");
  return { ...toKeyView(key), secret };
}
