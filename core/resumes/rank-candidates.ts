import { explainOrder } from "#core/analysis/explain-order";
import { explainPlace, inBands, type Rankable, rankResumes } from "#core/analysis/rank-resumes";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { type CandidateCardView, toRankable } from "./candidate-card";
import { isFinished } from "./resume";

type Ranked = Rankable & { card: CandidateCardView };

/** The bands of each tier as they were ranked last, for whoever ranks the same candidates again and again. */
export type RankingMemory = Map<string, { members: Ranked[]; ranked: CandidateCardView[] }>;

/**
 * Best first: by the tier in force, so that a candidate the recruiter moved stands with the others of that
 * tier, and inside it as the analysis ranks them. Then those whose result is missing, those still being read,
 * and those that cannot be. With a memory only the bands are ranked anew that somebody came to or left.
 */
export function rankCandidates(
  cards: CandidateCardView[],
  memory: RankingMemory = new Map(),
): CandidateCardView[] {
  const done = cards.flatMap(withRank);
  const ranked = tiers.flatMap((tier) =>
    rankTier(
      tier,
      done.filter(({ card }) => card.tier === tier),
      memory,
    ),
  );
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

function rankTier(tier: Tier, resumes: Ranked[], memory: RankingMemory): CandidateCardView[] {
  return inBands(resumes).flatMap(([band, members]) => {
    const place = `${tier} ${band}`;
    const known = memory.get(place);
    if (known && areSame(known.members, members)) return known.ranked;
    const ranked = rankResumes(members).map(toCard);
    memory.set(place, { members, ranked });
    return ranked;
  });
}

function areSame(before: Ranked[], now: Ranked[]): boolean {
  return before.length === now.length && now.every((resume, index) => resume === before[index]);
}

/** What ranking reads of a card, worked out once: a page ranks all of them at every change of one. */
const ranks = new WeakMap<CandidateCardView, Ranked[]>();

function withRank(card: CandidateCardView): Ranked[] {
  const known = ranks.get(card);
  if (known) return known;
  const rankable = toRankable(card);
  const rank = rankable ? [{ ...rankable, card }] : [];
  ranks.set(card, rank);
  return rank;
}

const toCard = ({ card }: Ranked) => card;

function inOrderOfUpload(cards: CandidateCardView[]): CandidateCardView[] {
  return cards.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}
