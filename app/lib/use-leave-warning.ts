import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { type RefObject, useCallback, useEffect } from "react";

/** While the ref holds something, leaving the page asks first. A ref, so that it counts from the moment it is set. */
export function useLeaveWarning(reason: RefObject<unknown>, words: string): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (reason.current) event.preventDefault();
      },
      [reason],
    ),
  );

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      reason.current !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(words)) blocker.proceed();
    else blocker.reset();
  }, [blocker, words]);
}
