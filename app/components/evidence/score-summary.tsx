import { MatchScale } from "#app/components/match-scale.tsx";
import { formatPoints } from "#app/lib/format.ts";
import { type Arithmetic, type Scorecard, VERDICT_WORDS, verdictLevels } from "#core/analysis/scorecard";
import { arithmeticOf } from "#core/scoring/arithmetic";
import { scoreVerdicts, shareOf } from "#core/scoring/score-verdicts";
import { tierForPercent } from "#core/scoring/tier";
import * as words from "./words";

type Props = { percent: number | null; scorecard: Scorecard };

/** How the match was calculated, so that anyone can verify it from the list below. */
export function ScoreSummary({ percent, scorecard }: Props) {
  const { criteria, verdicts, range } = scorecard;
  const arithmetic = arithmeticOf(scorecard);
  const { edges } = arithmetic;
  const { score, points } = scoreVerdicts(criteria, verdicts, arithmetic);
  const share = shareOf(points);
  return (
    <section aria-label={words.matchTitle}>
      <MatchScale percent={percent} className="h-3.5 w-full" />
      <p className="mt-1 flex justify-between text-2xs text-muted tabular-nums" aria-hidden>
        <span className="w-1/2">D</span>
        <span className="w-1/5">C 50</span>
        <span className="w-1/5">B 70</span>
        <span className="w-1/10">A 90</span>
      </p>
      {range && <p className="mt-3 text-sm">{describeRange(range)}</p>}
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer">
          {words.pointsAndMatch(formatPoints(100 * share), percent)}
        </summary>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-muted">
          <li>{words.pointsHint(formatPoints(100 * share))}</li>
          <li>
            {words.tierEdges(toPercent(edges.C), toPercent(edges.B), toPercent(edges.A))}{" "}
            {words.roundedDown(score.toFixed(1))}
          </li>
          <li>{describeLevels(arithmetic)}</li>
          <li>{describeReductions(arithmetic)}</li>
        </ul>
      </details>
    </section>
  );
}

function describeLevels({ levels }: Arithmetic): string {
  const counts = verdictLevels.toReversed().map((level) => {
    const [from, to] = levels[level];
    return words.levelCounts(VERDICT_WORDS[level], from, to);
  });
  return words.levelsHint(counts.join(", "));
}

function describeReductions({ notSure, otherField }: Arithmetic): string {
  return words.reductionsHint(notSure.none, notSure.strong, toPercent(otherField));
}

const toPercent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

function describeRange({ low, high }: { low: number; high: number }): string {
  const [lower, upper] = [tierForPercent(low), tierForPercent(high)];
  return lower === upper ? words.matchRange(low, high) : words.borderline(low, high, lower, upper);
}
