import { stableHash } from "../lib/random";
import type { Pair } from "./dataset";

/** Share of the jobs to hold out, and the seed that selects them. */
export type HoldOut = { fraction: number; seed: number };
export type Part = { name: string; pairs: Pair[] };

/** The whole set and, if requested, its two parts. A job falls into the same part in every set and every run. */
export function splitPairs(pairs: Pair[], hold: HoldOut | undefined): Part[] {
  const whole = { name: "all", pairs };
  if (!hold) return [whole];
  const isHeld = ({ group }: Pair) => stableHash(`${hold.seed} ${group}`) / 2 ** 32 < hold.fraction;
  return [
    whole,
    { name: "dev", pairs: pairs.filter((pair) => !isHeld(pair)) },
    { name: "held-out", pairs: pairs.filter(isHeld) },
  ].filter((part) => part.pairs.length > 0);
}
