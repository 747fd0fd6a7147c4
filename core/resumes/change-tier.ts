import * as z from "zod";
import { type Tier, tierSchema } from "#core/analysis/scorecard";
import { hashReason, type Reason } from "#core/audit/reason";
import { DomainError } from "#core/errors";
import { hideCandidate } from "./hide-candidate";
import type { ResumeView } from "./resume";

export const MAX_REASON_CHARACTERS = 500;

export const changeTierSchema = z.object({
  /** Null withdraws the recruiter's tier, so that the judge's tier applies again. */
  tier: z.literal([...tierSchema.options, null], { error: "Tier must be A, B, C, D or null" }),
  /** The recruiter's reason. */
  reason: z
    .string({ error: "Send the reason as text." })
    .trim()
    .max(MAX_REASON_CHARACTERS, { error: "A reason has at most 500 characters." })
    .optional(),
});

export type ChangeTierInput = z.infer<typeof changeTierSchema>;

export type TierChange = {
  resumeId: string;
  userId: string;
  tier: Tier | null;
  reason: Reason | null;
  reasonHash: string | null;
  now: Date;
};

type Deps = {
  now(): Date;
  newId(): string;
  sha256(text: string): string;
  resumes: {
    find(userId: string, resumeId: string): Promise<ResumeView | undefined>;
    /** Also adds an audit entry. Undefined if the user owns no such resume or it has not been read. */
    setRecruiterTier(change: TierChange): Promise<ResumeView | undefined>;
  };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** Sets or withdraws the recruiter's own tier, which overrides the judge's. */
export async function changeTier(
  deps: Deps,
  input: ChangeTierInput & { resumeId: string; userId: string },
): Promise<ResumeView> {
  const reason = input.reason ? { text: input.reason, salt: deps.newId() } : null;
  const reasonHash = reason && hashReason(deps.sha256, reason);
  const resume = await deps.resumes.setRecruiterTier({ ...input, reason, reasonHash, now: deps.now() });
  if (!resume) {
    const isOwn = await deps.resumes.find(input.userId, input.resumeId);
    throw new DomainError(isOwn ? "resume_not_read" : "resume_not_found");
  }
  await deps.progress.publish(resume.tournamentId, [resume.id]);
  return hideCandidate(resume);
}
