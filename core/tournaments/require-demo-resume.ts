import { DomainError } from "#core/errors";
import { type OwnResumeDeps, requireOwnResume } from "#core/resumes/require-own-resume";
import type { ResumeView } from "#core/resumes/resume";
import { DEMO_OWNER_ID } from "./demo";
import { type GetDemoDeps, getDemo } from "./get-demo";

/** A resume of a visitor's tournament, for anybody who knows the tournament's id. */
export async function requireDemoResume(
  deps: GetDemoDeps & OwnResumeDeps,
  demoId: string,
  resumeId: string,
): Promise<ResumeView> {
  const [demo, resume] = await Promise.all([
    getDemo(deps, demoId),
    requireOwnResume(deps, DEMO_OWNER_ID, resumeId),
  ]);
  if (resume.tournamentId !== demo.id) throw new DomainError("resume_not_found");
  return resume;
}
