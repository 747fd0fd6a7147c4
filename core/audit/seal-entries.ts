import { GENESIS, sealOf } from "./chain";
import type { AuditEntry } from "./entry";

const BATCH = 1000;
/** What one sweep seals at most: twenty minutes of 1,000 resumes each. */
const MOST_BATCHES = 20;

type Seal = { key: number; hash: string };

type Deps = {
  sha256(text: string): string;
  audit: {
    /** In the order of their keys, with the last seal there is; both as of one moment. */
    listUnsealed(options: {
      limit: number;
    }): Promise<{ lastHash: string | undefined; entries: AuditEntry[] }>;
    /** Each takes effect only on an entry without a seal. */
    storeSeals(seals: Seal[]): Promise<void>;
  };
};

/**
 * Seals what was added since the last time. Two at once do no harm: keys are given in the order of the
 * transactions, so both work out the same seals, and of each the first counts. Tells the last seal made here;
 * undefined when there was nothing to seal.
 */
export async function sealEntries(deps: Deps): Promise<Seal | undefined> {
  let head: Seal | undefined;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
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
