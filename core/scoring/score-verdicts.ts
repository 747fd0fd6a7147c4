import type { Criterion } from "../analysis/rubric";
import {
  type Arithmetic,
  type Tier,
  type Verdict,
  type VerdictLevel,
  type VerdictPart,
  verdictLevels,
} from "../analysis/scorecard";
import { ARITHMETIC } from "./arithmetic";
import { percentOf, tierForPercent } from "./tier";

/** The parts of a verdict that the arithmetic uses. */
export type CountedVerdict = Pick<
  Verdict,
  "criterionId" | "level" | "secondLevel" | "depth" | "sure" | "inField" | "claimShare"
> & {
  parts?: Pick<VerdictPart, "weight" | "share">[] | undefined;
};

export type Score = {
  /** What candidates are ordered by: 0 to 100, to three decimals. */
  score: number;
  /** `score`, rounded down. */
  matchPercent: number;
  tier: Tier;
  /** The points reached, out of the total. */
  points: { reached: number; total: number };
};

/**
 * Computes the score by arithmetic alone:
 *
 *   points = sum(weight * share) of sum(weight)
 *   share  = from + depth * (to - from)      none 0, weak .25 to .4, partial .5 to .8, strong .9 to 1
 *            not sure, without a depth: a fixed figure for each level
 *            shown by work in another field: reduced to as little as six tenths of that
 *            one of many claims: reduced to as little as half of that (see weighClaims)
 *            the job as a whole: sum(weight * share) of its parts
 *   percent = points on the tier scale (see percentOf), rounded down, so that rounding never lifts a tier
 *
 * A criterion without a verdict counts as not shown; one that was read twice counts the mean of both readings. Of
 * verdicts that the judge is sure of, a better one never lowers the score.
 */
export function scoreVerdicts(
  criteria: Pick<Criterion, "id" | "weight">[],
  verdicts: CountedVerdict[],
  arithmetic = ARITHMETIC,
): Score {
  return scorePoints(countPoints(criteria, verdicts, arithmetic), arithmetic);
}

/** Like `scoreVerdicts`, for points that are already summed. */
export function scorePoints(
  points: Score["points"],
  { edges }: Pick<Arithmetic, "edges"> = ARITHMETIC,
): Score {
  // Rounding to thousandths removes floating-point error: 0.65 * 3 / 3 must be 65, not 64.
  const score = Math.round(1000 * percentOf(shareOf(points), edges)) / 1000;
  const matchPercent = Math.floor(score);
  return { score, matchPercent, tier: tierForPercent(matchPercent), points };
}

/** The points reached, out of the total. */
export function countPoints(
  criteria: Pick<Criterion, "id" | "weight">[],
  verdicts: CountedVerdict[],
  arithmetic = ARITHMETIC,
): Score["points"] {
  const shares = new Map(verdicts.map((verdict) => [verdict.criterionId, earnedShare(verdict, arithmetic)]));
  let total = 0;
  let reached = 0;
  for (const { id, weight } of criteria) {
    total += weight;
    reached += weight * (shares.get(id) ?? 0);
  }
  return { reached, total };
}

/** 0 if there are no points to reach. */
export const shareOf = ({ reached, total }: Score["points"]): number => (total > 0 ? reached / total : 0);

/**
 * The share of its criterion's weight that a verdict earns. Of a verdict with parts, only the parts count. `claimShare`
 * is what `weighClaims` stored in it; without one, a claim counts in full.
 */
export function earnedShare(
  verdict: Omit<CountedVerdict, "criterionId">,
  { levels, notSure, otherField }: Arithmetic = ARITHMETIC,
): number {
  const { level, secondLevel, depth, parts, sure = true, inField = 1, claimShare = 1 } = verdict;
  if (parts) return parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const share = (reached: VerdictLevel) => {
    if (!sure && depth === undefined) return notSure[reached];
    const [from, to] = levels[reached];
    return from + (depth ?? 1) * (to - from);
  };
  const shown = secondLevel ? (share(level) + share(secondLevel)) / 2 : share(level);
  return shown * (otherField + (1 - otherField) * inField) * claimShare;
}

/** The percentages that the lower and the higher levels of two readings give; undefined without a second reading. */
export function scoreRange(
  criteria: Criterion[],
  verdicts: Verdict[],
  arithmetic = ARITHMETIC,
): { low: number; high: number } | undefined {
  if (!verdicts.some(({ secondLevel }) => secondLevel)) return undefined;
  const [low, high] = [Math.min, Math.max].map((choose) => {
    const read = verdicts.map(({ level, secondLevel = level, ...verdict }) => ({
      ...verdict,
      level: verdictLevels[choose(verdictLevels.indexOf(level), verdictLevels.indexOf(secondLevel))] ?? level,
    }));
    return scoreVerdicts(criteria, read, arithmetic).matchPercent;
  }) as [number, number];
  return { low, high };
}
