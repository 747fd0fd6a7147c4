import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";

/** Changes URL parameters; null removes one. Back undoes the change. */
export function useAddress(): (change: Record<string, string | null>) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      // Commas and colons are valid in a query string.
      const search = next.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
      navigate({ search }, { preventScrollReset: true });
    },
    [navigate],
  );
}
