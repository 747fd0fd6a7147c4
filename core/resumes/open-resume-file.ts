import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { requireRevealed } from "./hide-candidate";
import { type OwnResumeDeps, requireOwnResume } from "./require-own-resume";
import type { ResumeView } from "./resume";

/** The resume whose file will be sent. */
export async function openResumeFile(
  deps: ViewDeps & OwnResumeDeps,
  viewer: Viewer,
  resumeId: string,
): Promise<ResumeView> {
  const { ownerId } = await openView(deps, viewer, { resumeId }, "resume.file-viewed");
  return requireRevealed(await requireOwnResume(deps, ownerId, resumeId));
}
