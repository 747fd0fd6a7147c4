import type { AuditEvent } from "#core/audit/audit-event";
import type { CandidateRequest } from "#core/candidate-page/candidate-page";
import type { Feedback } from "#core/shares/share";
import { requireRevealed } from "./hide-candidate";
import { type OwnResumeDeps, requireOwnResume } from "./require-own-resume";
import type { ResumeView } from "./resume";

type Deps = OwnResumeDeps & {
  now(): Date;
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
  candidatePages: { listRequests(resumeId: string): Promise<CandidateRequest[]> };
  shares: { listFeedback(resumeId: string): Promise<Feedback[]> };
};

export type CandidateRecord = {
  resume: ResumeView;
  /** What the candidate said and asked for through their own link. */
  requests: CandidateRequest[];
  /** What others said of them through shared links. */
  opinions: Feedback[];
};

/** What is stored about the owner's candidate besides the file and its text, for an export; the export is logged. */
export async function exportCandidate(
  deps: Deps,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<CandidateRecord> {
  const resume = requireRevealed(await requireOwnResume(deps, userId, resumeId));
  const { tournamentId } = resume;
  const actor = { kind: "user", id: userId } as const;
  const [requests, opinions] = await Promise.all([
    deps.candidatePages.listRequests(resumeId),
    deps.shares.listFeedback(resumeId),
  ]);
  await deps.audit.record({ actor, action: "resume.exported", tournamentId, resumeId }, deps.now());
  return { resume, requests, opinions };
}
