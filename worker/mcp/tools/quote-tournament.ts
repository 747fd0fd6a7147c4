import { creditFor } from "#core/billing/next-credit";
import { job } from "../fields";
import { defineTool } from "../tool";

export const quoteTournament = defineTool({
  name: "quote_tournament",
  title: "Quote a tournament",
  description:
    "Says which criteria a job would be judged by and what its tournament costs. Spends and stores nothing. Pass quoteId and the same texts to create_tournament.",
  scope: "read",
  input: job,
  run: async ({ services, viewer, key }, { resumes, ...texts }) => {
    const { id, rubric, warnings } = await services.tournaments.review(viewer, texts);
    const credit = viewer.hasUnlimitedAccess
      ? undefined
      : creditFor(await services.credits.listUsable(viewer.id), resumes);
    const total = rubric.criteria.reduce((sum, { weight }) => sum + weight, 0);
    return {
      data: {
        quoteId: id,
        criteria: rubric.criteria.map(({ text, importance, weight }) => ({
          ...{ text, importance },
          weightPercent: Math.round((100 * weight) / total),
        })),
        leftOut: rubric.refused ?? [],
        warnings,
        cost: {
          credits: viewer.hasUnlimitedAccess ? 0 : 1,
          kind: credit?.planName ?? null,
          takesResumes: credit?.maxResumes ?? null,
          creditsLeft: viewer.hasUnlimitedAccess ? null : await services.credits.count(viewer.id),
          leftOfThisKeysCap: key.spendCap === null ? null : Math.max(0, key.spendCap - key.spent),
        },
      },
    };
  },
});
