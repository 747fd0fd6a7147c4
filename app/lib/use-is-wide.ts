import { useState } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/** Whether the window is at least the style sheet's `md` width; undefined until hydration. */
export function useIsWide(): boolean | undefined {
  const [isWide, setIsWide] = useState<boolean>();
  useBrowserLayoutEffect(() => {
    const media = window.matchMedia("(min-width: 48rem)");
    const follow = () => setIsWide(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return isWide;
}
