import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import { hideCandidate } from "./hide-candidate";
import { hideNote } from "./hide-note";
import { type CandidateDeps, readCandidates } from "./list-candidates";
import { type ReadInOrderDeps, readInOrder } from "./read-in-order";
import type { ResumeView } from "./resume";

type Deps = ViewDeps & OwnTournamentDeps & CandidateDeps & ReadInOrderDeps;

/** Best first, with scorecards, which are read as they are used: those of 2,000 resumes are many megabytes. */
export async function listResumes(
  deps: Deps,
  viewer: Viewer,
  tournamentId: string,
): Promise<AsyncGenerator<ResumeView>> {
  const access = await openView(deps, viewer, { tournamentId }, "tournament.contacts-viewed");
  await requireOwnTournament(deps, access.ownerId, tournamentId);
  const ids = (await readCandidates(deps, tournamentId, "whole")).map(({ id }) => id);
  const resumes = readInOrder(deps, ids);
  return (async function* () {
    for await (const resume of resumes) yield hideNote(access, hideCandidate(resume));
  })();
}
