import { requirePassword } from "#core/accounts/require-password";
import { toKeyView } from "#core/api-keys/api-key";
import type { NewKeyInput } from "#core/api-keys/api-key.schema";
import { authenticateKey } from "#core/api-keys/authenticate-key";
import { createKey, type KeyOwnerRequest } from "#core/api-keys/create-key";
import { revokeKey } from "#core/api-keys/revoke-key";
import { type AttemptGuards, OWN_PASSWORD } from "./attempt-guards";
import type { Connected } from "./connect";
import { newApiKey } from "./tokens";

/** Counts work against the cap of the API key that the request was made with, if any. */
export type PayByKey = <Result>(
  work: () => Promise<Result>,
  isNew?: (result: Result) => boolean,
) => Promise<Result>;

/** API keys of recruiters and partners. */
export function createApiKeyServices(connected: Connected, { guardOwn }: AttemptGuards) {
  const deps = { ...connected, newApiKey };
  const asUser = (id: string): KeyOwnerRequest => ({ ownerId: id, actor: { kind: "user", id } });
  const asPartner = (id: string): KeyOwnerRequest => ({ ownerId: id, actor: { kind: "partner", id } });

  return {
    apiKeys: {
      authenticate: (token: string) => authenticateKey(deps, token),
      list: async (ownerId: string) => (await deps.apiKeys.list(ownerId)).map(toKeyView),
      createForUser: async (userId: string, { password, ...input }: NewKeyInput & { password: string }) => {
        await guardOwn(OWN_PASSWORD, userId, () => requirePassword(deps, { userId, password }));
        return createKey(deps, asUser(userId), input);
      },
      createForPartner: (partnerId: string, input: NewKeyInput) =>
        createKey(deps, asPartner(partnerId), input),
      revokeForUser: (userId: string, keyId: string) => revokeKey(deps, asUser(userId), keyId),
      revokeForPartner: (partnerId: string, keyId: string) => revokeKey(deps, asPartner(partnerId), keyId),
    },
  };
}
