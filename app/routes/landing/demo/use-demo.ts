import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, api } from "#app/lib/api.ts";
import { useSocket } from "#app/lib/use-socket.ts";
import type { TournamentEvent, TournamentProgress } from "#core/events/tournament-event";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { DemoTournament } from "#core/tournaments/demo";

const POLL_EVERY_MS = 3000;

export type DemoState = {
  /** `isOwn`: created in this browser. */
  tournament: DemoTournament & { isOwn: boolean };
  resumes: CandidateCardView[];
};
/** "gone": deleted or never existed. "unreachable": loading is retried. */
export type DemoFailure = "gone" | "unreachable";

export function useDemo(id: string): { demo: DemoState | null; failure: DemoFailure | null } {
  const path = `/api/demo/tournament/${id}`;
  const [demo, setDemo] = useState<DemoState | null>(null);
  const [failure, setFailure] = useState<DemoFailure | null>(null);
  const newest = useRef(0);

  const refresh = useCallback(async () => {
    newest.current += 1;
    const reading = newest.current;
    try {
      const [tournament, resumes] = await Promise.all([
        api<DemoState["tournament"]>(path, { cache: "no-store" }),
        api<CandidateCardView[]>(`${path}/resumes`, { cache: "no-store" }),
      ]);
      if (reading !== newest.current) return;
      setDemo({ tournament, resumes });
      setFailure(null);
    } catch (error) {
      if (reading !== newest.current) return;
      setFailure(error instanceof ApiError && error.status === 404 ? "gone" : "unreachable");
    }
  }, [path]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  const isOver = demo !== null && isFinal(demo);
  const isWatching = !isOver && failure !== "gone";
  const onEvent = useCallback((event: TournamentEvent) => {
    setDemo((known) => known && applyEvent(known, event));
  }, []);
  const isConnected = useSocket(isWatching ? `${path}/live` : null, onEvent);

  // An event can count resumes that were added before this page connected.
  const isBehind = demo !== null && !isConsistent(demo);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(refresh, 500);
    return () => clearTimeout(timer);
  }, [isBehind, refresh]);

  const isPolling = isWatching && !isConnected;
  useEffect(() => {
    if (!isPolling) return;
    const timer = setInterval(refresh, POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPolling, refresh]);

  return { demo, failure };
}

function applyEvent(state: DemoState, event: TournamentEvent): DemoState {
  if (event.type === "deleted") return state;
  const { tournament, resumes } = state;
  const changed = new Map(event.type === "changed" ? event.resumes.map((one) => [one.id, one]) : []);
  const kept = resumes.filter((resume) => !changed.has(resume.id));
  return { tournament: { ...tournament, ...event.progress }, resumes: [...kept, ...changed.values()] };
}

function isFinal({ tournament: { status } }: DemoState): boolean {
  return status === "completed" || status === "error";
}

function isConsistent({ tournament, resumes }: DemoState): boolean {
  const counted = (status: CandidateCardView["status"]) =>
    resumes.filter((one) => one.status === status).length;
  const progress: Pick<TournamentProgress, "resumeCount" | "doneCount" | "errorCount"> = tournament;
  return (
    resumes.length === progress.resumeCount &&
    counted("done") === progress.doneCount &&
    counted("error") === progress.errorCount
  );
}
