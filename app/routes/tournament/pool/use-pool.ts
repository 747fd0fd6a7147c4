import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#app/lib/api.ts";
import type { Pool } from "#core/rubrics/pool";
import { useTournamentId } from "../use-tournament-id";

/** While resumes are being processed, the figures change all the time. */
const QUIET_MS = 2000;

/** All verdicts of a tournament as figures; reloaded once the stamp has been stable for a while after a change. */
export function usePool(stamp: string) {
  const tournamentId = useTournamentId();
  const [pool, setPool] = useState<Pool>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp or attempt triggers a reload
  useEffect(() => {
    let isOver = false;
    const read = () => {
      setHasFailed(false);
      api<Pool>(`/api/tournaments/${tournamentId}/pool`, { cache: "no-store" })
        .then((found) => isOver || setPool(found))
        .catch(() => isOver || setHasFailed(true));
    };
    const timer = setTimeout(read, isFirst.current ? 0 : QUIET_MS);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [tournamentId, stamp, attempt]);
  const retry = useCallback(() => {
    isFirst.current = true;
    setAttempt((count) => count + 1);
  }, []);
  return { pool, hasFailed, retry };
}
