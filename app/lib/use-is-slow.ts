import { useEffect, useState } from "react";

/** Loading that is faster than this shows no indicator. */
const TIMEOUT_MS = 250;

/** Whether the wait is long enough to show an indicator. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isSlow;
}
