import * as z from "zod";
import { DomainError } from "#core/errors";
import { explainCandidateOrder } from "#core/resumes/rank-candidates";
import { resumeId, tournamentId } from "../fields";
import { defineTool } from "../tool";
import { quotesOf, verdictsOf } from "../verdicts";

export const compareCandidates = defineTool({
  name: "compare_candidates",
  title: "Compare candidates",
  description:
    "Puts two to five candidates of a tournament side by side, best first: their verdicts by criterion, with quotes, and what put each before the next.",
  scope: "read",
  input: { tournamentId, resumeIds: z.array(resumeId).min(2).max(5) },
  run: async ({ services, viewer }, { tournamentId: id, resumeIds }) => {
    const wanted = new Set(resumeIds);
    const cards = (await services.candidates.list(viewer, id)).filter((card) => wanted.has(card.id));
    if (cards.length < wanted.size) throw new DomainError("resume_not_found");
    const resumes = await Promise.all(cards.map((card) => services.resumes.get(viewer, card.id)));
    return {
      data: {
        candidates: resumes.map((resume, index) => {
          const [own, next] = [cards[index], cards[index + 1]];
          return {
            ...{ resumeId: resume.id, tier: resume.tier, matchPercent: resume.matchPercent },
            beforeTheNext: (own && next && explainCandidateOrder(own, next)) ?? null,
            verdicts: verdictsOf(resume),
          };
        }),
      },
      fromResumes: Object.fromEntries(
        resumes.map((resume) => [
          resume.id,
          { name: resume.contactInfo.name ?? null, fileName: resume.fileName, quotes: quotesOf(resume) },
        ]),
      ),
    };
  },
});
