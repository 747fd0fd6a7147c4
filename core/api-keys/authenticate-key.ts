import { type CurrentUser, toCurrentUser, type UserRecord } from "#core/accounts/account";
import { type Partner, type PartnerRecord, toPartner } from "#core/partners/partner";
import type { ApiKey } from "./api-key";

/** Whose data a key gives access to. */
type KeyOwner = { kind: "user"; user: CurrentUser } | { kind: "partner"; partner: Partner };

/** A call made with an API key. */
export type KeySession = Pick<ApiKey, "name" | "scope" | "mode" | "spendCap" | "spent"> & {
  keyId: string;
  owner: KeyOwner;
};

/** "Last used" is updated at most this often; otherwise every read would also be a write. */
const TOUCH_AFTER_MS = 60 * 1000;

type Deps = {
  adminEmail: string;
  now(): Date;
  hashToken(token: string): string;
  apiKeys: {
    /** An active key and the account it acts as: the owner's own or its test account. `partner`: if the owner is one. */
    findByHash(
      keyHash: string,
    ): Promise<{ key: ApiKey; user: UserRecord; partner: PartnerRecord | null } | undefined>;
    touch(keyId: string, lastUsedAt: Date): Promise<void>;
  };
};

/** The caller of a request with this key; null if it is unknown or revoked, or if its partner is disabled. */
export async function authenticateKey(deps: Deps, token: string): Promise<KeySession | null> {
  const found = await deps.apiKeys.findByHash(deps.hashToken(token));
  if (!found || found.partner?.disabledAt) return null;
  const { key, user, partner } = found;
  const now = deps.now();
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
    await deps.apiKeys.touch(key.id, now);
  }
  const owner: KeyOwner = partner
    ? { kind: "partner", partner: { ...toPartner(partner), id: user.id } }
    : // No key opens other people's data, not even the administrator's.
      { kind: "user", user: { ...toCurrentUser(user, deps.adminEmail), isAdmin: false } };
  const { name, scope, mode, spendCap, spent } = key;
  return { keyId: key.id, name, scope, mode, spendCap, spent, owner };
}
