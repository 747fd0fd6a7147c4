import { useRef } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

const isBrowser = typeof document !== "undefined";

/**
 * For a dialog without its own trigger: returns focus to the element that had it when the dialog opened, or to the
 * result of `otherwise` if that element is gone.
 */
export function useReturnFocus(isOpen: boolean, otherwise?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);

  // Read during render, because the dialog moves focus before the parent's effects run.
  if (isBrowser && isOpen && !wasOpen.current) {
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : null;
  }
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The opener may be gone, such as a card that left the current tier; or the URL opened the dialog.
      const main = document.querySelector<HTMLElement>("main");
      const fallback = otherwise?.();
      if (opener.current?.isConnected) opener.current.focus();
      else if (fallback) fallback.focus();
      else main?.focus({ preventScroll: true });
    },
  };
}
