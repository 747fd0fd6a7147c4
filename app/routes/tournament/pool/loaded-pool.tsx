import type { ReactNode } from "react";
import { Problem, Spinner } from "#app/components/ui.ts";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { Pool } from "#core/rubrics/pool";
import { usePool } from "./use-pool";
import * as words from "./words";

type Props = {
  /** The pool is read again when it changes. */
  progress: Pick<TournamentProgress, "rubricVersion" | "doneCount" | "staleCount">;
  children(pool: Pool): ReactNode;
};

/** Loads the pool and renders what is made from it; shows a spinner until then, and a retry if that fails. */
export function LoadedPool({ progress, children }: Props) {
  const { rubricVersion, doneCount, staleCount } = progress;
  const { pool, hasFailed, retry } = usePool(`${rubricVersion} ${doneCount} ${staleCount}`);
  if (pool) return children(pool);
  if (!hasFailed)
    return (
      <div className="grid min-h-72 place-items-center">
        <Spinner label={words.loading} />
      </div>
    );
  return <Problem text={words.loadFailed} onRetry={retry} />;
}
