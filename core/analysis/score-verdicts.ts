import type { Criterion } from "./rubric";
import { type Tier, type Verdict, type VerdictLevel, verdictLevels } from "./scorecard";
import { tierForPercent } from "./tier";

/**
 * What a verdict is worth, as a share of the criterion's weight: from the first figure, where it only just
 * reaches its level, to the second, where it reaches it wholly (see `depth`).
 */
export const LEVEL_SHARES: Record<VerdictLevel, [number, number]> = {
  none: [0, 0],
  weak: [0.25, 0.4],
  partial: [0.5, 0.8],
  strong: [0.9, 1],
};

/** Of a verdict what the arithmetic reads. */
export type CountedVerdict = Pick<Verdict, "criterionId" | "level" | "secondLevel" | "depth">;

export type Score = {
  /** Whole number, 0 to 100. */
  matchPercent: number;
  tier: Tier;
  /** What was added up: the points reached, of all there are, and their share before any cap, rounded down. */
  sum: { reached: number; total: number; percent: number };
  /** Why the percentage is lower than the sum, in words, or null. */
  cap: string | null;
};

/**
 * The score, by arithmetic alone:
 *
 *   percent = 100 * sum(weight * share) / sum(weight)
 *   share   = from + depth * (to - from)      none 0, weak .25 to .4, partial .5 to .8, strong .9 to 1
 *
 * then held down by must-haves that are not shown at all: any one -> at most 89; a third of the must-have
 * weight -> at most 69; 60 % of it -> at most 49. Rounded down, so that a tier is never entered by rounding.
 * A criterion without a verdict counts as not shown; one read twice counts the mean of both readings. A
 * better verdict never lowers the score.
 */
export function scoreVerdicts(criteria: Criterion[], verdicts: CountedVerdict[]): Score {
  const values = new Map(verdicts.map((verdict) => [verdict.criterionId, earnedShare(verdict)]));
  let total = 0;
  let reached = 0;
  let mustTotal = 0;
  let mustMissing = 0;
  for (const { id, weight, importance } of criteria) {
    const value = values.get(id) ?? 0;
    total += weight;
    reached += weight * value;
    if (importance !== "must") continue;
    mustTotal += weight;
    if (value === 0) mustMissing += weight;
  }
  // The small addition undoes binary rounding: 0.65 * 3 / 3 must be 65, not 64.
  const percent = total > 0 ? Math.floor((100 * reached) / total + 1e-9) : 0;
  const limit = capFor(mustTotal > 0 ? mustMissing / mustTotal : 0);
  const matchPercent = Math.min(percent, limit.percent);
  return {
    matchPercent,
    tier: tierForPercent(matchPercent),
    sum: { reached, total, percent },
    cap: percent > limit.percent ? limit.words : null,
  };
}

/** The share of a criterion's weight that a verdict earns. */
export function earnedShare({ level, secondLevel, depth = 1 }: Omit<CountedVerdict, "criterionId">): number {
  const share = (reached: VerdictLevel, how: number) => {
    const [from, to] = LEVEL_SHARES[reached];
    return from + how * (to - from);
  };
  return secondLevel ? (share(level, depth) + share(secondLevel, depth)) / 2 : share(level, depth);
}

/** The percentages that the lower and the higher of two readings give; undefined where no verdict has two. */
export function scoreRange(
  criteria: Criterion[],
  verdicts: Verdict[],
): { low: number; high: number } | undefined {
  if (!verdicts.some(({ secondLevel }) => secondLevel)) return undefined;
  const [low, high] = [Math.min, Math.max].map((choose) => {
    const read = verdicts.map(({ level, secondLevel = level, ...verdict }) => ({
      ...verdict,
      level: verdictLevels[choose(verdictLevels.indexOf(level), verdictLevels.indexOf(secondLevel))] ?? level,
    }));
    return scoreVerdicts(criteria, read).matchPercent;
  }) as [number, number];
  return { low, high };
}

/** The most that a match may be where so large a share of the must-haves is not shown. */
export function capFor(missing: number): { percent: number; words: string } {
  if (missing >= 0.6 - 1e-9) return { percent: 49, words: "Most must-haves are not shown: at most 49 %." };
  if (missing >= 1 / 3 - 1e-9) {
    return { percent: 69, words: "A third or more of the must-haves is not shown: at most 69 %." };
  }
  if (missing > 0) return { percent: 89, words: "A must-have is not shown: at most 89 %." };
  return { percent: 100, words: "" };
}
