import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import { toCandidateCard } from "./candidate-card";
import { hideCandidate } from "./hide-candidate";
import { hideNote } from "./hide-note";
import { rankCandidates } from "./rank-candidates";
import type { ResumeView } from "./resume";

type Deps = ViewDeps & OwnTournamentDeps & { resumes: { list(tournamentId: string): Promise<ResumeView[]> } };

/** Best first, with scorecards. */
export async function listResumes(deps: Deps, viewer: Viewer, tournamentId: string): Promise<ResumeView[]> {
  const access = await openView(deps, viewer, { tournamentId }, "tournament.contacts-viewed");
  await requireOwnTournament(deps, access.ownerId, tournamentId);
  const resumes = await deps.resumes.list(tournamentId);
  const byId = new Map(resumes.map((resume) => [resume.id, hideNote(access, hideCandidate(resume))]));
  return rankCandidates(resumes.map(toCandidateCard)).flatMap(({ id }) => byId.get(id) ?? []);
}
