import { DomainError } from "#core/errors";
import { type OwnResumeDeps, requireOwnResume } from "#core/resumes/require-own-resume";
import type { ResumeView } from "#core/resumes/resume";

export type CandidateOf = { userId: string; tournamentId: string; resumeId: string };

/** The owner's resume, if it belongs to this tournament. */
export async function requireOwnCandidate(
  deps: OwnResumeDeps,
  { userId, tournamentId, resumeId }: CandidateOf,
): Promise<ResumeView> {
  const resume = await requireOwnResume(deps, userId, resumeId);
  if (resume.tournamentId !== tournamentId) throw new DomainError("resume_not_found");
  return resume;
}
