import { useNavigate, useSearchParams } from "@remix-run/react";
import { useCallback } from "react";

/**
 * Whose scorecard is open, and which quote of it: in the address, so that it can be linked and Back closes
 * it again.
 */
export function useEvidenceAddress() {
  const [params] = useSearchParams();
  const candidateId = params.get("candidate");
  const criterionId = candidateId && params.get("criterion");
  const navigate = useNavigate();

  const go = useCallback(
    (change: { candidate: string | null; criterion: string | null }, { replace = false } = {}) => {
      const search = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) search.set(name, value);
        else search.delete(name);
      }
      navigate({ search: search.toString() }, { replace, preventScrollReset: true });
    },
    [navigate],
  );

  const openCandidate = useCallback((id: string) => go({ candidate: id, criterion: null }), [go]);
  const closeCandidate = useCallback(() => go({ candidate: null, criterion: null }), [go]);
  /** From one quote to the next is no step that Back should take back. */
  const openQuote = useCallback(
    (id: string) => go({ candidate: candidateId, criterion: id }, { replace: criterionId !== null }),
    [go, candidateId, criterionId],
  );
  const closeQuote = useCallback(() => go({ candidate: candidateId, criterion: null }), [go, candidateId]);

  return { candidateId, criterionId, openCandidate, closeCandidate, openQuote, closeQuote };
}
