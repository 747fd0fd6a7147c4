import type { Tier } from "#core/analysis/scorecard";
import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { CandidateCardView } from "./candidate-card";
import { hideNote } from "./hide-note";
import { rankCandidates } from "./rank-candidates";

/** As many candidates as a page of a tournament begins with; the others follow once it is drawn. */
export const FIRST_CANDIDATES = 48;

/** All candidates at once, or the first of them, or of a tier. */
export type ListBegin = "whole" | { tier: Tier | undefined };

export type CandidateDeps = {
  candidates: {
    /** Of so many at most, best first, then some without a result, as they were uploaded. */
    listFirstIds(tournamentId: string, tier: Tier | undefined, most: number): Promise<string[]>;
    /** In no particular order. All, unless ids are given. */
    listCards(tournamentId: string, ids?: string[]): Promise<CandidateCardView[]>;
  };
};

/** Best first, without scorecards. */
export async function listCandidates(
  deps: ViewDeps & OwnTournamentDeps & CandidateDeps,
  viewer: Viewer,
  tournamentId: string,
  begin: ListBegin = "whole",
): Promise<CandidateCardView[]> {
  const access = await openView(deps, viewer, { tournamentId }, "tournament.contacts-viewed");
  await requireOwnTournament(deps, access.ownerId, tournamentId);
  const cards = await readCandidates(deps, tournamentId, begin);
  return cards.map((card) => hideNote(access, card));
}

/** For who is known to read as the owner, in the order the whole list has. */
export async function readCandidates(
  deps: CandidateDeps,
  tournamentId: string,
  begin: ListBegin,
): Promise<CandidateCardView[]> {
  if (begin === "whole") return rankCandidates(await deps.candidates.listCards(tournamentId));
  const ids = await deps.candidates.listFirstIds(tournamentId, begin.tier, FIRST_CANDIDATES);
  return ids.length > 0 ? rankCandidates(await deps.candidates.listCards(tournamentId, ids)) : [];
}
