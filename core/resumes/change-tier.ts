import * as z from "zod";
import { type Tier, tierSchema } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import type { ResumeView } from "./resume";

export const changeTierSchema = z.object({
  /** Null withdraws the recruiter's own, so that the one of the analysis is in force again. */
  tier: z.literal([...tierSchema.options, null], { error: "Tier must be A, B, C, D or null" }),
});

type Deps = {
  now(): Date;
  findResume(userId: string, resumeId: string): Promise<ResumeView | undefined>;
  /** Undefined when the user owns no such resume, or it has not been read. */
  setRecruiterTier(change: {
    resumeId: string;
    userId: string;
    tier: Tier | null;
    now: Date;
  }): Promise<ResumeView | undefined>;
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
};

/** Puts the recruiter's own tier beside the one of the analysis, or takes it away again. */
export async function changeTier(
  deps: Deps,
  input: { resumeId: string; userId: string; tier: Tier | null },
): Promise<ResumeView> {
  const resume = await deps.setRecruiterTier({ ...input, now: deps.now() });
  if (!resume) {
    const isOwn = await deps.findResume(input.userId, input.resumeId);
    throw new DomainError(isOwn ? "resume_not_read" : "resume_not_found");
  }
  await deps.publishProgress(resume.tournamentId, [resume.id]);
  return resume;
}
