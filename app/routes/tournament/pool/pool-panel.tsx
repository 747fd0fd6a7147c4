import { CollapsiblePanel } from "#app/components/ui/collapsible.tsx";
import { count } from "#app/lib/format.ts";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { Pool } from "#core/rubrics/pool";
import { BacktestPanel } from "./backtest-panel";
import { CriterionPlot } from "./criterion-plot";
import { LoadedPool } from "./loaded-pool";
import { MatchHistogram } from "./match-histogram";
import * as words from "./words";

type Props = { tournamentId: string; progress: TournamentProgress };

/** Overview of all candidates: distribution of matches, and how many meet each criterion. */
export function PoolPanel({ tournamentId, progress }: Props) {
  const { doneCount, rubricVersion, staleCount } = progress;
  if (doneCount === 0) return null;
  return (
    <CollapsiblePanel
      title={
        <span className="flex flex-wrap items-baseline gap-x-3 py-2">
          {words.pool}
          <span className="font-normal text-muted text-sm">
            {count(doneCount, "candidate")} {words.atAGlance}
          </span>
        </span>
      }
    >
      <LoadedPool tournamentId={tournamentId} stamp={`${rubricVersion} ${doneCount} ${staleCount}`}>
        {(pool) => <PoolFigures pool={pool} />}
      </LoadedPool>
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
