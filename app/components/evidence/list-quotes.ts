import type { Criterion } from "#core/analysis/rubric";
import {
  isUnsure,
  type Passage,
  type Scorecard,
  shownPassageOf,
  type Verdict,
} from "#core/analysis/scorecard";

/** `id` is the criterion's for the line that the verdict quotes, and "c3.2", "c3.3" for other lines to look at. */
export type Quote = { id: string; criterion: Criterion; verdict: Verdict; evidence: Passage };

/** The lines to show for a verdict: the one it quotes, and others if the judge is not sure. */
export function linesOf(verdict: Verdict): { id: string; evidence: Passage }[] {
  const quoted = shownPassageOf(verdict);
  if (!quoted) return [];
  const others = isUnsure(verdict) ? (verdict.others ?? []) : [];
  return [quoted, ...others].map((evidence, at) => ({
    id: at === 0 ? verdict.criterionId : `${verdict.criterionId}.${at + 1}`,
    evidence,
  }));
}

/** The quotes of a scorecard, in the order in which they appear in the resume. */
export function listQuotes({ criteria, verdicts }: Pick<Scorecard, "criteria" | "verdicts">): Quote[] {
  return criteria
    .flatMap((criterion) => {
      const verdict = verdicts.find(({ criterionId }) => criterionId === criterion.id);
      return verdict ? linesOf(verdict).map((line) => ({ ...line, criterion, verdict })) : [];
    })
    .sort((a, b) => a.evidence.start - b.evidence.start || a.evidence.end - b.evidence.end);
}
