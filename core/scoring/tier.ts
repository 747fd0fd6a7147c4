import type { Tier } from "../analysis/scorecard";
import calibration from "./calibration.json";

/** A from 90 percent, B from 70, C from 50, D below. */
export function tierForPercent(percent: number): Tier {
  if (percent >= 90) return "A";
  if (percent >= 70) return "B";
  return percent >= 50 ? "C" : "D";
}

/** At which share of the points a tier begins; see calibration.json for what they were fitted on. */
export const TIER_EDGES = calibration.edges;

const SCALE: [share: number, percent: number][] = [
  [0, 0],
  [TIER_EDGES.C, 50],
  [TIER_EDGES.B, 70],
  [TIER_EDGES.A, 90],
  [1, 100],
];

/** The percentage that a share of the points stands for, 0 to 100, unrounded: straight lines between the edges. */
export function percentOf(share: number): number {
  const at = Math.max(
    1,
    SCALE.findIndex(([edge]) => share <= edge),
  );
  const [from, low] = SCALE[at - 1] as [number, number];
  const [to, high] = SCALE[at] as [number, number];
  return low + ((share - from) / (to - from)) * (high - low);
}
