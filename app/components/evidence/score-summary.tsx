import { MatchScale } from "#app/components/match-scale.tsx";
import { formatPoints } from "#app/lib/format.ts";
import { type Arithmetic, type Scorecard, VERDICT_WORDS, verdictLevels } from "#core/analysis/scorecard";
import { arithmeticOf } from "#core/scoring/arithmetic";
import { scoreVerdicts, shareOf } from "#core/scoring/score-verdicts";
import { tierForPercent } from "#core/scoring/tier";

type Props = { percent: number | null; scorecard: Scorecard };

/** How the match was calculated, so that anyone can verify it from the list below. */
export function ScoreSummary({ percent, scorecard }: Props) {
  const { range } = scorecard;
  return (
    <section aria-label="Match">
      <MatchScale percent={percent} className="h-3.5 w-full" />
      <p className="mt-1 flex justify-between text-2xs text-muted tabular-nums" aria-hidden>
        <span className="w-1/2">D</span>
        <span className="w-1/5">C 50</span>
        <span className="w-1/5">B 70</span>
        <span className="w-1/10">A 90</span>
      </p>
      <div className="mt-3 flex flex-col gap-1 text-sm">
        <p>{sayFormula(scorecard)}</p>
        <p className="text-muted text-xs">
          {sayLegend(arithmeticOf(scorecard))} A guide to reading, not a verdict on a person.
        </p>
        {range && <p>{sayRange(range)}</p>}
      </div>
    </section>
  );
}

const NBSP = "\u00a0";

function sayLegend({ levels, notSure, otherField }: Arithmetic): string {
  const counts = verdictLevels.toReversed().map((level) => {
    const [from, to] = levels[level];
    return `${VERDICT_WORDS[level]} counts ${from === to ? from : `${from} to ${to}`}`;
  });
  return `${counts.join(", ")}; more, the more passages show it. Not sure counts ${notSure.none} to ${notSure.strong}: what such verdicts turned out to be worth when readers looked. What only work of another field shows counts less, down to ${toPercent(otherField)} of that.`;
}

function sayFormula(scorecard: Scorecard): string {
  const { criteria, verdicts } = scorecard;
  const arithmetic = arithmeticOf(scorecard);
  const { score, points } = scoreVerdicts(criteria, verdicts, arithmetic);
  const share = shareOf(points);
  const sum = `Weight × verdict, summed: ${formatPoints(points.reached)} of ${formatPoints(points.total)} points = ${toPercent(share)}.`;
  const { C, B, A } = arithmetic.edges;
  return `${sum} Tiers begin where readers saw a fit of 50, 70 and 90: C at ${toPercent(C)} of the points, B at ${toPercent(B)}, A at ${toPercent(A)}. Straight lines between these make it a match of ${score.toFixed(1)}${NBSP}%, rounded down.`;
}

const toPercent = (share: number) => `${Number((100 * share).toFixed(1))}${NBSP}%`;

function sayRange({ low, high }: { low: number; high: number }): string {
  const span = `${low}–${high}${NBSP}% over two readings`;
  const [lower, upper] = [tierForPercent(low), tierForPercent(high)];
  return lower === upper ? `${span}.` : `Borderline: ${span}, from Tier ${lower} to Tier ${upper}.`;
}
