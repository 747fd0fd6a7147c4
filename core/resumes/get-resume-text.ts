import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import type { StoredFile } from "#core/documents/document";
import { type OwnResumeDeps, requireOwnResume } from "./require-own-resume";

type Deps = ViewDeps &
  OwnResumeDeps & { files: { getText(resume: StoredFile): Promise<string | undefined> } };

/** What quotes point into; empty before the resume was read. */
export async function getResumeText(deps: Deps, viewer: Viewer, resumeId: string): Promise<string> {
  const { ownerId } = await openView(deps, viewer, { resumeId }, "resume.contact-viewed");
  return (await deps.files.getText(await requireOwnResume(deps, ownerId, resumeId))) ?? "";
}
