import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import type { ResumeView } from "#core/resumes/resume";
import type { CandidateRequest } from "./candidate-page";
import { type LinkDeps, requireLink } from "./require-link";

export type NewRequest = Omit<CandidateRequest, "answeredAt"> & { resumeId: string };

export type RequestDeps = LinkDeps & {
  newId(): string;
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

type Deps = RequestDeps & {
  candidatePages: {
    /**
     * Stores it and takes the verdict on its criterion away, so that it is read again. False if the candidate has
     * made all requests they may, or has asked for a person in the meantime.
     */
    addStatement(request: NewRequest & { criterionId: string }, event: AuditEvent): Promise<boolean>;
  };
  files: { getText(resume: { id: string; tournamentId: string }): Promise<string | undefined> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

/** Adds a candidate's own words to one criterion, which is then read again with them. */
export async function giveStatement(
  deps: Deps,
  { token, criterionId, words }: { token: string; criterionId: string; words: string },
): Promise<void> {
  const { link, resume } = await requireLink(deps, token);
  requireJudged(resume, criterionId);
  if (resume.isStale || resume.status !== "done") throw new DomainError("candidate_being_read");
  // The words could not be read without it.
  if ((await deps.files.getText(resume)) === undefined) throw new DomainError("candidate_being_read");
  const { tournamentId } = link;
  const isAdded = await deps.candidatePages.addStatement(
    { id: deps.newId(), resumeId: resume.id, kind: "statement", criterionId, words, createdAt: deps.now() },
    {
      actor: { kind: "link", id: link.id },
      action: "candidate.statement-given",
      tournamentId,
      resumeId: resume.id,
      details: { criterionId },
    },
  );
  if (!isAdded) {
    requireJudged((await requireLink(deps, token)).resume, criterionId);
    throw new DomainError("too_many_requests_of_candidate");
  }
  await deps.jobs.enqueue([{ version: 1, type: "extend-analysis", resumeId: resume.id }]);
  await deps.progress.publish(tournamentId, [resume.id]);
}

function requireJudged({ scorecard, isHumanOnly }: ResumeView, criterionId: string): void {
  const isAsked = scorecard?.criteria.some(({ id, overall }) => id === criterionId && !overall);
  if (!isAsked || isHumanOnly || scorecard?.notRated) throw new DomainError("candidate_link_not_found");
}
