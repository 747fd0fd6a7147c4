import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { MAX_REQUESTS } from "./candidate-page";
import type { NewRequest, RequestDeps } from "./give-statement";
import { requireLink } from "./require-link";

type Deps = RequestDeps & {
  candidatePages: { addReview(request: NewRequest, event: AuditEvent): Promise<void> };
};

/** Puts a candidate into the queue of those who wait for a person. */
export async function requestReview(
  deps: Deps,
  { token, words }: { token: string; words: string },
): Promise<void> {
  const { link, resume } = await requireLink(deps, token);
  if ((await deps.candidatePages.countRequests(resume.id)) >= MAX_REQUESTS) {
    throw new DomainError("too_many_requests_of_candidate");
  }
  const { id: resumeId, tournamentId } = resume;
  await deps.candidatePages.addReview(
    { id: deps.newId(), resumeId, kind: "review", criterionId: null, words, createdAt: deps.now() },
    { actor: { kind: "link", id: link.id }, action: "candidate.review-asked", tournamentId, resumeId },
  );
  await deps.progress.publish(tournamentId, [resumeId]);
}
