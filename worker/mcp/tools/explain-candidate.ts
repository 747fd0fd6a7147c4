import { resumeId } from "../fields";
import { defineTool } from "../tool";
import { quotesOf, verdictsOf } from "../verdicts";

export const explainCandidate = defineTool({
  name: "explain_candidate",
  title: "Explain a candidate",
  description:
    "Says why a candidate has this match: the verdict for each criterion, with the quote from the resume that shows it.",
  scope: "read",
  input: { resumeId },
  run: async ({ services, viewer }, { resumeId }) => {
    const resume = await services.resumes.get(viewer, resumeId);
    const { id, tournamentId, status, tier, aiTier, recruiterTier, matchPercent, rubricVersion } = resume;
    const { fileName, error, contactInfo: contact, followUpQuestions, pros, cons, scorecard } = resume;
    return {
      data: {
        ...{ resumeId: id, tournamentId, status, tier, aiTier, matchPercent, rubricVersion },
        recruiterTier: recruiterTier && { tier: recruiterTier.tier, reason: recruiterTier.reason },
        asksForAPerson: resume.isHumanOnly,
        verdicts: verdictsOf(resume),
      },
      fromResumes: {
        [id]: {
          ...{ fileName, error, contact, pros, cons, followUpQuestions },
          quotes: quotesOf(resume),
          remarks: scorecard?.flags ?? [],
        },
      },
    };
  },
});
