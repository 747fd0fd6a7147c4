import { MatchScale } from "#app/components/match-scale.tsx";
import { formatPoints } from "#app/lib/format.ts";
import { type Arithmetic, type Scorecard, VERDICT_WORDS, verdictLevels } from "#core/analysis/scorecard";
import { arithmeticOf } from "#core/scoring/arithmetic";
import { scoreVerdicts, shareOf } from "#core/scoring/score-verdicts";
import { tierForPercent } from "#core/scoring/tier";

type Props = { percent: number | null; scorecard: Scorecard };

/** How the match was calculated, so that anyone can verify it from the list below. */
export function ScoreSummary({ percent, scorecard }: Props) {
  const { criteria, verdicts, range } = scorecard;
  const arithmetic = arithmeticOf(scorecard);
  const { edges } = arithmetic;
  const { score, points } = scoreVerdicts(criteria, verdicts, arithmetic);
  return (
    <section aria-label="Match">
      <MatchScale percent={percent} className="h-3.5 w-full" />
      <p className="mt-1 flex justify-between text-2xs text-muted tabular-nums" aria-hidden>
        <span className="w-1/2">D</span>
        <span className="w-1/5">C 50</span>
        <span className="w-1/5">B 70</span>
        <span className="w-1/10">A 90</span>
      </p>
      {range && <p className="mt-3 text-sm">{sayRange(range)}</p>}
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer">
          {formatPoints(points.reached)} of {formatPoints(points.total)} points make a match of {percent}
          {NBSP}%
        </summary>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-muted">
          <li>
            Each criterion below adds its weight × its verdict. Together: {formatPoints(points.reached)} of{" "}
            {formatPoints(points.total)} points = {toPercent(shareOf(points))}.
          </li>
          <li>
            Tier C starts at {toPercent(edges.C)} of the points, B at {toPercent(edges.B)} and A at{" "}
            {toPercent(edges.A)}: there, readers saw a fit of 50, 70 and 90{NBSP}%. In between, the match
            rises in straight lines: {score.toFixed(1)}
            {NBSP}%, rounded down.
          </li>
          <li>{sayLevels(arithmetic)}</li>
          <li>{sayReductions(arithmetic)}</li>
        </ul>
      </details>
    </section>
  );
}

const NBSP = "\u00a0";

function sayLevels({ levels }: Arithmetic): string {
  const counts = verdictLevels.toReversed().map((level) => {
    const [from, to] = levels[level];
    return `"${VERDICT_WORDS[level]}" counts ${from === to ? from : `${from} to ${to}`}`;
  });
  return `${counts.join(", ")}: the more passages show it, the higher.`;
}

function sayReductions({ notSure, otherField }: Arithmetic): string {
  return `"Not sure" counts ${notSure.none} to ${notSure.strong}, which is what such verdicts were worth when readers checked. Work in another field counts less, down to ${toPercent(otherField)}.`;
}

const toPercent = (share: number) => `${Number((100 * share).toFixed(1))}${NBSP}%`;

function sayRange({ low, high }: { low: number; high: number }): string {
  const span = `${low}–${high}${NBSP}% over two readings`;
  const [lower, upper] = [tierForPercent(low), tierForPercent(high)];
  return lower === upper ? `${span}.` : `Borderline: ${span}, from Tier ${lower} to Tier ${upper}.`;
}
