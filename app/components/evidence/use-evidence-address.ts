import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** How many steps back in the history lie what the candidate or the comparison covers, and the scorecard without a quote. */
type Way = { toPage?: number; toScorecard?: number };

/**
 * Whose scorecard is open, which quote of it, and who is compared: in the address, so that it can be linked
 * and Back closes it again. Closing goes the same way back, so that what was closed is not behind the next Back.
 */
export function useEvidenceAddress() {
  const { search, state, key } = useLocation();
  const params = new URLSearchParams(search);
  const candidateId = params.get("candidate");
  const criterionId = candidateId && params.get("criterion");
  const compared = params.get("compare");
  const { toPage, toScorecard } = (state as { way?: Way } | null)?.way ?? {};
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place in the history.
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  const go = useCallback(
    (change: Record<string, string | null>, { way, replace }: { way?: Way; replace: boolean }) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      // Commas between ids mean themselves in a query.
      const search = next.toString().replaceAll("%2C", ",");
      navigate({ search }, { state: { way }, replace, preventScrollReset: true });
    },
    [navigate],
  );
  /** A link leads right into it, and has nothing to go back to. */
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
  /** The next candidate takes the place of this one, at the same criterion. */
  const stepTo = (id: string) => go({ candidate: id }, { way: { toPage }, replace: true });
  const closeCandidate = () => close(toPage, { candidate: null, criterion: null });
  /** From one quote to the next is no step that Back should take back. */
  const openQuote = (id: string) =>
    go(
      { criterion: id },
      criterionId
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
    criterionId,
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
