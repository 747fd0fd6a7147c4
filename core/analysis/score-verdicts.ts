import type { Criterion } from "./rubric";
import type { Tier, Verdict, VerdictLevel } from "./scorecard";
import { tierForPercent } from "./tier";

/** What a verdict is worth, as a share of the criterion's weight. */
export const LEVEL_VALUES: Record<VerdictLevel, number> = { none: 0, weak: 0.3, partial: 0.65, strong: 1 };

export type Score = {
  /** Whole number, 0 to 100. */
  matchPercent: number;
  tier: Tier;
  /** Why the percentage is lower than the sum, in words, or null. */
  cap: string | null;
};

/**
 * The score, by arithmetic alone:
 *
 *   percent = 100 * sum(weight * value) / sum(weight)     value: none 0, weak .3, partial .65, strong 1
 *
 * then held down by must-haves that are not shown at all: any one -> at most 89; a third of the must-have
 * weight -> at most 69; 60 % of it -> at most 49. Rounded down, so that a tier is never entered by rounding.
 * A criterion without a verdict counts as not shown. A better verdict never lowers the score.
 */
export function scoreVerdicts(criteria: Criterion[], verdicts: Verdict[]): Score {
  const levels = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict.level]));
  let total = 0;
  let reached = 0;
  let mustTotal = 0;
  let mustMissing = 0;
  for (const { id, weight, importance } of criteria) {
    const level = levels.get(id) ?? "none";
    total += weight;
    reached += weight * LEVEL_VALUES[level];
    if (importance !== "must") continue;
    mustTotal += weight;
    if (level === "none") mustMissing += weight;
  }
  // The small addition undoes binary rounding: 0.65 * 3 / 3 must be 65, not 64.
  const percent = total > 0 ? Math.floor((100 * reached) / total + 1e-9) : 0;
  const limit = capFor(mustTotal > 0 ? mustMissing / mustTotal : 0);
  const matchPercent = Math.min(percent, limit.percent);
  return {
    matchPercent,
    tier: tierForPercent(matchPercent),
    cap: percent > limit.percent ? limit.words : null,
  };
}

function capFor(missing: number): { percent: number; words: string } {
  if (missing >= 0.6 - 1e-9) return { percent: 49, words: "Most must-haves are not shown: at most 49 %." };
  if (missing >= 1 / 3 - 1e-9) {
    return { percent: 69, words: "A third or more of the must-haves is not shown: at most 69 %." };
  }
  if (missing > 0) return { percent: 89, words: "A must-have is not shown: at most 89 %." };
  return { percent: 100, words: "" };
}
