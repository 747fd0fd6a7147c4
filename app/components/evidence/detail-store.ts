import { wordsOf } from "#app/lib/api.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";

export type Detail =
  | { status: "loading" }
  | { status: "ready"; resume: ResumeView }
  | { status: "failed"; words: string };

type Details = ReadonlyMap<string, Entry>;
type Entry = { detail: Detail /** What the list said when it was read. */; of: string };

/** What the list says of a candidate, as far as the detail follows from it. */
type Listed = Pick<
  CandidateCardView,
  "id" | "status" | "aiTier" | "matchPercent" | "rubricVersion" | "isStale" | "rereadError" | "noteAt"
>;

const LOADING: Detail = { status: "loading" };
const MOST_KEPT = 40;

export type DetailStore = ReturnType<typeof createDetailStore>;

/**
 * The candidates opened last with their scorecards, read again when the list says that they changed. While
 * one is read again, what was known of it stays.
 */
export function createDetailStore(read: (id: string) => Promise<ResumeView>) {
  let details: Details = new Map();
  const listeners = new Set<() => void>();

  const keep = (id: string, entry: Entry) => {
    const others = [...details].filter(([other]) => other !== id);
    details = new Map([...others.slice(-MOST_KEPT + 1), [id, entry]]);
    for (const listener of listeners) listener();
  };

  const load = async ({ id }: Listed, of: string) => {
    const known = details.get(id)?.detail;
    const standing = known?.status === "ready" ? known : undefined;
    keep(id, { detail: standing ?? LOADING, of });
    const detail = await read(id).then(
      (resume): Detail => ({ status: "ready", resume }),
      (error: unknown): Detail =>
        standing ?? { status: "failed", words: wordsOf(error, "Please try again.") },
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

/** What of the list, when it changes, makes the detail old. The tiers in force are taken from the list itself. */
export function stateOf(candidate: Listed): string {
  const { status, aiTier, matchPercent, rubricVersion, isStale, rereadError, noteAt } = candidate;
  return JSON.stringify([status, aiTier, matchPercent, rubricVersion, isStale, rereadError, noteAt]);
}
