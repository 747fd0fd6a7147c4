import type { Tier } from "../analysis/scorecard";
import calibration from "./calibration.json";

/** A from 90 percent, B from 70, C from 50, D below. */
export function tierForPercent(percent: number): Tier {
  if (percent >= 90) return "A";
  if (percent >= 70) return "B";
  return percent >= 50 ? "C" : "D";
}

/** At which share of the points a tier begins. */
export type TierEdges = { C: number; B: number; A: number };

/** Fitted so that the percentage means what readers' fit does; calibration.json says on what. */
export const TIER_EDGES: TierEdges = calibration.edges;

/** The percentage that a share of the points stands for, 0 to 100, unrounded: straight lines between the edges. */
export function percentOf(share: number, { C, B, A }: TierEdges = TIER_EDGES): number {
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
