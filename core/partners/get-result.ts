import type { ViewDeps } from "#core/audit/find-readable";
import { recordView } from "#core/audit/record-view";
import type { OwnResumeDeps } from "#core/resumes/require-own-resume";
import { getListedResume, type ListedResume } from "./get-listed-resume";
import { type ResultDocument, toResultDocument } from "./result-document";

/** The result of a resume. It includes contact details, so the view is recorded. */
export async function getResult(deps: ViewDeps & OwnResumeDeps, of: ListedResume): Promise<ResultDocument> {
  const document = toResultDocument(await getListedResume(deps, of));
  const actor = { kind: "partner", id: of.partnerId } as const;
  const { partnerId: ownerId, resumeId } = of;
  await recordView(deps, { ownerId, actor }, "resume.contact-viewed", { resumeId });
  return document;
}
