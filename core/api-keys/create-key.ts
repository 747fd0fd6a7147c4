import type { Actor, AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { type ApiKey, type ApiKeyView, type KeyMode, toKeyView } from "./api-key";
import type { NewKeyInput } from "./api-key.schema";

/** Whose key it is, and who creates or revokes it. */
export type KeyOwnerRequest = { ownerId: string; actor: Actor };

/** A key and its secret, which is shown only this once. */
export type CreatedKey = ApiKeyView & { secret: string };

type Deps = {
  now(): Date;
  newId(): string;
  newApiKey(mode: KeyMode): { secret: string; prefix: string; keyHash: string };
  apiKeys: {
    /** Together with the audit event. False if the owner is at the limit. */
    insert(key: ApiKey & { ownerId: string; keyHash: string }, event: AuditEvent): Promise<boolean>;
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
  if (!(await deps.apiKeys.insert({ ...key, ownerId, keyHash }, event)))
    throw new DomainError("too_many_keys");
  return { ...toKeyView(key), secret };
}
