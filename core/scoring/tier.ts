import type { Arithmetic, Tier } from "../analysis/scorecard";

/** The lowest percentage of each tier; anything below C is D. */
export type TierFloors = Record<"A" | "B" | "C", number>;
export const TIER_FLOORS: TierFloors = { A: 90, B: 70, C: 50 };

export function tierForPercent(percent: number, { A, B, C } = TIER_FLOORS): Tier {
  if (percent >= A) return "A";
  if (percent >= B) return "B";
  return percent >= C ? "C" : "D";
}

/** The share of the points at which each tier begins. */
export type TierEdges = Arithmetic["edges"];

/** Converts a share of the points to a percentage, 0 to 100, unrounded: linear between the tier edges. */
export function percentOf(share: number, { C, B, A }: TierEdges): number {
  const scale: [share: number, percent: number][] = [
    [0, 0],
    [C, TIER_FLOORS.C],
    [B, TIER_FLOORS.B],
    [A, TIER_FLOORS.A],
    [1, 100],
  ];
  const at = Math.max(
    1,
    scale.findIndex(([edge]) => share <= edge),
  );
  const [from, low] = scale[at - 1] as [number, number];
  const [to, high] = scale[at] as [number, number];
  return low + ((share - from) / (to - from)) * (high - low);
}
