import type { Tier } from "../analysis/scorecard";
import { tiers } from "../analysis/scorecard";

/** Of a result what its place depends on. */
export type Rankable = {
  id: string;
  /** 0 to 100, in thousandths; null where the resume is not rated. */
  score: number | null;
  /** How alike the words of the resume and of the job are, 0 to 1. */
  relevance: number;
};

/** Best first: by the score, then by the similarity of the whole text, then by id, so that no order is left to chance. */
export function compareResults(one: Rankable, other: Rankable): number {
  const [first, second] = [one, other].map(placeInTier) as [number, number];
  return second - first || (one.id < other.id ? -1 : 1);
}

export const rankResults = <T extends Rankable>(results: T[]): T[] => results.toSorted(compareResults);

/**
 * The database orders by one whole number, which `resumes_change_score` works out as this file does: the tier in
 * force, the score in thousandths, the relevance in ten-thousandths.
 */
export const TIER_STEP = 100_000_000_000;
const SCORE_STEP = 100_000;

const placeInTier = ({ score, relevance }: Omit<Rankable, "id">) =>
  SCORE_STEP * Math.round(1000 * (score ?? 0)) + Math.round(10_000 * relevance);

/** The lowest number of a tier; the next tier's is one step higher. */
export const tierFloor = (tier: Tier): number => TIER_STEP * (tiers.length - tiers.indexOf(tier));
