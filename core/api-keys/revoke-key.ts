import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { KeyOwnerRequest } from "./create-key";

type Deps = {
  now(): Date;
  apiKeys: {
    /** Together with the audit event; once, however often it is called. False if the owner has no such key. */
    revoke(key: { ownerId: string; keyId: string }, event: AuditEvent, now: Date): Promise<boolean>;
  };
};

/** Calls with the key are rejected from then on. */
export async function revokeKey(
  deps: Deps,
  { ownerId, actor }: KeyOwnerRequest,
  keyId: string,
): Promise<void> {
  const event: AuditEvent = { actor, action: "api-key.revoked", details: { apiKeyId: keyId } };
  if (!(await deps.apiKeys.revoke({ ownerId, keyId }, event, deps.now()))) {
    throw new DomainError("key_not_found");
  }
}
