import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Quicker than this a page needs no sign that it is coming. */
const PATIENCE_MS = 250;

/** A thin bar along the top while the next page is on its way. */
export function LoadingBar() {
  const isLoading = useNavigation().state === "loading";
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-[70] h-0.5 overflow-hidden print:hidden"
    >
      {isShown && (
        <>
          <span className="sr-only">Loading</span>
          <div className="h-full w-1/3 animate-loading-bar bg-accent" />
        </>
      )}
    </div>
  );
}
