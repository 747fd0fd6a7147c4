import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { type Detail, type DetailStore, stateOf } from "./detail-store";

/** The details of the candidates given, in their order, as true as the list. */
export function useDetails(store: DetailStore, candidates: CandidateCardView[]): Detail[] {
  const known = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const states = candidates.map((candidate) => `${candidate.id} ${stateOf(candidate)}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another at every event, what it says is not.
  useEffect(() => candidates.forEach(store.want), [store, states]);
  return useMemo(
    () => candidates.map((candidate) => withTiers(known.get(candidate.id)?.detail, candidate)),
    [known, candidates],
  );
}

/** A tier chosen shows at once: the list has it first. */
function withTiers(detail: Detail | undefined, candidate: CandidateCardView): Detail {
  if (detail?.status !== "ready") return detail ?? { status: "loading" };
  const { tier, aiTier, recruiterTier } = candidate;
  return { status: "ready", resume: { ...detail.resume, tier, aiTier, recruiterTier } };
}
