import { useEffect } from "react";

/** Gives focus back to a button that was disabled, and so lost it, while the server answered. */
export function useKeepFocus(): void {
  useEffect(() => {
    // A disabled element is no longer the document's active one, so what had the focus is noted before.
    let focused: EventTarget | null = null;
    let lost: EventTarget | undefined;
    const note = ({ type, target }: FocusEvent) => {
      if (type === "focusin") focused = target;
      else if (!(target instanceof HTMLButtonElement && target.disabled)) focused = null;
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement)) continue;
        if (target.disabled && target === focused) lost = target;
        else if (!target.disabled && target === lost) {
          lost = undefined;
          // Not if something else took it in the meantime, such as an invalid field.
          if (document.activeElement === document.body) target.focus();
        }
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", note);
    document.addEventListener("focusout", note);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("focusout", note);
    };
  }, []);
}
