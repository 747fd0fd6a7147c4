import type { Criterion } from "#core/analysis/rubric";
import { type Evidence, type Scorecard, shownPassageOf, type Verdict } from "#core/analysis/scorecard";

export type Quote = { criterion: Criterion; verdict: Verdict; evidence: Evidence };

/** The quotes of a scorecard, in the order in which they appear in the resume. */
export function listQuotes({ criteria, verdicts }: Pick<Scorecard, "criteria" | "verdicts">): Quote[] {
  return criteria
    .flatMap((criterion) => {
      const verdict = verdicts.find(({ criterionId }) => criterionId === criterion.id);
      const evidence = verdict && shownPassageOf(verdict);
      return evidence ? [{ criterion, verdict, evidence }] : [];
    })
    .sort((a, b) => a.evidence.start - b.evidence.start || a.evidence.end - b.evidence.end);
}
