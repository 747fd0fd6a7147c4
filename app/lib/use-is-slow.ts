import { useEffect, useState } from "react";

/** Quicker than this a page needs no sign that it is coming. */
const PATIENCE_MS = 250;

/** Whether what is waited for takes so long that it should be said. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isSlow;
}
