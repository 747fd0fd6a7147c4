import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { changedSearch } from "#app/lib/changed-search.ts";

/** Changes URL parameters; null removes one. Back undoes the change. */
export function useAddress(): (change: Record<string, string | null>) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => navigate({ search: changedSearch(change) }, { preventScrollReset: true }),
    [navigate],
  );
}
