import { useSearchParams } from "@remix-run/react";
import { useDeferredValue, useMemo, useState } from "react";
import { type Tier, tierSchema } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { TournamentCounts } from "#core/tournaments/tournament";
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
  /** What is known of the whole list while only its first candidates are here, and nothing is searched for. */
  counts: TournamentCounts | undefined;
  /** How many belong on screen and are not here yet. */
  missing: number;
};

/** Which candidates the address asks for: `tier`, `q` and `sort`. `whole`: what is counted, until all are here. */
export function useCandidateList(ranked: CandidateCardView[], whole?: TournamentCounts): CandidateList {
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
  const counts = query.trim() === "" ? whole : undefined;
  const found = useMemo(
    () =>
      counts
        ? { total: counts.resumeCount, tiers: counts.tierCounts }
        : { total: matching.length, tiers: countTiers(matching) },
    [matching, counts],
  );
  const missing = counts ? Math.max(0, (tier ? found.tiers[tier] : found.total) - candidates.length) : 0;
  return useMemo(
    () => ({ tier, sort, query, setQuery, candidates, found, counts, missing }),
    [tier, sort, query, candidates, found, counts, missing],
  );
}
