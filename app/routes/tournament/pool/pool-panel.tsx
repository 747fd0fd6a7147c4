import { Button } from "#app/components/ui/button.tsx";
import { CollapsiblePanel } from "#app/components/ui/collapsible.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { count } from "#app/lib/format.ts";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { Pool } from "#core/rubrics/pool";
import { CriterionPlot } from "./criterion-plot";
import { MatchHistogram } from "./match-histogram";
import { usePool } from "./use-pool";

type Props = { tournamentId: string; progress: TournamentProgress };

/** Overview of all candidates: distribution of matches, and how many meet each criterion. */
export function PoolPanel({ tournamentId, progress }: Props) {
  const { doneCount, rubricVersion, staleCount } = progress;
  if (doneCount === 0) return null;
  return (
    <CollapsiblePanel
      title={
        <span className="flex flex-wrap items-baseline gap-x-3 py-2">
          The pool
          <span className="font-normal text-muted text-sm">{count(doneCount, "candidate")} at a glance</span>
        </span>
      }
    >
      <OpenPool tournamentId={tournamentId} stamp={`${rubricVersion} ${doneCount} ${staleCount}`} />
    </CollapsiblePanel>
  );
}

function OpenPool({ tournamentId, stamp }: { tournamentId: string; stamp: string }) {
  const { pool, hasFailed, retry } = usePool(tournamentId, stamp);
  if (pool) return <PoolFigures pool={pool} />;
  if (!hasFailed)
    return (
      <div className="grid min-h-72 place-items-center">
        <Spinner label="Loading the pool" />
      </div>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>The pool could not be loaded.</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

function PoolFigures({ pool }: { pool: Pool }) {
  if (pool.candidates.length === 0)
    return <p className="text-muted">None of these candidates is rated, so there is no match to show.</p>;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <MatchHistogram candidates={pool.candidates} />
      <CriterionPlot pool={pool} />
    </div>
  );
}
