import { DomainError } from "#core/errors";
import type { ResumeView } from "#core/resumes/resume";
import type { RefusedUpload, UploadedResume } from "#core/resumes/upload-resume";

type Upload = { partnerId: string; listingId: string; fileName: string; bytes: Uint8Array };

type Deps = {
  uploadResume(file: {
    tournamentId: string;
    fileName: string;
    bytes: Uint8Array;
  }): Promise<UploadedResume | RefusedUpload>;
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  resumes: { find(userId: string, resumeId: string): Promise<ResumeView | undefined> };
};

/** Takes a partner's file into a listing it is known to own. The same bytes again are the same resume. */
export async function uploadToListing(
  deps: Deps,
  { partnerId, listingId, fileName, bytes }: Upload,
): Promise<{ resume: ResumeView; isNew: boolean }> {
  const stored = await deps.uploadResume({ tournamentId: listingId, fileName, bytes });
  if ("refusal" in stored) throw new DomainError("listing_full");
  await deps.progress.publish(listingId, [stored.id]);
  const resume = await deps.resumes.find(partnerId, stored.id);
  if (!resume) throw new DomainError("resume_not_found");
  return { resume, isNew: stored.isNew };
}
