import { countAgreement } from "#core/analysis/compare-judges";
import type { Verdict } from "#core/analysis/scorecard";
import type { ViewDeps, Viewer } from "#core/audit/find-readable";
import { openView } from "#core/audit/open-view";
import { hideCandidate } from "./hide-candidate";
import { hideNote } from "./hide-note";
import { type OwnResumeDeps, requireOwnResume } from "./require-own-resume";
import type { ResumeView } from "./resume";

type Deps = ViewDeps &
  OwnResumeDeps & {
    resumes: {
      /** Both judges' levels for every criterion that both judged, across the tournament. */
      listByJudge(tournamentId: string): Promise<NonNullable<Verdict["byJudge"]>[]>;
    };
  };

/**
 * A resume with its scorecard, contact details and, if a model judged it, how often the model and the embedded judge
 * agree.
 */
export async function getResume(deps: Deps, viewer: Viewer, resumeId: string): Promise<ResumeView> {
  const access = await openView(deps, viewer, { resumeId }, "resume.contact-viewed");
  const resume = hideNote(access, hideCandidate(await requireOwnResume(deps, access.ownerId, resumeId)));
  if (!resume.scorecard?.model) return resume;
  return { ...resume, agreement: countAgreement(await deps.resumes.listByJudge(resume.tournamentId)) };
}
