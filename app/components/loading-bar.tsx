import { useNavigation } from "@remix-run/react";
import { useIsSlow } from "#app/lib/use-is-slow.ts";
import * as words from "./frame-words";

/** A thin progress bar at the top while the next page is loading. */
export function LoadingBar() {
  const isShown = useIsSlow(useNavigation().state === "loading");
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-[70] h-0.5 overflow-hidden print:hidden"
    >
      {isShown && (
        <>
          <span className="sr-only">{words.loading}</span>
          <div className="h-full w-1/3 animate-loading-bar bg-accent" />
        </>
      )}
    </div>
  );
}
