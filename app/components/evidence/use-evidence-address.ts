import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { changedSearch } from "#app/lib/changed-search.ts";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";

/** How many history entries lie before the page without the sheet, and the scorecard without a quote. */
type Way = { toPage?: number; toScorecard?: number };

/**
 * Keeps the open scorecard, its selected quote and the compared candidates in the URL, so that they can be linked and
 * Back closes them. Closing goes back in history, so that Back does not reopen what was closed.
 */
export function useEvidenceAddress() {
  const { search, state, key } = useLocation();
  const params = new URLSearchParams(search);
  const candidateId = params.get("candidate");
  const quoteId = candidateId && params.get("criterion");
  const compared = params.get("compare");
  const { toPage, toScorecard } = (state as { way?: Way } | null)?.way ?? {};
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  // Reset at every new history entry, before it is painted: the next Escape may follow at once.
  useBrowserLayoutEffect(() => {
    isLeaving.current = false;
  }, [key]);

  const go = useCallback(
    (change: Record<string, string | null>, { way, replace }: { way?: Way; replace: boolean }) =>
      navigate({ search: changedSearch(change) }, { state: { way }, replace, preventScrollReset: true }),
    [navigate],
  );
  /** A direct link has no history entry to go back to. */
  const close = (steps: number | undefined, change: Record<string, null>) => {
    if (!steps) return go(change, { replace: true });
    // A double click must not leave the page as well.
    if (isLeaving.current) return;
    isLeaving.current = true;
    navigate(-steps);
  };

  const openCandidate = useCallback(
    (id: string, criterion: string | null = null) =>
      go({ candidate: id, criterion }, { way: { toPage: 1 }, replace: false }),
    [go],
  );
  /** Replaces the open candidate and stays at the same criterion. */
  const stepTo = (id: string) => go({ candidate: id }, { way: { toPage }, replace: true });
  const closeCandidate = () => close(toPage, { candidate: null, criterion: null });
  /** Switching from one quote to another adds no history entry. */
  const openQuote = (id: string) =>
    go(
      { criterion: id },
      quoteId
        ? { way: { toPage, toScorecard }, replace: true }
        : { way: { toPage: toPage && toPage + 1, toScorecard: 1 }, replace: false },
    );
  const closeQuote = () => close(toScorecard, { criterion: null });

  const openCompare = useCallback(
    (ids: readonly string[]) => go({ compare: ids.join(",") }, { way: { toPage: 1 }, replace: false }),
    [go],
  );
  const compareOnly = (ids: readonly string[]) =>
    go({ compare: ids.join(",") }, { way: { toPage }, replace: true });
  const closeCompare = () => close(toPage, { compare: null });

  return {
    candidateId,
    quoteId,
    compared,
    openCandidate,
    stepTo,
    closeCandidate,
    openQuote,
    closeQuote,
    openCompare,
    compareOnly,
    closeCompare,
  };
}
