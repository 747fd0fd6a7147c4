import { isUnsure, shownPassageOf, VERDICT_WORDS } from "#core/analysis/scorecard";
import type { ResumeView } from "#core/resumes/resume";

type VerdictLine = {
  criterionId: string;
  /** In the recruiter's words. */
  criterion: string;
  importance: "must" | "nice";
  /** Met, Partly met, Mentioned or Not shown. */
  level: string | null;
  isSure: boolean;
};

/** The verdict for each criterion, without anything from the resume. */
export function verdictsOf({ scorecard }: ResumeView): VerdictLine[] {
  const verdicts = new Map(scorecard?.verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return (scorecard?.criteria ?? []).map(({ id, text, importance }) => {
    const verdict = verdicts.get(id);
    return {
      ...{ criterionId: id, criterion: text, importance },
      level: verdict ? VERDICT_WORDS[verdict.level] : null,
      isSure: verdict ? !isUnsure(verdict) : false,
    };
  });
}

/** For each criterion, the passage that shows it and the judge's note, which may repeat words of the resume. */
export const quotesOf = ({ scorecard }: ResumeView) =>
  Object.fromEntries(
    (scorecard?.verdicts ?? []).map((verdict) => [
      verdict.criterionId,
      { quote: shownPassageOf(verdict)?.quote ?? null, note: verdict.note },
    ]),
  );
