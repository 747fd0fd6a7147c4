import { useCallback, useEffect, useState } from "react";
import { api } from "#app/lib/api.ts";
import type { Operations } from "#core/operations/operations";

const REFRESH_MS = 10_000;

/** The loaded data, refreshed on request and, if `isLive`, every ten seconds while the page is visible. */
export function useOperations(loaded: Operations, { isLive }: { isLive: boolean }) {
  const [operations, setOperations] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => setOperations(loaded), [loaded]);

  const refresh = useCallback(async () => {
    setIsBusy(true);
    try {
      setOperations(await api<Operations>("/api/admin/operations"));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  }, []);

  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => !document.hidden && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isLive, refresh]);

  return { operations, hasFailed, isBusy, refresh };
}
