import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { requireRevealed } from "#core/resumes/hide-candidate";
import { type OwnResumeDeps, requireOwnResume } from "#core/resumes/require-own-resume";
import type { ResumeView } from "#core/resumes/resume";
import { requireShare, type ShareDeps } from "./require-share";

type Deps = ShareDeps & OwnResumeDeps & { audit: { record(event: AuditEvent, now: Date): Promise<void> } };

/** A shared candidate's original file; opening it is recorded. A blind link offers no files, a blind review none of hidden candidates. */
export async function openSharedFile(
  deps: Deps,
  { token, resumeId }: { token: string; resumeId: string },
): Promise<ResumeView> {
  const { id, tournamentId, ownerId, isBlind, resumeIds } = await requireShare(deps, token);
  if (isBlind || !resumeIds.includes(resumeId)) throw new DomainError("resume_not_found");
  const resume = requireRevealed(await requireOwnResume(deps, ownerId, resumeId));
  const actor = { kind: "link", id } as const;
  const details = { shareId: id };
  await deps.audit.record(
    { actor, action: "share.file-viewed", tournamentId, resumeId, details },
    deps.now(),
  );
  return resume;
}
