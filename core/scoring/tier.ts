import type { Arithmetic, Tier } from "../analysis/scorecard";

/** A from 90 percent, B from 70, C from 50, D below. */
export function tierForPercent(percent: number): Tier {
  if (percent >= 90) return "A";
  if (percent >= 70) return "B";
  return percent >= 50 ? "C" : "D";
}

/** The share of the points at which each tier begins. */
export type TierEdges = Arithmetic["edges"];

/** Converts a share of the points to a percentage, 0 to 100, unrounded: linear between the tier edges. */
export function percentOf(share: number, { C, B, A }: TierEdges): number {
  const scale: [share: number, percent: number][] = [
    [0, 0],
    [C, 50],
    [B, 70],
    [A, 90],
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
