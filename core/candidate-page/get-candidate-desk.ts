import type { NoticeSettings } from "#core/notices/notice-settings";
import { hideCandidate, hideInText } from "#core/resumes/hide-candidate";
import type { OwnResumeDeps } from "#core/resumes/require-own-resume";
import { candidateName } from "#core/resumes/resume";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { CandidateLinkView, CandidateRequest } from "./candidate-page";
import { draftLetter } from "./draft-letter";
import { type CandidateOf, requireOwnCandidate } from "./require-own-candidate";

type Deps = OwnResumeDeps &
  OwnTournamentDeps & {
    candidatePages: {
      findLink(resumeId: string): Promise<CandidateLinkView | undefined>;
      listRequests(resumeId: string): Promise<CandidateRequest[]>;
    };
    notices: { find(userId: string): Promise<NoticeSettings | undefined> };
  };

/** A candidate's link, requests and letter, for the recruiter. */
export async function getCandidateDesk(deps: Deps, of: CandidateOf) {
  const { userId, tournamentId, resumeId } = of;
  const known = await requireOwnCandidate(deps, of);
  const resume = hideCandidate(known);
  const tournament = await requireOwnTournament(deps, userId, tournamentId);
  const [link, requests, employer] = await Promise.all([
    deps.candidatePages.findLink(resumeId),
    deps.candidatePages.listRequests(resumeId),
    deps.notices.find(userId),
  ]);
  const criteria = new Map(tournament.rubric.criteria.map(({ id, text }) => [id, text]));
  return {
    tournament: { id: tournament.id, name: tournament.name },
    resume: {
      id: resume.id,
      name: resume.contactInfo.name ?? candidateName(resume.fileName),
      isHumanOnly: resume.isHumanOnly,
    },
    link: link && {
      ...link,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      revokedAt: link.revokedAt?.toISOString() ?? null,
      openedAt: link.openedAt?.toISOString() ?? null,
    },
    requests: requests.map(({ criterionId, words, createdAt, answeredAt, ...request }) => ({
      ...request,
      words: hideInText(words, known),
      criterion: criterionId && (criteria.get(criterionId) ?? null),
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    letter: draftLetter({
      job: tournament.name,
      resume,
      company: employer?.company ?? "",
      contact: employer?.contact ?? "",
    }),
  };
}
