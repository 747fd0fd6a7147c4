import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { hideNote } from "#core/resumes/hide-note";
import { type CandidateDeps, type ListBegin, readCandidates } from "#core/resumes/list-candidates";
import { type OwnRubricDeps, readOwnRubric } from "#core/rubrics/get-rubric";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { type OwnTournamentDeps, requireOwnTournament } from "./require-own-tournament";
import type { TournamentDetail } from "./tournament";

type TournamentPage = {
  tournament: TournamentDetail;
  resumes: CandidateCardView[];
  rubric: RubricDetail;
  /** The owner's name, if it is somebody else's tournament. */
  readOnlyOf: string | null;
};

/** What a tournament's page needs first. */
export async function getTournamentPage(
  deps: ViewDeps & OwnTournamentDeps & OwnRubricDeps & CandidateDeps,
  viewer: Viewer,
  tournamentId: string,
  begin: ListBegin,
): Promise<TournamentPage> {
  const access = await openView(deps, viewer, { tournamentId }, "tournament.contacts-viewed");
  const { ownerId, readOnlyOf } = access;
  const [tournament, cards, rubric] = await Promise.all([
    requireOwnTournament(deps, ownerId, tournamentId),
    readCandidates(deps, tournamentId, begin),
    readOwnRubric(deps, ownerId, tournamentId),
  ]);
  return { tournament, resumes: cards.map((card) => hideNote(access, card)), rubric, readOnlyOf };
}
