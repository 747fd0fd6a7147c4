import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { api } from "#app/lib/api.ts";
import { useSocket } from "#app/lib/use-socket.ts";
import type { TournamentEvent } from "#core/events/tournament-event";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { initialState, isConsistent, mayHaveMissed, reduceLive } from "./live-state";
import { useLeaveDeleted } from "./use-leave-deleted";

const POLL_EVERY_MS = 1000;
/** The channel's greeting or next event nearly always comes first; everything is reloaded here only if it does not. */
const FIRST_CATCH_UP_MS = 1000;
const LONGEST_CATCH_UP_MS = 30_000;

/** A tournament's progress and candidates, kept up to date by its channel, or by polling while disconnected. */
export function useTournamentLive(tournament: TournamentDetail, resumes: CandidateCardView[]) {
  const { id } = tournament;
  const [state, dispatch] = useReducer(reduceLive, { progress: tournament, resumes }, initialState);
  const leave = useLeaveDeleted();
  const seq = useRef<number | null>(null);
  const reading = useRef<Reading | null>(null);

  /** Reloads everything, and once more if called meanwhile: the result is never older than the call. */
  const refresh = useCallback((): Promise<void> => {
    if (reading.current) {
      reading.current.isStale = true;
      return reading.current.done;
    }
    const run: Reading = {
      newerIds: new Set(),
      keepProgress: false,
      isStale: false,
      done: Promise.resolve(),
    };
    const readUntilFresh = async () => {
      do {
        run.isStale = false;
        run.newerIds = new Set();
        run.keepProgress = false;
        try {
          dispatch({ type: "read", reading: await readTournament(id), ...run });
        } catch {
          // Keep what is on screen; the next event or poll retries.
        }
      } while (run.isStale);
      reading.current = null;
    };
    reading.current = run;
    run.done = readUntilFresh();
    return run.done;
  }, [id]);

  const onEvent = useCallback(
    (event: TournamentEvent) => {
      if (mayHaveMissed(seq.current, event)) refresh();
      if (reading.current) {
        reading.current.keepProgress = true;
        for (const id of changedIds(event)) reading.current.newerIds.add(id);
      }
      if (event.type === "deleted") leave();
      seq.current = event.seq;
      dispatch({ type: "event", event });
    },
    [refresh, leave],
  );
  const isConnected = useSocket(`/api/tournaments/${id}/live`, onEvent);

  const isBehind = !isConsistent(state);
  useEffect(() => {
    if (!isBehind) return;
    let pause = FIRST_CATCH_UP_MS;
    let timer: ReturnType<typeof setTimeout>;
    const catchUp = async () => {
      await refresh();
      pause = Math.min(LONGEST_CATCH_UP_MS, 2 * pause);
      timer = setTimeout(catchUp, pause);
    };
    timer = setTimeout(catchUp, pause);
    return () => clearTimeout(timer);
  }, [isBehind, refresh]);

  const { status, staleCount, rereadFailedCount } = state.progress;
  const isPolling = !isConnected && (status === "processing" || staleCount > rereadFailedCount);
  useEffect(() => {
    if (!isPolling) return;
    const timer = setInterval(() => !reading.current && refresh(), POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPolling, refresh]);

  const listed = useMemo(() => [...state.resumes.values()], [state.resumes]);
  const put = useCallback((resume: CandidateCardView) => {
    reading.current?.newerIds.add(resume.id);
    dispatch({ type: "put", resume });
  }, []);
  const remove = useCallback((id: string) => {
    reading.current?.newerIds.add(id);
    dispatch({ type: "remove", id });
  }, []);
  return { progress: state.progress, resumes: listed, isWhole: state.isWhole, refresh, put, remove };
}

export type TournamentLive = ReturnType<typeof useTournamentLive>;

function changedIds(event: TournamentEvent): string[] {
  return event.type === "changed" ? [...event.resumes.map(({ id }) => id), ...event.removedIds] : [];
}

type Reading = {
  /** Resumes changed by events since the reload started. */
  newerIds: Set<string>;
  keepProgress: boolean;
  isStale: boolean;
  done: Promise<void>;
};

async function readTournament(
  id: string,
): Promise<{ progress: TournamentDetail; resumes: CandidateCardView[] }> {
  const path = `/api/tournaments/${id}`;
  const [progress, resumes] = await Promise.all([
    api<TournamentDetail>(path, { cache: "no-store" }),
    api<CandidateCardView[]>(`${path}/resumes/cards?t=${Date.now()}`, { cache: "no-store" }),
  ]);
  return { progress, resumes };
}
