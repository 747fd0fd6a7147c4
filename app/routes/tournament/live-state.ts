import { tiers } from "#core/analysis/scorecard";
import type { TournamentEvent, TournamentProgress } from "#core/events/tournament-event";
import type { CandidateCardView } from "#core/resumes/candidate-card";

export type LiveState = {
  progress: TournamentProgress;
  resumes: ReadonlyMap<string, CandidateCardView>;
  /** False while only the first candidates have loaded. */
  isWhole: boolean;
  /** Sequence number of the last event; null before the first. */
  seq: number | null;
};

type Reading = { progress: TournamentProgress; resumes: CandidateCardView[] };

export type LiveAction =
  | { type: "event"; event: TournamentEvent }
  /** The list was reloaded, during which events changed or removed the resumes in `newerIds`. */
  | { type: "read"; reading: Reading; newerIds: ReadonlySet<string>; keepProgress: boolean }
  | { type: "put"; resume: CandidateCardView }
  | { type: "remove"; id: string };

export function initialState({ progress, resumes }: Reading): LiveState {
  return { progress, resumes: byId(resumes), isWhole: resumes.length >= progress.resumeCount, seq: null };
}

export function reduceLive(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case "event": {
      const { event } = action;
      if (event.type === "deleted") return { ...state, seq: event.seq };
      const { progress, seq } = event;
      if (event.type === "snapshot") return { ...state, progress, seq };
      if (event.resumes.length + event.removedIds.length === 0) return { ...state, progress, seq };
      const resumes = new Map([...state.resumes, ...byId(event.resumes)]);
      for (const id of event.removedIds) resumes.delete(id);
      return { ...state, progress, seq, resumes };
    }
    case "read": {
      const resumes = byId(action.reading.resumes);
      for (const id of action.newerIds) {
        const newer = state.resumes.get(id);
        if (newer) resumes.set(id, newer);
        else resumes.delete(id);
      }
      const progress = action.keepProgress ? state.progress : action.reading.progress;
      return { ...state, resumes, isWhole: true, progress };
    }
    case "put": {
      // The response to our own change does not include the latest feedback of others.
      const { id } = action.resume;
      const feedback = state.resumes.get(id)?.feedback ?? action.resume.feedback;
      return { ...state, resumes: new Map(state.resumes).set(id, { ...action.resume, feedback }) };
    }
    case "remove": {
      const resumes = new Map(state.resumes);
      resumes.delete(action.id);
      return { ...state, resumes };
    }
  }
}

/**
 * Whether something may have changed without an event that says what: before the channel's greeting, which brings only
 * counts, or between the event numbered `seq` and this one.
 */
export function mayHaveMissed(seq: number | null, event: TournamentEvent): boolean {
  return event.type === "snapshot" || (event.type === "changed" && seq !== null && event.seq !== seq + 1);
}

export function isConsistent({ progress, resumes }: LiveState): boolean {
  const seen = { done: 0, error: 0, stale: 0, A: 0, B: 0, C: 0, D: 0 };
  for (const { status, tier, isStale } of resumes.values()) {
    if (isStale) seen.stale += 1;
    if (status === "error") seen.error += 1;
    if (status === "done") seen.done += 1;
    // A resume keeps its tier while it is read again.
    if (tier) seen[tier] += 1;
  }
  return (
    resumes.size === progress.resumeCount &&
    seen.done === progress.doneCount &&
    seen.error === progress.errorCount &&
    seen.stale === progress.staleCount &&
    tiers.every((tier) => seen[tier] === progress.tierCounts[tier])
  );
}

function byId(resumes: CandidateCardView[]): Map<string, CandidateCardView> {
  return new Map(resumes.map((resume) => [resume.id, resume]));
}
