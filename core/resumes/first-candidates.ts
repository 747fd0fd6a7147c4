import type { Tier } from "#core/analysis/scorecard";
import { nearTopFrom } from "#core/tournaments/tournament-list";
import type { CandidateCardView } from "./candidate-card";
import { rankCandidates } from "./rank-candidates";

/** As many candidates as a page of a tournament begins with; the others follow once it is drawn. */
export const FIRST_CANDIDATES = 48;

/** A resume and its score, as resume_entries has it: the tier in thousands, and the match; 0 without a result. */
export type Scored = { id: string; score: number };

type Deps = {
  /** Those with the highest scores, best first, then some without a result, as they were uploaded. */
  listTopScores(tournamentId: string, tier?: Tier): Promise<Scored[]>;
  /** In no particular order. */
  listCandidateCards(tournamentId: string, ids: string[]): Promise<CandidateCardView[]>;
};

/** The first of a tournament's candidates, or of a tier, in the order the whole list has. */
export async function listFirstCandidates(
  deps: Deps,
  tournamentId: string,
  tier?: Tier,
): Promise<CandidateCardView[]> {
  const ids = pickFirst(await deps.listTopScores(tournamentId, tier)).map(({ id }) => id);
  const cards = ids.length > 0 ? await deps.listCandidateCards(tournamentId, ids) : [];
  return rankCandidates(cards).slice(0, FIRST_CANDIDATES);
}

/** Near-equals are compared with each other, so those of the last one's are needed as well to place it. */
function pickFirst(scored: Scored[]): Scored[] {
  const last = scored[FIRST_CANDIDATES - 1];
  if (!last || last.score === 0) return scored.slice(0, FIRST_CANDIDATES);
  const lowest = nearTopFrom(last.score);
  return scored.filter(({ score }) => score >= lowest);
}
