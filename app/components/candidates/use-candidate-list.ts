import { useSearchParams } from "@remix-run/react";
import { useMemo, useState } from "react";
import { type Tier, tierSchema } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { countTiers, searchCandidates } from "./search-candidates";
import { type Sort, sortCandidates, sortSchema } from "./sort-candidates";

export type CandidateList = {
  tier: Tier | null;
  sort: Sort;
  query: string;
  /** What is typed counts at once; the address follows when the typing pauses. */
  setQuery(query: string): void;
  /** Those on screen, in their order. */
  candidates: CandidateCardView[];
  /** Of all tiers, after the search. */
  found: { total: number; tiers: Record<Tier, number> };
};

/** Which candidates the address asks for: `tier`, `q` and `sort`. */
export function useCandidateList(ranked: CandidateCardView[]): CandidateList {
  const [params] = useSearchParams();
  const tier = tierSchema.safeParse(params.get("tier")).data ?? null;
  const sort = sortSchema.safeParse(params.get("sort")).data ?? "best";
  const [query, setQuery] = useState(params.get("q") ?? "");

  const matching = useMemo(() => searchCandidates(ranked, query), [ranked, query]);
  const candidates = useMemo(
    () => sortCandidates(tier ? matching.filter((card) => card.tier === tier) : matching, sort),
    [matching, tier, sort],
  );
  const found = useMemo(() => ({ total: matching.length, tiers: countTiers(matching) }), [matching]);
  return { tier, sort, query, setQuery, candidates, found };
}
