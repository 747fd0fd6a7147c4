import { useState } from "react";
import { SmallTable } from "#app/components/small-table.tsx";
import { CollapsiblePanel, TitledSection } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { tiers } from "#core/analysis/scorecard";
import type { TournamentProgress } from "#core/events/tournament-event";
import { type Backtest, type Outcomes, readOutcomes, runBacktest } from "#core/rubrics/backtest";
import type { Pool } from "#core/rubrics/pool";
import { CsvField } from "../csv-field";
import { CriterionPlot } from "./criterion-plot";
import { LoadedPool } from "./loaded-pool";
import { MatchHistogram } from "./match-histogram";
import * as words from "./words";

export function PoolPanel({ progress }: { progress: TournamentProgress }) {
  if (progress.doneCount === 0) return null;
  return (
    <CollapsiblePanel title={words.pool} aside={words.atAGlance(count(progress.doneCount, "candidate"))}>
      <LoadedPool progress={progress}>{(pool) => <PoolFigures pool={pool} />}</LoadedPool>
    </CollapsiblePanel>
  );
}

function PoolFigures({ pool }: { pool: Pool }) {
  if (pool.candidates.length === 0) return <p className="text-muted">{words.noneRated}</p>;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <MatchHistogram candidates={pool.candidates} />
      <CriterionPlot pool={pool} />
      <BacktestPanel pool={pool} />
    </div>
  );
}

/** Compares the analysis with what became of earlier candidates, from a table that stays in the browser. */
function BacktestPanel({ pool }: { pool: Pool }) {
  const [outcomes, setOutcomes] = useState<Outcomes>();

  return (
    <TitledSection
      id="pool-backtest"
      title={words.backtest}
      size="sm"
      text={words.backtestHint}
      className="xl:col-span-2"
    >
      <CsvField
        label={words.csvFile}
        unreadable={words.notCsv}
        read={readOutcomes}
        onRead={setOutcomes}
        className="mt-3"
      />
      <div role="status">{outcomes && <Result backtest={runBacktest(pool, outcomes)} />}</div>
    </TitledSection>
  );
}

function Result({ backtest: { right, wrong, unknown, counts, order } }: { backtest: Backtest }) {
  return (
    <div className="mt-3 flex flex-col gap-3 text-sm">
      <p className="max-w-prose">
        {order
          ? words.pairsInOrder(
              percent(order.value),
              order.low < order.high && words.likely(percent(order.low), percent(order.high)),
            )
          : words.tooFew(count(right + wrong, "rated candidate"))}
      </p>
      {unknown.length > 0 && (
        <p className="max-w-prose text-muted">
          {words.withoutRatedCandidate(count(unknown.length, "file name"), firstOf(unknown))}
        </p>
      )}
      <SmallTable
        caption={words.outcomesByTier}
        columns={[words.tier, words.right, words.wrong]}
        rows={tiers.map((tier) => ({
          key: tier,
          name: tier,
          values: [counts[tier].right, counts[tier].wrong],
        }))}
      />
    </div>
  );
}

const firstOf = (names: string[]) => names.slice(0, 3).join(", ") + (names.length > 3 ? ", …" : "");

const percent = (share: number) => `${Math.round(100 * share)}%`;
