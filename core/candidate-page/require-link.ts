import { DomainError } from "#core/errors";
import type { ResumeView } from "#core/resumes/resume";
import type { CandidateLink } from "./candidate-page";

export type LinkDeps = {
  now(): Date;
  hashToken(token: string): string;
  candidatePages: { findByToken(tokenHash: string): Promise<CandidateLink | undefined> };
  resumes: { find(ownerId: string, resumeId: string): Promise<ResumeView | undefined> };
};

/** The candidate that a link belongs to. A link that has expired or was revoked says so. */
export async function requireLink(deps: LinkDeps, token: string) {
  const link = await deps.candidatePages.findByToken(deps.hashToken(token));
  if (!link) throw new DomainError("candidate_link_not_found");
  if (link.revokedAt || link.expiresAt <= deps.now()) throw new DomainError("candidate_link_over");
  const resume = await deps.resumes.find(link.ownerId, link.resumeId);
  if (!resume) throw new DomainError("candidate_link_not_found");
  return { link, resume };
}
