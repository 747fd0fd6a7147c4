import { type Tier, tiers } from "#core/analysis/scorecard";
import { scorePoints } from "#core/scoring/score-verdicts";
import { weightedKappa } from "#core/scoring/weighted-kappa";
import type { Pool, PoolCandidate } from "./pool";
import { capWhole } from "./weights";

/** With fewer recruiter tiers, kappa and leanings are unreliable. */
export const MIN_TO_MEASURE = 10;
/** With fewer recruiter tiers, no weights are suggested. */
export const MIN_TO_SUGGEST = 20;

export type WeightedCriterion = { id: string; weight: number; isWhole: boolean };

/** How far the analysis agrees with the tiers that a recruiter set. */
export type Agreement = {
  /** Rated candidates with a recruiter tier. */
  compared: number;
  same: number;
  /** How many candidates have each pair of tiers: the recruiter's, then the analysis's. */
  counts: Record<Tier, Record<Tier, number>>;
  /** Weighted kappa with its 95 % interval; undefined if there are too few candidates or it cannot be computed. */
  kappa?: { value: number; low: number; high: number } | undefined;
  leanings: Leaning[];
};

/**
 * A criterion that correlates with the differences. `correlation` is between the share of its weight that a candidate
 * earns and how many tiers the recruiter moved the candidate up: positive if candidates who show it were moved up.
 */
type Leaning = { id: string; text: string; correlation: number };

const MAX_LEANINGS = 3;

type Rated = PoolCandidate & { recruiterTier: Tier };

const isRated = (candidate: PoolCandidate): candidate is Rated => candidate.recruiterTier !== null;

/** 0 for D to 3 for A. */
const levelOf = (tier: Tier) => tiers.length - 1 - tiers.indexOf(tier);

export function measureAgreement({ criteria, candidates }: Pool): Agreement {
  const rated = candidates.filter(isRated);
  const own = rated.map(({ recruiterTier }) => levelOf(recruiterTier));
  const analysis = rated.map(({ tier }) => levelOf(tier));
  const none = (): Record<Tier, number> => ({ A: 0, B: 0, C: 0, D: 0 });
  const counts = { A: none(), B: none(), C: none(), D: none() };
  for (const { recruiterTier, tier } of rated) counts[recruiterTier][tier] += 1;
  return {
    compared: rated.length,
    same: rated.filter(({ recruiterTier, tier }) => recruiterTier === tier).length,
    counts,
    // Beside one tier only, kappa is 0 whatever the other says: that is no figure.
    ...(rated.length >= MIN_TO_MEASURE &&
      isVaried(own) &&
      isVaried(analysis) && {
        kappa: withInterval(weightedKappa(own, analysis, tiers.length)),
      }),
    leanings: rated.length >= MIN_TO_MEASURE ? findLeanings(criteria, rated) : [],
  };
}

const isVaried = (levels: number[]) => new Set(levels).size > 1;

function withInterval({ kappa, error }: { kappa: number; error: number }): Agreement["kappa"] {
  if (Number.isNaN(kappa)) return undefined;
  const margin = 1.96 * error;
  return { value: kappa, low: Math.max(-1, kappa - margin), high: Math.min(1, kappa + margin) };
}

/** Keeps only significant correlations (p < 0.05). */
function findLeanings(criteria: Pool["criteria"], rated: Rated[]): Leaning[] {
  const raised = rated.map(({ recruiterTier, tier }) => levelOf(recruiterTier) - levelOf(tier));
  const least = 2 / Math.sqrt(rated.length);
  return criteria
    .map(({ id, text }, column) => ({
      id,
      text,
      correlation: correlate(
        rated.map(({ shares }) => shares[column] ?? 0),
        raised,
      ),
    }))
    .filter(({ correlation }) => Math.abs(correlation) >= least)
    .sort((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation))
    .slice(0, MAX_LEANINGS);
}

/** Pearson's correlation; 0 if one list is constant. */
function correlate(one: number[], other: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let together = 0;
  let ofOne = 0;
  let ofOther = 0;
  one.forEach((value, index) => {
    const [a, b] = [value - meanOne, (other[index] ?? 0) - meanOther];
    together += a * b;
    ofOne += a * a;
    ofOther += b * b;
  });
  return ofOne > 0 && ofOther > 0 ? together / Math.sqrt(ofOne * ofOther) : 0;
}

/** Suggested weights, and how many candidates match the recruiter's tier under the current and under these weights. */
export type Suggestion = {
  weights: Record<string, number>;
  compared: number;
  sameNow: number;
  /** Cross-validated: each fifth of the candidates is scored by weights fitted on the others. */
  sameThen: number;
};

const FOLDS = 5;

/**
 * Weights that bring the matches closer to the recruiter's tiers. Undefined if there are too few tiers, or if the
 * weights do not help in cross-validation.
 */
export function suggestWeights(pool: Pool, criteria: WeightedCriterion[]): Suggestion | undefined {
  const known = criteria.filter(({ id }) => pool.criteria.some((criterion) => criterion.id === id));
  const columns = known.map(({ id }) => pool.criteria.findIndex((criterion) => criterion.id === id));
  const rated = pool.candidates.filter(isRated).map((candidate) => ({
    ...candidate,
    shares: columns.map((column) => candidate.shares[column] ?? 0),
  }));
  if (rated.length < MIN_TO_SUGGEST || known.length < 2) return undefined;

  const now = known.map(({ weight }) => weight);
  let sameThen = 0;
  let lossThen = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = (_: Rated, at: number) => at % FOLDS === fold;
    const fitted = fitWeights(
      known,
      rated.filter((candidate, at) => !isHeldOut(candidate, at)),
    );
    const heldOut = rated.filter(isHeldOut);
    sameThen += countSame(heldOut, fitted);
    lossThen += lossOf(heldOut, fitted);
  }
  const sameNow = countSame(rated, now);
  if (sameThen <= sameNow || lossThen >= lossOf(rated, now)) return undefined;
  const fitted = fitWeights(known, rated);
  return {
    weights: Object.fromEntries(known.map(({ id }, index) => [id, fitted[index] ?? 0])),
    compared: rated.length,
    sameNow,
    sameThen,
  };
}

const FACTORS = [0.5, 0.7, 1, 1.4, 2];
const ROUNDS = 3;
/** The penalty for halving or doubling one weight, in wrong tiers as a share of the candidates. */
const PRICE = 0.01;

/** Coordinate descent: tries factors for one weight at a time and keeps the best, including the penalty. */
function fitWeights(criteria: WeightedCriterion[], rated: Rated[]): number[] {
  const factors = criteria.map(() => 1);
  const withFactors = () =>
    capWhole(
      criteria.map((criterion, index) => ({
        ...criterion,
        weight: Math.round(1000 * criterion.weight * (factors[index] ?? 1)) / 1000,
      })),
      ({ isWhole }) => isWhole,
    ).map(({ weight }) => weight);
  const costOf = () =>
    lossOf(rated, withFactors()) +
    PRICE * rated.length * factors.reduce((sum, factor) => sum + Math.log2(factor) ** 2, 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const index of factors.keys()) {
      const tried = FACTORS.map((factor) => {
        factors[index] = factor;
        return { factor, cost: costOf() };
      });
      factors[index] = tried.reduce((best, one) => (one.cost < best.cost - 1e-9 ? one : best)).factor;
    }
  }
  return withFactors();
}

/** The match range of each tier: from, and below. */
const RANGES: Record<Tier, [number, number]> = { A: [90, 101], B: [70, 90], C: [50, 70], D: [0, 50] };
/** A match this far outside its tier counts as one candidate in the wrong tier. */
const WHOLE_TIER = 20;

const scoreOf = ({ shares, edges }: Rated, weights: number[]) =>
  scorePoints(
    {
      reached: weights.reduce((sum, weight, index) => sum + weight * (shares[index] ?? 0), 0),
      total: weights.reduce((sum, weight) => sum + weight, 0),
    },
    { edges },
  );

/** The sum of squared distances between the matches and the recruiter's tiers. */
const lossOf = (rated: Rated[], weights: number[]) =>
  rated.reduce((sum, candidate) => {
    const { score } = scoreOf(candidate, weights);
    const [from, to] = RANGES[candidate.recruiterTier];
    const off = score < from ? from - score : Math.max(0, score - to);
    return sum + (off / WHOLE_TIER) ** 2;
  }, 0);

const countSame = (rated: Rated[], weights: number[]) =>
  rated.filter((candidate) => scoreOf(candidate, weights).tier === candidate.recruiterTier).length;
