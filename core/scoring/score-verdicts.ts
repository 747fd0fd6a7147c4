import type { Criterion } from "../analysis/rubric";
import {
  type Tier,
  type Verdict,
  type VerdictLevel,
  type VerdictPart,
  verdictLevels,
} from "../analysis/scorecard";
import calibration from "./calibration.json";
import { percentOf, tierForPercent } from "./tier";

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

/**
 * What a verdict that is not sure is worth: the mean of what readers found where the judge was not sure. How it was
 * measured stands in calibration.json.
 */
export const NOT_SURE_SHARES: Record<VerdictLevel, number> = calibration.notSure;

/** Of a verdict what the arithmetic reads. */
export type CountedVerdict = Pick<Verdict, "criterionId" | "level" | "secondLevel" | "depth" | "sure"> & {
  parts?: Pick<VerdictPart, "weight" | "share">[] | undefined;
};

export type Score = {
  /** What candidates are ordered by: 0 to 100, in thousandths. */
  score: number;
  /** The same, rounded down. */
  matchPercent: number;
  tier: Tier;
  /** What was added up: the points reached, of all there are. */
  points: { reached: number; total: number };
};

/**
 * The score, by arithmetic alone:
 *
 *   points = sum(weight * share) of sum(weight)
 *   share  = from + depth * (to - from)      none 0, weak .25 to .4, partial .5 to .8, strong .9 to 1
 *            not sure, without a depth: the one figure of its level, see NOT_SURE_SHARES
 *            of the job as a whole: sum(weight * share) of its parts
 *   percent = points on the scale of the tiers (see percentOf), rounded down: a tier is never entered by rounding
 *
 * A criterion without a verdict counts as not shown; one read twice counts the mean of both readings. A
 * better verdict never lowers the score.
 */
export function scoreVerdicts(
  criteria: Pick<Criterion, "id" | "weight">[],
  verdicts: CountedVerdict[],
): Score {
  const points = countPoints(criteria, verdicts);
  // Rounding to thousandths undoes what binary fractions add: 0.65 * 3 / 3 must be 65, not 64.
  const score = Math.round(1000 * percentOf(shareOf(points))) / 1000;
  const matchPercent = Math.floor(score);
  return { score, matchPercent, tier: tierForPercent(matchPercent), points };
}

/** The points reached, of all there are. */
export function countPoints(
  criteria: Pick<Criterion, "id" | "weight">[],
  verdicts: CountedVerdict[],
  notSure = NOT_SURE_SHARES,
): Score["points"] {
  const shares = new Map(verdicts.map((verdict) => [verdict.criterionId, earnedShare(verdict, notSure)]));
  let total = 0;
  let reached = 0;
  for (const { id, weight } of criteria) {
    total += weight;
    reached += weight * (shares.get(id) ?? 0);
  }
  return { reached, total };
}

/** 0 where there are no points to reach. */
export const shareOf = ({ reached, total }: Score["points"]): number => (total > 0 ? reached / total : 0);

/** The share of a criterion's weight that a verdict earns. */
export function earnedShare(verdict: Omit<CountedVerdict, "criterionId">, notSure = NOT_SURE_SHARES): number {
  const { level, secondLevel, depth, parts, sure = true } = verdict;
  if (parts) return parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const share = (reached: VerdictLevel) => {
    if (!sure && depth === undefined) return notSure[reached];
    const [from, to] = LEVEL_SHARES[reached];
    return from + (depth ?? 1) * (to - from);
  };
  return secondLevel ? (share(level) + share(secondLevel)) / 2 : share(level);
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
