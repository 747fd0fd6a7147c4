import { useState } from "react";
import { api, wordsOf } from "#app/lib/api.ts";
import type { Tier } from "#core/analysis/scorecard";
import { type CandidateCardView, toCandidateCard } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";

export type OwnTier = {
  setTier(id: string, tier: Tier | null): Promise<void>;
  /** Why the last change of this candidate was not kept, in words. */
  failureOf(id: string): string | undefined;
};

/** Sets the recruiter's own tier of a candidate, or withdraws it. */
export function useOwnTier(put: (card: CandidateCardView) => void): OwnTier {
  const [failed, setFailed] = useState<{ id: string; words: string }>();
  const setTier: OwnTier["setTier"] = async (id, tier) => {
    setFailed(undefined);
    try {
      put(toCandidateCard(await api<ResumeView>(`/api/resumes/${id}`, { method: "PUT", json: { tier } })));
    } catch (error) {
      setFailed({ id, words: `Failed to update tier. ${wordsOf(error, "Please try again.")}` });
    }
  };
  return { setTier, failureOf: (id) => (failed?.id === id ? failed.words : undefined) };
}
