import { explainOrder } from "#core/analysis/explain-order";
import { explainPlace, type Rankable, rankResumes } from "#core/analysis/rank-resumes";
import { tiers } from "#core/analysis/scorecard";
import { type CandidateCardView, toRankable } from "./candidate-card";
import { isFinished } from "./resume";

type Ranked = Rankable & { card: CandidateCardView };

/**
 * Best first: by the tier in force, so that a candidate the recruiter moved stands with the others of that
 * tier, and inside it as the analysis ranks them. Then those whose result is missing, those still being read,
 * and those that cannot be.
 */
export function rankCandidates(cards: CandidateCardView[]): CandidateCardView[] {
  const done = cards.flatMap(withRank);
  const ranked = tiers
    .flatMap((tier) => rankResumes(done.filter(({ card }) => card.tier === tier)))
    .map(toCard);
  const placed = new Set(ranked);
  return [
    ...ranked,
    ...inOrderOfUpload(cards.filter((card) => card.status === "done" && !placed.has(card))),
    ...inOrderOfUpload(cards.filter(({ status }) => !isFinished(status))),
    ...inOrderOfUpload(cards.filter(({ status }) => status === "error")),
  ];
}

/** What put a candidate above others of its tier whose match is as high or higher, in words. */
export function explainCandidatePlace(
  card: CandidateCardView,
  cards: CandidateCardView[],
): string | undefined {
  const own = toRankable(card);
  return own && explainPlace(own, cards.filter(({ tier }) => tier === card.tier).flatMap(withRank));
}

/** Why of two candidates the first stands before the second, in words; undefined unless both have a place. */
export function explainCandidateOrder(
  first: CandidateCardView,
  second: CandidateCardView,
  cards: CandidateCardView[],
): string | undefined {
  const [ahead, behind] = [toRankable(first), toRankable(second)];
  if (!ahead || !behind) return undefined;
  if (first.tier === second.tier) {
    return explainOrder(ahead, behind, cards.filter(({ tier }) => tier === first.tier).flatMap(withRank));
  }
  const isOwnChoice = first.recruiterTier !== null || second.recruiterTier !== null;
  return `Tier ${first.tier} comes before Tier ${second.tier}${isOwnChoice ? ", and you set a tier of your own" : ""}.`;
}

function withRank(card: CandidateCardView): Ranked[] {
  const rankable = toRankable(card);
  return rankable ? [{ ...rankable, card }] : [];
}

const toCard = ({ card }: Ranked) => card;

function inOrderOfUpload(cards: CandidateCardView[]): CandidateCardView[] {
  return cards.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}
