import type { Tier } from "../analysis/scorecard";
import { tiers } from "../analysis/scorecard";

/** What the rank of a result depends on. */
export type Rankable = {
  id: string;
  /** 0 to 100, to three decimals; null if the resume is not rated. */
  score: number | null;
  /** How similar the words of the resume and the job are, 0 to 1. */
  relevance: number;
};

/** Best first: by score, then by similarity of the whole text, then by id, so that the order is deterministic. */
export function compareResults(one: Rankable, other: Rankable): number {
  const [first, second] = [one, other].map(placeInTier) as [number, number];
  return second - first || (one.id < other.id ? -1 : 1);
}

export const rankResults = <T extends Rankable>(results: T[]): T[] => results.toSorted(compareResults);

/**
 * The database orders by a single integer, computed by `resumes_change_score` the same way as here: the tier in
 * effect, the score in thousandths, the relevance in ten-thousandths.
 */
export const TIER_STEP = 100_000_000_000;
const SCORE_STEP = 100_000;

const placeInTier = ({ score, relevance }: Omit<Rankable, "id">) =>
  SCORE_STEP * Math.round(1000 * (score ?? 0)) + Math.round(10_000 * relevance);

/** The lowest number of a tier; the next higher tier begins one `TIER_STEP` above it. */
export const tierFloor = (tier: Tier): number => TIER_STEP * (tiers.length - tiers.indexOf(tier));
