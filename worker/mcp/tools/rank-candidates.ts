import * as z from "zod";
import { tierSchema } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import { cursorOf, tournamentId } from "../fields";
import { defineTool } from "../tool";

const STALE = "This cursor's candidate is not in the list anymore. Start again without a cursor.";

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
    cursor: cursorOf(z.string().max(40)),
  },
  run: async ({ services, viewer }, { tournamentId: id, tier, limit, cursor }) => {
    const all = await services.candidates.list(viewer, id);
    const found = tier ? all.filter((card) => card.tier === tier) : all;
    // The last candidate of the page before, wherever they rank by now.
    const start = cursor === undefined ? 0 : found.findIndex((card) => card.id === cursor) + 1;
    if (cursor !== undefined && start === 0) throw new DomainError("invalid_input", { message: STALE });
    const shown = found.slice(start, start + limit);
    const nextCursor = start + limit < found.length ? shown.at(-1)?.id : null;
    return {
      data: {
        total: found.length,
        nextCursor,
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
