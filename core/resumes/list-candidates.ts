import type { Rubric } from "#core/analysis/rubric";
import type { Tier } from "#core/analysis/scorecard";
import { findReadable, type ViewDeps, type Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { CandidateCardView } from "./candidate-card";
import type { ListQuery } from "./candidate-query.schema";
import { hideCandidate } from "./hide-candidate";
import { hideNote } from "./hide-note";
import { rankCandidates, ranksOf } from "./rank-candidates";
import { filterCandidates, mustHavesOf, searchTerms } from "./select-candidates";
import { sortCandidates } from "./sort-candidates";

/** How many candidates a tournament's page starts with; the others are loaded after it renders. */
export const FIRST_CANDIDATES = 48;

/** All candidates at once, or only the first ones, optionally of one tier. */
export type ListBegin = "whole" | { tier: Tier | undefined };

export type CandidateDeps = {
  candidates: {
    /** At most `most` ids: the best first, then those without a result in upload order. */
    listFirstIds(tournamentId: string, tier: Tier | undefined, most: number): Promise<string[]>;
    /** In no particular order; all candidates, unless ids are given. */
    listCards(tournamentId: string, ids?: string[]): Promise<CandidateCardView[]>;
    /** The resumes whose text contains every word (words are folded). */
    listIdsByText(tournamentId: string, words: string[]): Promise<string[]>;
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

/** For callers that have already checked access; in the order of the full list. */
export async function readCandidates(
  deps: CandidateDeps,
  tournamentId: string,
  begin: ListBegin,
): Promise<CandidateCardView[]> {
  if (begin === "whole") return rankCandidates(await deps.candidates.listCards(tournamentId));
  const ids = await deps.candidates.listFirstIds(tournamentId, begin.tier, FIRST_CANDIDATES);
  return ids.length > 0 ? rankCandidates(await deps.candidates.listCards(tournamentId, ids)) : [];
}

/**
 * The candidates of a tournament that match a query, in its order. Exports, links and bulk actions all use this list.
 */
export async function findCandidates(
  deps: ViewDeps & OwnTournamentDeps & CandidateDeps,
  viewer: Viewer,
  tournamentId: string,
  query: ListQuery,
): Promise<CandidateCardView[]> {
  const access = await openView(deps, viewer, { tournamentId }, "tournament.contacts-viewed");
  const { rubric } = await requireOwnTournament(deps, access.ownerId, tournamentId);
  const { cards } = await queryCandidates(deps, tournamentId, rubric, query);
  return cards.map((card) =>
    hideNote(access, query.blind ? hideCandidate({ ...card, isBlind: true }) : card),
  );
}

/** The same, for callers that have already checked access; with everyone's ranks, however few match. */
export async function queryCandidates(
  deps: CandidateDeps,
  tournamentId: string,
  rubric: Rubric,
  query: ListQuery,
): Promise<{ cards: CandidateCardView[]; ranks: ReadonlyMap<string, number> }> {
  const [ranked, textIds] = await Promise.all([
    readCandidates(deps, tournamentId, "whole"),
    deps.candidates.listIdsByText(tournamentId, searchTerms(query.q ?? "")),
  ]);
  const known = { musts: mustHavesOf(rubric), textIds: new Set(textIds) };
  const cards = sortCandidates(filterCandidates(ranked, query, known), query.sort, known.musts);
  return { cards, ranks: ranksOf(ranked) };
}

/** The ids of candidates whose resume text contains every word of a query. */
export async function listIdsByText(
  deps: ViewDeps & OwnTournamentDeps & CandidateDeps,
  viewer: Viewer,
  tournamentId: string,
  { q = "" }: ListQuery,
): Promise<string[]> {
  const { ownerId } = await findReadable(deps, viewer, { tournamentId });
  await requireOwnTournament(deps, ownerId, tournamentId);
  return deps.candidates.listIdsByText(tournamentId, searchTerms(q));
}
