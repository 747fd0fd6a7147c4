import { DomainError } from "#core/errors";
import type { RefusedUpload, UploadedResume, UploadInput } from "#core/resumes/upload-resume";
import type { ExternalResume } from "./external-resume";
import type { ListedResume } from "./get-listed-resume";

type Upload = { partnerId: string; listingId: string; fileName: string; bytes: Uint8Array };

type Deps = {
  uploadResume(file: UploadInput): Promise<UploadedResume | RefusedUpload>;
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  externalResumes: { find(of: ListedResume): Promise<ExternalResume | undefined> };
};

/** Adds a file to a listing that the partner is known to own. The same bytes give the same resume. */
export async function uploadToListing(
  deps: Deps,
  { partnerId, listingId, fileName, bytes }: Upload,
): Promise<{ resume: ExternalResume; isNew: boolean }> {
  const stored = await deps.uploadResume({ tournamentId: listingId, fileName, bytes });
  if ("refusal" in stored) throw new DomainError("listing_full");
  await deps.progress.publish(listingId, [stored.id]);
  const resume = await deps.externalResumes.find({ partnerId, listingId, resumeId: stored.id });
  if (!resume) throw new DomainError("resume_not_found");
  return { resume, isNew: stored.isNew };
}
