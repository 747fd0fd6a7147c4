import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { type RefObject, useCallback, useEffect } from "react";

const leavesPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/**
 * While the ref holds something, leaving the page asks first. A ref, so that it counts from the moment it is
 * set. `isLeaving` names the steps inside a page that count as well.
 */
export function useLeaveWarning(
  reason: RefObject<unknown>,
  words: string,
  isLeaving: (from: Location, to: Location) => boolean = () => false,
): void {
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
      reason.current !== null &&
      (leavesPage(currentLocation, nextLocation) || isLeaving(currentLocation, nextLocation)),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(words)) blocker.proceed();
    else blocker.reset();
  }, [blocker, words]);
}
