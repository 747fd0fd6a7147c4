import { useSearchParams } from "@remix-run/react";
import { useDeferredValue, useMemo, useState } from "react";
import { type Tier, tierSchema } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { countTiers, searchCandidates } from "./search-candidates";
import { type Sort, sortCandidates, sortSchema } from "./sort-candidates";

export type CandidateList = {
  tier: Tier | null;
  sort: Sort;
  query: string;
  /** The list follows what is typed as soon as the letters are on screen, the address when the typing pauses. */
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
  const [typed, setQuery] = useState(params.get("q") ?? "");
  const query = useDeferredValue(typed);

  const matching = useMemo(() => searchCandidates(ranked, query), [ranked, query]);
  const candidates = useMemo(
    () => sortCandidates(tier ? matching.filter((card) => card.tier === tier) : matching, sort),
    [matching, tier, sort],
  );
  const found = useMemo(() => ({ total: matching.length, tiers: countTiers(matching) }), [matching]);
  return useMemo(
    () => ({ tier, sort, query, setQuery, candidates, found }),
    [tier, sort, query, candidates, found],
  );
}
