import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";

type Step = (from: Location, to: Location) => boolean;
type Warning = { reason: RefObject<unknown>; words: string; isLeaving: Step };

const leavesPage: Step = (from, to) => from.pathname !== to.pathname;
const warnings = new Set<Warning>();

/** Asks before leaving while the ref, which takes effect at once, holds a value; `isLeaving` says what leaves. */
export function useLeaveWarning(
  reason: RefObject<unknown>,
  words: string,
  isLeaving: Step = leavesPage,
): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (reason.current) event.preventDefault();
      },
      [reason],
    ),
  );
  useEffect(() => {
    const warning = { reason, words, isLeaving };
    warnings.add(warning);
    return () => {
      warnings.delete(warning);
    };
  }, [reason, words, isLeaving]);
}

/** Asks for all warnings. Mounted once, because with several blockers the router uses only the last one. */
export function useLeaveWarnings(): void {
  const broken = useRef<Warning[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    broken.current = [...warnings].filter(
      ({ reason, isLeaving }) =>
        reason.current !== null &&
        (leavesPage(currentLocation, nextLocation) || isLeaving(currentLocation, nextLocation)),
    );
    return broken.current.length > 0;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (broken.current.every(({ words }) => window.confirm(words))) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
