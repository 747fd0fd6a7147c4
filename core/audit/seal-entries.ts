import { GENESIS, sealOf } from "./chain";
import type { AuditEntry } from "./entry";

const BATCH = 1000;
/** The most entries one sweep seals: twenty minutes' worth at 1,000 resumes a minute. */
const MAX_BATCHES = 20;

type Seal = { key: number; hash: string };

type Deps = {
  sha256(text: string): string;
  audit: {
    /** In key order, together with the latest hash, from one snapshot. */
    listUnsealed(options: {
      limit: number;
    }): Promise<{ lastHash: string | undefined; entries: AuditEntry[] }>;
    /** Only entries without a hash are updated. */
    storeSeals(seals: Seal[]): Promise<void>;
  };
};

/**
 * Seals the entries added since the last run. Concurrent runs are harmless: keys follow the order of transactions, so
 * both compute the same hashes and the first write wins. Returns the last hash written; undefined if there was nothing
 * to seal.
 */
export async function sealEntries(deps: Deps): Promise<Seal | undefined> {
  let head: Seal | undefined;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { lastHash = GENESIS, entries } = await deps.audit.listUnsealed({ limit: BATCH });
    const seals = chain(deps, lastHash, entries);
    if (seals.length === 0) break;
    await deps.audit.storeSeals(seals);
    head = seals.at(-1);
    if (entries.length < BATCH) break;
  }
  return head;
}

function chain({ sha256 }: Deps, first: string, entries: AuditEntry[]): Seal[] {
  let previous = first;
  return entries.map((entry) => {
    previous = sealOf(sha256, previous, entry);
    return { key: entry.key, hash: previous };
  });
}
