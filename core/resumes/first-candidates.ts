import type { Tier } from "#core/analysis/scorecard";
import { nearTopFrom } from "#core/tournaments/tournament-list";
import type { CandidateCardView } from "./candidate-card";
import { rankCandidates } from "./rank-candidates";

/** As many candidates as a page of a tournament begins with; the others follow once it is drawn. */
export const FIRST_CANDIDATES = 48;

/** So many near-equals are read at once; where there are more, all are: the order must be the whole list's. */
const NEAR_EQUALS = 150;
const ALL = Number.MAX_SAFE_INTEGER;

/** A resume and its score, as resume_entries has it: the tier in thousands, and the match; 0 without a result. */
export type Scored = { id: string; score: number };

type Deps = {
  /** Up to `most` with the highest scores, best first, then some without a result, as they were uploaded. */
  listTopScores(tournamentId: string, tier: Tier | undefined, most: number): Promise<Scored[]>;
  /** In no particular order. */
  listCandidateCards(tournamentId: string, ids: string[]): Promise<CandidateCardView[]>;
};

/** The first of a tournament's candidates, or of a tier, in the order the whole list has. */
export async function listFirstCandidates(
  deps: Deps,
  tournamentId: string,
  tier?: Tier,
): Promise<CandidateCardView[]> {
  let first = pickFirst(await deps.listTopScores(tournamentId, tier, NEAR_EQUALS));
  if (first.length === NEAR_EQUALS) first = pickFirst(await deps.listTopScores(tournamentId, tier, ALL));
  const ids = first.map(({ id }) => id);
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
