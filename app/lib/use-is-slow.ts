import { useEffect, useState } from "react";

/** Loading that is faster than this shows no indicator. */
const PATIENCE_MS = 250;

/** Whether the wait is long enough to show an indicator. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isSlow;
}
