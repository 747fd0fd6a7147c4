import * as z from "zod";
import { tierSchema } from "#core/analysis/scorecard";
import { tournamentId } from "../fields";
import { defineTool } from "../tool";

export const rankCandidates = defineTool({
  name: "rank_candidates",
  title: "Rank candidates",
  description:
    "Lists the candidates of a tournament, best first, with match and tier, and what speaks for and against them.",
  scope: "read",
  input: {
    tournamentId,
    tier: tierSchema
      .optional()
      .describe("Only this tier; the recruiter's own tier counts where there is one"),
    limit: z.number().int().min(1).max(50).default(20),
  },
  run: async ({ services, viewer }, { tournamentId: id, tier, limit }) => {
    const all = await services.candidates.list(viewer, id);
    const found = tier ? all.filter((card) => card.tier === tier) : all;
    const shown = found.slice(0, limit);
    return {
      data: {
        total: found.length,
        candidates: shown.map((card) => ({
          resumeId: card.id,
          status: card.status,
          tier: card.tier,
          isRecruitersTier: card.recruiterTier !== null,
          matchPercent: card.matchPercent,
          asksForAPerson: card.isHumanOnly,
        })),
      },
      fromResumes: Object.fromEntries(
        shown.map(({ id, fileName, contactInfo, extractedSkills: skills, pros, cons, error }) => [
          id,
          { name: contactInfo.name ?? null, fileName, skills, pros, cons, error },
        ]),
      ),
    };
  },
});
