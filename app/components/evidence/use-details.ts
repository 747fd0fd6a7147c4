import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { api } from "#app/lib/api.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { createDetailStore, type Detail, type DetailStore, stateOf } from "./detail-store";

/** Details of the given candidates in the same order, kept in sync with the list. */
export function useDetails(store: DetailStore, candidates: CandidateCardView[]): Detail[] {
  const known = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const states = candidates.map((candidate) => `${candidate.id} ${stateOf(candidate)}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every event creates a new list, even with the same contents.
  useEffect(() => candidates.forEach(store.want), [store, states]);
  return useMemo(
    () => candidates.map((candidate) => withTiers(known.get(candidate.id)?.detail, candidate)),
    [known, candidates],
  );
}

function withTiers(detail: Detail | undefined, candidate: CandidateCardView): Detail {
  if (detail?.status !== "ready") return detail ?? { status: "loading" };
  const { tier, aiTier, recruiterTier } = candidate;
  return { status: "ready", resume: { ...detail.resume, tier, aiTier, recruiterTier } };
}

/** The details of the resumes at these API paths, by resume id. */
export function useDetailStore(addressOf = (id: string) => `/api/resumes/${id}`): DetailStore {
  const [store] = useState(() =>
    createDetailStore((id) => api<ResumeView>(addressOf(id), { cache: "no-store" })),
  );
  return store;
}

/** API path of a resume on this page, by resume id. */
export const ResumeAddress = createContext((id: string) => `/api/resumes/${id}`);

export const useResumeAddress = () => useContext(ResumeAddress);
