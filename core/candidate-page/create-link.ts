import type { AuditEvent } from "#core/audit/audit-event";
import type { OwnResumeDeps } from "#core/resumes/require-own-resume";
import { DAY_MS } from "#core/time";
import { type CandidateOf, requireOwnCandidate } from "./require-own-candidate";

type NewLink = { id: string; resumeId: string; tokenHash: string; createdAt: Date; expiresAt: Date };

type Deps = OwnResumeDeps & {
  now(): Date;
  newId(): string;
  appUrl: string;
  newToken(): { token: string; tokenHash: string };
  candidatePages: {
    /** Revokes the candidate's former link. */
    insertLink(link: NewLink, event: AuditEvent): Promise<void>;
  };
};

/** Creates a candidate's link, which replaces the former one. The URL is returned only this once. */
export async function createLink(
  deps: Deps,
  { days, ...of }: CandidateOf & { days: number },
): Promise<{ url: string }> {
  const { userId, tournamentId, resumeId } = of;
  await requireOwnCandidate(deps, of);
  const { token, tokenHash } = deps.newToken();
  const now = deps.now();
  await deps.candidatePages.insertLink(
    {
      id: deps.newId(),
      resumeId,
      tokenHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    },
    {
      actor: { kind: "user", id: userId },
      action: "candidate.link-created",
      tournamentId,
      resumeId,
      details: { days },
    },
  );
  return { url: `${deps.appUrl}/candidate?key=${token}` };
}
