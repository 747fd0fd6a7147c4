import type { Criterion, Rubric } from "#core/analysis/rubric";
import { type Tier, tiers, verdictLevels } from "#core/analysis/scorecard";
import { memoizeByObject } from "#core/memoize";
import type { CandidateCardView } from "./candidate-card";
import { fold } from "./candidate-list";
import type { LevelFilter, ListQuery } from "./candidate-query.schema";

export type MustHave = Pick<Criterion, "id" | "knockOut">;

/** What a query needs to know besides the candidates themselves. */
export type Known = {
  /** The newest rubric's must-haves. */
  musts: readonly MustHave[];
  /** Resumes whose text contains every word of the search. */
  textIds: ReadonlySet<string>;
};

export const mustHavesOf = ({ criteria }: Pick<Rubric, "criteria">): Criterion[] =>
  criteria.filter(({ importance }) => importance === "must");

/** The candidates that match the query, in the given order. */
export function filterCandidates(
  cards: CandidateCardView[],
  query: ListQuery,
  { musts, textIds }: Known,
): CandidateCardView[] {
  const { tier, q = "", missing, knockOuts, has = [], lacks = [], language, look, ids } = query;
  const { minYears, maxYears } = query;
  const mustPass = musts.filter(({ knockOut }) => knockOut);
  const words = searchTerms(q);
  const chosen = ids && new Set(ids);
  return cards.filter(
    (card) =>
      (!tier || card.tier === tier) &&
      (!chosen || chosen.has(card.id)) &&
      (words.length === 0 || textIds.has(card.id) || hasWords(card, words)) &&
      (missing === undefined || (isRated(card) && countMissing(card, musts) <= missing)) &&
      (!knockOuts || (isRated(card) && countMissing(card, mustPass) === 0)) &&
      has.every((wanted) => rankOf(card, wanted.criterionId) >= verdictLevels.indexOf(wanted.level)) &&
      lacks.every((wanted) => isBelow(card, wanted)) &&
      (minYears === undefined || (card.profile.years ?? -1) >= minYears) &&
      (maxYears === undefined || (card.profile.years ?? Number.POSITIVE_INFINITY) <= maxYears) &&
      (!language || card.profile.language === language) &&
      (!look || card.unsure.length > 0),
  );
}

/** The words of a search, folded. */
export const searchTerms = (q: string): string[] => fold(q).split(/\s+/).filter(Boolean);

/** How many must-haves the resume does not show. */
export const countMissing = ({ levels }: CandidateCardView, musts: readonly MustHave[]): number =>
  musts.filter(({ id }) => (levels[id] ?? "none") === "none").length;

export function countTiers(cards: CandidateCardView[]): Record<Tier, number> {
  const counts = Object.fromEntries(tiers.map((tier) => [tier, 0])) as Record<Tier, number>;
  for (const { tier } of cards) if (tier) counts[tier] += 1;
  return counts;
}

const isRated = ({ levels }: CandidateCardView) => Object.keys(levels).length > 0;

/** -1 if there is no verdict. */
const rankOf = ({ levels }: CandidateCardView, criterionId: string) => {
  const level = levels[criterionId];
  return level ? verdictLevels.indexOf(level) : -1;
};

function isBelow(card: CandidateCardView, { criterionId, level }: LevelFilter): boolean {
  const rank = rankOf(card, criterionId);
  return rank >= 0 && rank < verdictLevels.indexOf(level);
}

/** Remembered, because every keystroke searches all cards. */
const searchTextOf = memoizeByObject(({ fileName, contactInfo, extractedSkills }: CandidateCardView) =>
  fold([fileName, contactInfo.name ?? "", ...extractedSkills].join("\n")),
);

function hasWords(card: CandidateCardView, words: string[]): boolean {
  const text = searchTextOf(card);
  return words.every((word) => text.includes(word));
}
