import { found } from "#core/errors";
import type { ResumeView } from "./resume";

export type OwnResumeDeps = {
  resumes: { find(ownerId: string, resumeId: string): Promise<ResumeView | undefined> };
};

/** The owner's resume. Other users' resumes are not found. */
export async function requireOwnResume(
  deps: OwnResumeDeps,
  ownerId: string,
  resumeId: string,
): Promise<ResumeView> {
  return found(await deps.resumes.find(ownerId, resumeId), "resume_not_found");
}
