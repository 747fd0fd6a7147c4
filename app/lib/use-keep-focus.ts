import { useEffect } from "react";

/**
 * Gives focus back to a button that was disabled while the server answered. Disabling takes it away, and the keyboard
 * would start again at the top of the page.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let lost: Element | undefined;
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement)) continue;
        if (target.disabled && target === document.activeElement) lost = target;
        else if (!target.disabled && target === lost) {
          lost = undefined;
          // Not if something else took it in the meantime, such as an invalid field.
          if (document.activeElement === document.body) target.focus();
        }
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
    return () => observer.disconnect();
  }, []);
}
