import { randomOf } from "../../tests/random-of";
import { stableHash } from "../analysis/lib/random";

export type Placement = { rule: string; shards: number; mean: number; fullest: number; moved: number };

/** Share of a database that is filled on purpose. The rest is for growth until accounts are moved. */
const FILL = 0.7;
/** Exponent of the size distribution: one account in five holds four fifths of the resumes. */
const TAIL = 1.16;

/** Heavy-tailed sizes in bytes that sum to `total`, none larger than one database can hold. */
export function accountSizes(count: number, total: number, largest: number, seed = 1): number[] {
  const random = randomOf(seed);
  const raw = Array.from({ length: count }, () => (1 - random()) ** (-1 / TAIL));
  const factor = total / raw.reduce((sum, size) => sum + size, 0);
  return raw.map((size) => Math.min(largest, size * factor));
}

/**
 * How full the fullest database gets when accounts are spread by hash, moved off full databases, or placed where most
 * space is free.
 */
export function placeAccounts(sizes: number[], capacity: number): Placement[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const shards = Math.max(1, Math.ceil(total / (capacity * FILL)));
  const byHash = fill(shards, sizes, (_, index) => stableHash(`account ${index}`) % shards);
  const byRoom = fill(shards, sizes, (loads) => loads.indexOf(Math.min(...loads)));
  return [
    { rule: "by hash of the account", ...describe(byHash, capacity), moved: 0 },
    { rule: "by hash, then moved off the full", ...moveOff(byHash, sizes, capacity) },
    { rule: "new accounts to the emptiest", ...describe(byRoom, capacity), moved: 0 },
  ];
}

type Filled = { loads: number[]; placed: number[] };

function fill(shards: number, sizes: number[], choose: (loads: number[], index: number) => number): Filled {
  const loads = Array<number>(shards).fill(0);
  const placed = sizes.map((size, index) => {
    const shard = choose(loads, index);
    loads[shard] = (loads[shard] ?? 0) + size;
    return shard;
  });
  return { loads, placed };
}

/** Moves the largest accounts from databases above 90 % of the capacity to the emptiest one. */
function moveOff({ loads: before, placed }: Filled, sizes: number[], capacity: number) {
  const loads = [...before];
  const largestFirst = sizes.map((size, index) => ({ size, index })).sort((a, b) => b.size - a.size);
  let moved = 0;
  for (const { size, index } of largestFirst) {
    const from = placed[index] ?? 0;
    if ((loads[from] ?? 0) <= capacity * 0.9) continue;
    const to = loads.indexOf(Math.min(...loads));
    if ((loads[to] ?? 0) + size > capacity * 0.9) continue;
    loads[from] = (loads[from] ?? 0) - size;
    loads[to] = (loads[to] ?? 0) + size;
    moved += 1;
  }
  return { ...describe({ loads }, capacity), moved };
}

function describe({ loads }: Pick<Filled, "loads">, capacity: number) {
  const share = (load: number) => load / capacity;
  return {
    shards: loads.length,
    mean: share(loads.reduce((sum, load) => sum + load, 0) / loads.length),
    fullest: share(Math.max(...loads)),
  };
}
