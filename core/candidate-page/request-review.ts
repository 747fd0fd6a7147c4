import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { NewRequest, RequestDeps } from "./give-statement";
import { requireLink } from "./require-link";

type Deps = RequestDeps & {
  candidatePages: {
    /** False if the candidate has made all requests they may. */
    addReview(request: NewRequest, event: AuditEvent): Promise<boolean>;
  };
};

/** Puts a candidate into the queue of those who wait for a person. */
export async function requestReview(
  deps: Deps,
  { token, words }: { token: string; words: string },
): Promise<void> {
  const { link, resume } = await requireLink(deps, token);
  const { id: resumeId, tournamentId } = resume;
  const isAdded = await deps.candidatePages.addReview(
    { id: deps.newId(), resumeId, kind: "review", criterionId: null, words, createdAt: deps.now() },
    { actor: { kind: "link", id: link.id }, action: "candidate.review-asked", tournamentId, resumeId },
  );
  if (!isAdded) throw new DomainError("too_many_requests_of_candidate");
  await deps.progress.publish(tournamentId, [resumeId]);
}
