import type { AuditEvent } from "#core/audit/audit-event";
import { requireRevealed } from "./hide-candidate";
import { type OwnResumeDeps, requireOwnResume } from "./require-own-resume";
import type { ResumeView } from "./resume";

type Deps = OwnResumeDeps & {
  now(): Date;
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
};

/** The owner's resume, for an export of everything stored about the candidate; the export is logged. */
export async function exportCandidate(
  deps: Deps,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<ResumeView> {
  const resume = requireRevealed(await requireOwnResume(deps, userId, resumeId));
  const { tournamentId } = resume;
  const actor = { kind: "user", id: userId } as const;
  await deps.audit.record({ actor, action: "resume.exported", tournamentId, resumeId }, deps.now());
  return resume;
}
