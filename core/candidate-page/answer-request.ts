import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { OwnResumeDeps } from "#core/resumes/require-own-resume";
import { type CandidateOf, requireOwnCandidate } from "./require-own-candidate";

type Deps = OwnResumeDeps & {
  now(): Date;
  candidatePages: {
    /** Once, however often it is called. False if the candidate has no such request. */
    answer(of: { id: string; resumeId: string }, event: AuditEvent, now: Date): Promise<boolean>;
  };
};

/** Marks a candidate's request as answered by a person, which ends its waiting. */
export async function answerRequest(
  deps: Deps,
  { requestId, ...of }: CandidateOf & { requestId: string },
): Promise<void> {
  const { userId, tournamentId, resumeId } = of;
  await requireOwnCandidate(deps, of);
  const event: AuditEvent = {
    actor: { kind: "user", id: userId },
    action: "candidate.answered",
    tournamentId,
    resumeId,
  };
  const isAnswered = await deps.candidatePages.answer({ id: requestId, resumeId }, event, deps.now());
  if (!isAnswered) throw new DomainError("candidate_request_not_found");
}
