import type { AuditEvent } from "#core/audit/audit-event";
import { isFinished } from "#core/resumes/resume";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { CandidateRequest } from "./candidate-page";
import { type LinkDeps, requireLink } from "./require-link";

type Deps = LinkDeps &
  OwnTournamentDeps & {
    candidatePages: {
      noteOpened(linkId: string, event: AuditEvent, now: Date): Promise<void>;
      listRequests(resumeId: string): Promise<CandidateRequest[]>;
    };
  };

/** What a candidate sees by their link: each requirement, what was shown in their own lines, and what was not. */
export async function openPage(deps: Deps, token: string) {
  const { link, resume } = await requireLink(deps, token);
  const { name } = await requireOwnTournament(deps, link.ownerId, link.tournamentId);
  const { tournamentId, resumeId } = link;
  const event: AuditEvent = {
    actor: { kind: "link", id: link.id },
    action: "candidate.viewed",
    tournamentId,
    resumeId,
  };
  await deps.candidatePages.noteOpened(link.id, event, deps.now());
  const requests = await deps.candidatePages.listRequests(resumeId);
  const { scorecard, isHumanOnly, isStale, status, finishedAt } = resume;
  const verdicts = new Map(scorecard?.verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return {
    job: name,
    expiresAt: link.expiresAt.toISOString(),
    isHumanOnly,
    isBeingRead: !isHumanOnly && (isStale || !isFinished(status)),
    isUnreadable: status === "error",
    isRated: Boolean(scorecard && !scorecard.notRated),
    readAt: scorecard ? finishedAt : null,
    judge: scorecard ? (scorecard.model ?? null) : null,
    criteria: (scorecard?.criteria ?? [])
      .filter(({ overall }) => !overall)
      .map(({ id, text, importance }) => {
        const verdict = verdicts.get(id);
        return {
          id,
          text,
          importance,
          level: verdict?.level ?? null,
          sure: verdict?.sure ?? true,
          quote: verdict?.evidence?.quote ?? null,
        };
      }),
    requests: requests.map(({ id, kind, criterionId, words, createdAt, answeredAt }) => ({
      ...{ id, kind, criterionId, words },
      createdAt: createdAt.toISOString(),
      isAnswered: answeredAt !== null,
    })),
  };
}
