import type { AuditEvent } from "#core/audit/audit-event";
import { type OwnResumeDeps, requireOwnResume } from "#core/resumes/require-own-resume";

type Deps = OwnResumeDeps & {
  now(): Date;
  candidatePages: { revokeLink(resumeId: string, event: AuditEvent, now: Date): Promise<void> };
};

/** Takes a candidate's link back. */
export async function revokeLink(
  deps: Deps,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<void> {
  const { tournamentId } = await requireOwnResume(deps, userId, resumeId);
  await deps.candidatePages.revokeLink(
    resumeId,
    { actor: { kind: "user", id: userId }, action: "candidate.link-revoked", tournamentId, resumeId },
    deps.now(),
  );
}
