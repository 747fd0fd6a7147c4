import { type Tier, tiers } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** What can be searched of a card; worked out once, as every letter typed asks for all of them. */
const searchTexts = new WeakMap<CandidateCardView, string>();

/** Those who have every word of the query in the file's name, the skills or the name found in the resume. */
export function searchCandidates(cards: CandidateCardView[], query: string): CandidateCardView[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return cards;
  return cards.filter((card) => {
    const text = searchTextOf(card);
    return words.every((word) => text.includes(word));
  });
}

function searchTextOf(card: CandidateCardView): string {
  const known = searchTexts.get(card);
  if (known !== undefined) return known;
  const text = fold([card.fileName, card.contactInfo.name ?? "", ...card.extractedSkills].join("\n"));
  searchTexts.set(card, text);
  return text;
}

/** "Zoë" is found by "zoe". */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function countTiers(cards: CandidateCardView[]): Record<Tier, number> {
  const counts = Object.fromEntries(tiers.map((tier) => [tier, 0])) as Record<Tier, number>;
  for (const { tier } of cards) if (tier) counts[tier] += 1;
  return counts;
}
