import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import type { StoredFile } from "#core/documents/document";
import { hideInText } from "./hide-candidate";
import { type OwnResumeDeps, requireOwnResume } from "./require-own-resume";

type Deps = ViewDeps &
  OwnResumeDeps & { files: { getText(resume: StoredFile): Promise<string | undefined> } };

/** The text that evidence offsets refer to; empty until the resume was read. */
export async function getResumeText(deps: Deps, viewer: Viewer, resumeId: string): Promise<string> {
  const { ownerId } = await openView(deps, viewer, { resumeId }, "resume.contact-viewed");
  const resume = await requireOwnResume(deps, ownerId, resumeId);
  return hideInText((await deps.files.getText(resume)) ?? "", resume);
}
