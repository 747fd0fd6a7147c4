import { useSearchParams } from "@remix-run/react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { api } from "#app/lib/api.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { hasFilters, listQuerySchema } from "#core/resumes/candidate-query.schema";
import { countTiers, filterCandidates, type MustHave } from "#core/resumes/select-candidates";
import { sortCandidates } from "#core/resumes/sort-candidates";
import type { TournamentCounts } from "#core/tournaments/tournament";

type Of = {
  musts: readonly MustHave[];
  /** Tournament whose resume texts are searched as well; undefined for none. */
  tournamentId: string | undefined;
};

const OF_NOTHING: Of = { musts: [], tournamentId: undefined };

/** Applies the URL's search, filters and order. `whole` has the counts until all candidates are loaded. */
export function useCandidateList(
  ranked: CandidateCardView[],
  whole?: TournamentCounts,
  { musts, tournamentId } = OF_NOTHING,
) {
  const [params] = useSearchParams();
  const address = useMemo(() => listQuerySchema.parse(Object.fromEntries(params)), [params]);
  const [typed, setQuery] = useState(address.q ?? "");
  const query = useDeferredValue(typed);
  /** The query from the URL, with the text typed so far. */
  const asked = useMemo(() => ({ ...address, q: query.trim() }), [address, query]);

  // A blind review finds others, so turning it on or off searches again.
  const isBlind = ranked.some((card) => card.isBlind);
  const textIds = useTextSearch(tournamentId, asked.q, isBlind);

  const matching = useMemo(
    () => filterCandidates(ranked, { ...asked, tier: undefined }, { musts, textIds }),
    [ranked, asked, musts, textIds],
  );
  const tier = asked.tier ?? null;
  const candidates = useMemo(
    () => sortCandidates(tier ? matching.filter((card) => card.tier === tier) : matching, asked.sort, musts),
    [matching, tier, asked.sort, musts],
  );
  /** * Counts of the whole list while only its first candidates have loaded; undefined if a search or filter is active. */
  const counts = hasFilters(asked) ? undefined : whole;
  const found = useMemo(
    () =>
      counts
        ? { total: counts.resumeCount, tiers: counts.tierCounts }
        : { total: matching.length, tiers: countTiers(matching) },
    [matching, counts],
  );
  const missing = counts ? Math.max(0, (tier ? found.tiers[tier] : found.total) - candidates.length) : 0;
  /** As in the URL. */
  const sort = asked.sort ? `${asked.sort.isReversed ? "-" : ""}${asked.sort.by}` : "best";
  return useMemo(
    () => ({ tier, sort, query, setQuery, asked, candidates, found, counts, missing }),
    [tier, sort, query, asked, candidates, found, counts, missing],
  );
}

export type CandidateList = ReturnType<typeof useCandidateList>;

const TYPING_PAUSE_MS = 250;
const NOBODY: ReadonlySet<string> = new Set();

/** Ids of resumes whose text has the words, which only the server can search; empty until it answers. */
function useTextSearch(
  tournamentId: string | undefined,
  words: string,
  isBlind: boolean,
): ReadonlySet<string> {
  const [found, setFound] = useState({ words: "", isBlind, ids: NOBODY });
  useEffect(() => {
    if (!words || !tournamentId) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const path = `/api/tournaments/${tournamentId}/resumes/by-text?${new URLSearchParams({ q: words })}`;
      // On failure, names and skills are still searched locally, and the next keystroke retries.
      const ids = await api<string[]>(path, { signal: leaving.signal }).catch(() => undefined);
      if (ids) setFound({ words, isBlind, ids: new Set(ids) });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [tournamentId, words, isBlind]);
  return found.words === words && found.isBlind === isBlind ? found.ids : NOBODY;
}
