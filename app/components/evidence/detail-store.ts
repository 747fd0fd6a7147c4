import { errorMessage } from "#app/lib/api.ts";
import type { Scorecard } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import type { ResumeView } from "#core/resumes/resume";

export type Detail =
  | { status: "loading" }
  | { status: "ready"; resume: ResumeView }
  | { status: "failed"; words: string };

/** The scorecard, once it has loaded, if there is one. */
export const scorecardOf = (detail: Detail | undefined): Scorecard | undefined =>
  (detail?.status === "ready" && detail.resume.scorecard) || undefined;

type Details = ReadonlyMap<string, Entry>;
type Entry = { detail: Detail /** What the list said when it was read. */; of: string };

/** The fields of a list entry that the details depend on. */
type Listed = Pick<
  CandidateCardView,
  | "id"
  | "status"
  | "aiTier"
  | "matchPercent"
  | "rubricVersion"
  | "isStale"
  | "rereadError"
  | "noteAt"
  | "isBlind"
  | "recruiterTier"
>;

const LOADING: Detail = { status: "loading" };
const MAX_KEPT = 40;

export type DetailStore = ReturnType<typeof createDetailStore>;

/** Keeps the newest scorecards; one whose list entry changes is reloaded, and shown as it was until then. */
export function createDetailStore(read: (id: string) => Promise<ResumeView>) {
  let details: Details = new Map();
  const listeners = new Set<() => void>();

  const keep = (id: string, entry: Entry) => {
    const others = [...details].filter(([other]) => other !== id);
    details = new Map([...others.slice(-MAX_KEPT + 1), [id, entry]]);
    for (const listener of listeners) listener();
  };

  const load = async ({ id }: Listed, of: string) => {
    const known = details.get(id)?.detail;
    const last = known?.status === "ready" ? known : undefined;
    keep(id, { detail: last ?? LOADING, of });
    const detail = await read(id).then(
      (resume): Detail => ({ status: "ready", resume }),
      (error: unknown): Detail => last ?? { status: "failed", words: errorMessage(error) },
    );
    if (details.get(id)?.of === of) keep(id, { detail, of });
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => details,
    want(candidate: Listed) {
      const of = stateOf(candidate);
      if (details.get(candidate.id)?.of !== of) load(candidate, of);
    },
    retry: (candidate: Listed) => load(candidate, stateOf(candidate)),
    put: (resume: ResumeView) =>
      keep(resume.id, { detail: { status: "ready", resume }, of: stateOf(resume) }),
  };
}

/** Changes whenever the details are out of date. Tiers in force are not included; they come from the list itself. */
export function stateOf(candidate: Listed): string {
  const { status, aiTier, matchPercent, rubricVersion, isStale, rereadError, noteAt } = candidate;
  const known = [status, aiTier, matchPercent, rubricVersion, isStale, rereadError, noteAt];
  return JSON.stringify([...known, isHidden(candidate)]);
}
