import { DomainError } from "#core/errors";
import type { OwnResumeDeps } from "#core/resumes/require-own-resume";
import type { ResumeView } from "#core/resumes/resume";

export type ListedResume = { partnerId: string; listingId: string; resumeId: string };

/** A resume of one of the partner's listings, with its result. */
export async function getListedResume(
  deps: OwnResumeDeps,
  { partnerId, listingId, resumeId }: ListedResume,
): Promise<ResumeView> {
  const resume = await deps.resumes.find(partnerId, resumeId);
  if (resume?.tournamentId !== listingId) throw new DomainError("resume_not_found");
  return resume;
}
