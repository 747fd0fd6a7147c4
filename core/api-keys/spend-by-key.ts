import { DomainError } from "#core/errors";

type Deps = {
  apiKeys: {
    /** Adds one to what the key has spent. False, changing nothing, if its cap is reached. */
    spend(keyId: string): Promise<boolean>;
    refund(keyId: string): Promise<void>;
  };
};

/**
 * Does work that counts against the key's spending cap. The unit is taken first, so that parallel calls cannot exceed
 * the cap, and given back if the work fails or created nothing (`isNew`). Throws `key_spent`, without working, if the
 * cap is reached. Without a key, nothing is counted.
 */
export async function spendByKey<Result>(
  deps: Deps,
  keyId: string | undefined,
  work: () => Promise<Result>,
  isNew: (result: Result) => boolean = () => true,
): Promise<Result> {
  if (keyId === undefined) return work();
  if (!(await deps.apiKeys.spend(keyId))) throw new DomainError("key_spent");
  let isSpent = false;
  try {
    const result = await work();
    isSpent = isNew(result);
    return result;
  } finally {
    if (!isSpent) await deps.apiKeys.refund(keyId);
  }
}
