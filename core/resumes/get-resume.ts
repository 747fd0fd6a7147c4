import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { hideNote } from "./hide-note";
import { type OwnResumeDeps, requireOwnResume } from "./require-own-resume";
import type { ResumeView } from "./resume";

/** With its scorecard, and how to reach the candidate. */
export async function getResume(
  deps: ViewDeps & OwnResumeDeps,
  viewer: Viewer,
  resumeId: string,
): Promise<ResumeView> {
  const access = await openView(deps, viewer, { resumeId }, "resume.contact-viewed");
  return hideNote(access, await requireOwnResume(deps, access.ownerId, resumeId));
}
