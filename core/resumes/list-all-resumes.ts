import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { recordView } from "#core/audit/record-view";
import { hideCandidate } from "./hide-candidate";
import type { ResumeWithTournament } from "./resume";

type Deps = ViewDeps & { resumes: { listAll(userId: string): Promise<ResumeWithTournament[]> } };

/** All of the viewer's own resumes, newest first. */
export async function listAllResumes(deps: Deps, { id: ownerId }: Viewer): Promise<ResumeWithTournament[]> {
  await recordView(deps, { ownerId, actor: { kind: "user", id: ownerId } }, "tournament.contacts-viewed");
  return (await deps.resumes.listAll(ownerId)).map(hideCandidate);
}
