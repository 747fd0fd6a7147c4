import { type Arithmetic, type Tier, tiers } from "#core/analysis/scorecard";
import { rankResults } from "#core/scoring/order";
import { scorePoints } from "#core/scoring/score-verdicts";

/** What was found for a criterion: a level, "unsure" if the judge cannot tell, "unread" if nobody has looked. */
export const findings = ["strong", "partial", "weak", "unsure", "none", "unread"] as const;
export type Finding = (typeof findings)[number];

/** Everything needed to re-rank a candidate under other weights without reading anything more. */
export type PoolCandidate = {
  id: string;
  fileName: string;
  recruiterTier: Tier | null;
  /** The stored score. */
  score: number;
  tier: Tier;
  relevance: number;
  /** The share of the points at which each tier begins, as of when the resume was read. */
  edges: Arithmetic["edges"];
  /** One per criterion of the pool, in the same order. */
  findings: Finding[];
  /** The share of each criterion's weight that the candidate earns, 0 to 1. */
  shares: number[];
};

/** The rated candidates of a tournament, under the newest rubric. */
export type Pool = {
  rubricVersion: number;
  criteria: { id: string; text: string }[];
  candidates: PoolCandidate[];
};

type Weighted = { id?: string | undefined; weight: number };

type RankedCandidate = Pick<PoolCandidate, "id" | "fileName" | "recruiterTier"> & {
  score: number;
  /** The tier in effect: the recruiter's own, if there is one. */
  tier: Tier;
};

/**
 * Ranks the candidates by these weights and their existing verdicts. Criteria that are not in the pool, and so were
 * never read for, are ignored.
 */
export function rankPool(pool: Pool, weights: Weighted[]): RankedCandidate[] {
  const columns = weights.flatMap(({ id, weight }) => {
    const column = pool.criteria.findIndex((criterion) => criterion.id === id);
    return column >= 0 ? [{ column, weight }] : [];
  });
  const total = columns.reduce((sum, { weight }) => sum + weight, 0);
  const scored = pool.candidates.map(({ id, fileName, recruiterTier, relevance, edges, shares }) => {
    const reached = columns.reduce((sum, { column, weight }) => sum + weight * (shares[column] ?? 0), 0);
    const { score, tier } = scorePoints({ reached, total }, { edges });
    return { id, fileName, recruiterTier, relevance, score, tier: recruiterTier ?? tier };
  });
  return tiers.flatMap((tier) => rankResults(scored.filter((candidate) => candidate.tier === tier)));
}

/** How many candidates are in each tier. */
export function countTiers(candidates: { tier: Tier }[]): Record<Tier, number> {
  const counts: Record<Tier, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const { tier } of candidates) counts[tier] += 1;
  return counts;
}

/** For each criterion of the pool, how many candidates have each finding. */
export function countFindings({ criteria, candidates }: Pool): Record<Finding, number>[] {
  return criteria.map((_, column) => {
    const counts: Record<Finding, number> = { strong: 0, partial: 0, weak: 0, unsure: 0, none: 0, unread: 0 };
    for (const candidate of candidates) counts[candidate.findings[column] ?? "unread"] += 1;
    return counts;
  });
}

/** In percentage points of the match. */
export const BIN_WIDTH = 5;

/** How many candidates are in each range of the match: 0 to 4, 5 to 9, ... 95 to 100. */
export function countBins(candidates: { score: number }[]): number[] {
  const bins = Array.from({ length: 100 / BIN_WIDTH }, () => 0);
  for (const { score } of candidates) {
    const bin = Math.min(bins.length - 1, Math.floor(score / BIN_WIDTH));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}
