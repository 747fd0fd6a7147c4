import type { Tier } from "#core/analysis/scorecard";
import type { CandidateCardView } from "./candidate-card";
import { rankCandidates } from "./rank-candidates";

/** As many candidates as a page of a tournament begins with; the others follow once it is drawn. */
export const FIRST_CANDIDATES = 48;

type Deps = {
  /** Of so many at most, best first, then some without a result, as they were uploaded. */
  listFirstIds(tournamentId: string, tier: Tier | undefined, most: number): Promise<string[]>;
  /** In no particular order. */
  listCandidateCards(tournamentId: string, ids: string[]): Promise<CandidateCardView[]>;
};

/** The first of a tournament's candidates, or of a tier, in the order the whole list has. */
export async function listFirstCandidates(
  deps: Deps,
  tournamentId: string,
  tier?: Tier,
): Promise<CandidateCardView[]> {
  const ids = await deps.listFirstIds(tournamentId, tier, FIRST_CANDIDATES);
  return ids.length > 0 ? rankCandidates(await deps.listCandidateCards(tournamentId, ids)) : [];
}
