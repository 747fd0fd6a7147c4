import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { recordView } from "#core/audit/record-view";
import { type PageCursor, readToEnd, type Slice } from "#core/paging";
import { hideCandidate } from "./hide-candidate";
import type { ResumeWithTournament } from "./resume";

type Deps = ViewDeps & {
  resumes: { listOwn(userId: string, cursor: PageCursor): Promise<Slice<ResumeWithTournament>> };
};

/** All of the viewer's own resumes, newest first, read as they are used. */
export async function listAllResumes(
  deps: Deps,
  { id: ownerId }: Viewer,
): Promise<AsyncGenerator<ResumeWithTournament>> {
  await recordView(deps, { ownerId, actor: { kind: "user", id: ownerId } }, "tournament.contacts-viewed");
  const own = readToEnd((cursor) => deps.resumes.listOwn(ownerId, cursor));
  return (async function* () {
    for await (const resume of own) yield hideCandidate(resume);
  })();
}
