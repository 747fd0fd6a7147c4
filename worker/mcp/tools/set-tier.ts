import * as z from "zod";
import { tierSchema } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import { MAX_REASON_CHARACTERS } from "#core/resumes/change-tier";
import { resumeId } from "../fields";
import { defineTool } from "../tool";

export const setTier = defineTool({
  name: "set_tier",
  title: "Set a tier",
  description:
    "Sets the recruiter's own tier of a candidate, which counts from then on. Only when your user told you to, with their reason, which is kept in the log.",
  scope: "write",
  isRepeatable: true,
  input: {
    resumeId,
    tier: tierSchema,
    reason: z.string().trim().min(1).max(MAX_REASON_CHARACTERS).describe("Your user's reason"),
  },
  run: async ({ services, viewer }, { resumeId, tier, reason }) => {
    const { isHumanOnly } = await services.resumes.get(viewer, resumeId);
    if (isHumanOnly) throw new DomainError("asks_for_a_person");
    const resume = await services.resumes.changeTier({ resumeId, userId: viewer.id, tier, reason });
    return { data: { resumeId, tier: resume.tier, aiTier: resume.aiTier } };
  },
});
