import { useLayoutEffect, useRef } from "react";

const isBrowser = typeof document !== "undefined";
const useBrowserLayoutEffect = isBrowser ? useLayoutEffect : () => undefined;

/**
 * For a dialog without a trigger of its own: gives focus back to what had it when the dialog opened, or to
 * what `otherwise` finds if that has gone.
 */
export function useReturnFocus(isOpen: boolean, otherwise?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);

  // During render, because the dialog takes the focus before any effect of its parent runs.
  if (isBrowser && isOpen && !wasOpen.current) {
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : null;
  }
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What opened it may have gone meanwhile, as a card that left the tier on screen; or it was the address.
      const main = document.querySelector<HTMLElement>("main");
      const fallback = otherwise?.();
      if (opener.current?.isConnected) opener.current.focus();
      else if (fallback) fallback.focus();
      else main?.focus({ preventScroll: true });
    },
  };
}
