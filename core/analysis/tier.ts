import type { Tier } from "./scorecard";

/** A from 90 percent, B from 70, C from 50, D below. */
export function tierForPercent(percent: number): Tier {
  if (percent >= 90) return "A";
  if (percent >= 70) return "B";
  return percent >= 50 ? "C" : "D";
}
