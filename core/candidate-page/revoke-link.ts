import type { AuditEvent } from "#core/audit/audit-event";
import type { OwnResumeDeps } from "#core/resumes/require-own-resume";
import { type CandidateOf, requireOwnCandidate } from "./require-own-candidate";

type Deps = OwnResumeDeps & {
  now(): Date;
  candidatePages: { revokeLink(resumeId: string, event: AuditEvent, now: Date): Promise<void> };
};

/** Takes a candidate's link back. */
export async function revokeLink(deps: Deps, of: CandidateOf): Promise<void> {
  const { userId, tournamentId, resumeId } = of;
  await requireOwnCandidate(deps, of);
  await deps.candidatePages.revokeLink(
    resumeId,
    { actor: { kind: "user", id: userId }, action: "candidate.link-revoked", tournamentId, resumeId },
    deps.now(),
  );
}
