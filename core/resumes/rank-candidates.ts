import { tiers } from "#core/analysis/scorecard";
import { explainOrder } from "#core/scoring/explain-order";
import { rankResults } from "#core/scoring/order";
import { type CandidateCardView, toRankable } from "./candidate-card";
import { isFinished } from "./resume";

/**
 * Best first: by the effective tier, so that a candidate the recruiter moved is among the others of that tier, and
 * within a tier as the judge ranks them. Candidates without a tier follow; then those whose result is missing, those
 * still being read, and those that cannot be read.
 */
export function rankCandidates(cards: CandidateCardView[]): CandidateCardView[] {
  const done = cards.flatMap((card) => {
    const rankable = toRankable(card);
    return rankable ? [{ ...rankable, card }] : [];
  });
  const ranked = [...tiers, null].flatMap((tier) =>
    rankResults(done.filter(({ card }) => card.tier === tier)).map(({ card }) => card),
  );
  const placed = new Set(ranked);
  return [
    ...ranked,
    ...inOrderOfUpload(cards.filter((card) => card.status === "done" && !placed.has(card))),
    ...inOrderOfUpload(cards.filter(({ status }) => !isFinished(status))),
    ...inOrderOfUpload(cards.filter(({ status }) => status === "error")),
  ];
}

/** The ranks of all who have a result, from 1, given everyone best first. */
export const ranksOf = (ranked: Pick<CandidateCardView, "id" | "isJudged">[]): ReadonlyMap<string, number> =>
  new Map(ranked.filter(({ isJudged }) => isJudged).map(({ id }, index) => [id, index + 1]));

/** Explains why the first candidate ranks above the second; undefined unless both are ranked. */
export function explainCandidateOrder(
  first: CandidateCardView,
  second: CandidateCardView,
): string | undefined {
  const [ahead, behind] = [toRankable(first), toRankable(second)];
  if (!ahead || !behind) return undefined;
  if (first.tier === second.tier) return explainOrder(ahead, behind);
  const isOwnChoice = first.recruiterTier !== null || second.recruiterTier !== null;
  return `${say(first)} comes before ${say(second)}${isOwnChoice ? ", and you set a tier of your own" : ""}.`;
}

const say = ({ tier }: CandidateCardView) => (tier ? `Tier ${tier}` : "a candidate without a tier");

function inOrderOfUpload(cards: CandidateCardView[]): CandidateCardView[] {
  return cards.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}
