import { useEffect, useRef } from "react";
import { useLeaveWarning } from "./use-leave-warning";

/** For a dialog with text or choices to save: asks before it is discarded, whether the dialog is closed or the page is left. */
export function useUnsaved(question: string, isOpen: boolean, close: () => void) {
  const unsaved = useRef<true | null>(null);
  // It may close by itself, such as when its candidate was deleted elsewhere.
  useEffect(() => {
    if (!isOpen) unsaved.current = null;
  }, [isOpen]);
  useLeaveWarning(unsaved, question);
  return {
    /** To be told on every change. */
    note: (isUnsaved: boolean) => {
      unsaved.current = isUnsaved || null;
    },
    /** Closes after they were saved. */
    closeSaved() {
      unsaved.current = null;
      close();
    },
    closeAsking() {
      if (unsaved.current && !window.confirm(question)) return;
      unsaved.current = null;
      close();
    },
  };
}

export type Unsaved = ReturnType<typeof useUnsaved>;
