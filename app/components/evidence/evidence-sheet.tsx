import { type ReactNode, useRef } from "react";
import { Dialog, DialogTitle } from "#app/components/ui/dialog.tsx";
import { focusContent } from "#app/lib/focus.ts";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";
import * as words from "./words";

type Props = {
  isOpen: boolean;
  /** Criterion whose quote is shown; Esc closes the quote before the sheet. */
  criterionId: string | null;
  onClose(): void;
  onCloseQuote(): void;
  children: ReactNode;
};

/** Sheet that slides over the list, wide enough to show the scorecard and the resume side by side. */
export function EvidenceSheet({ isOpen, criterionId, onClose, onCloseQuote, children }: Props) {
  // Radix keeps the handlers of an older render until passive effects run: a second Escape right after the first would
  // close the quote again instead of the sheet.
  const shownCriterion = useRef(criterionId);
  useBrowserLayoutEffect(() => {
    shownCriterion.current = criterionId;
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="right"
      className="max-w-[96rem] overflow-clip outline-none xl:w-[calc(100vw-4rem)]"
      onOpenAutoFocus={focusContent}
      onEscapeKeyDown={(event) => {
        if (!shownCriterion.current) return;
        event.preventDefault();
        onCloseQuote();
      }}
      // Radix passes Escape to an open toast first; closing the sheet must not take a second press.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        if (shownCriterion.current) onCloseQuote();
        else onClose();
      }}
    >
      {children}
    </Dialog>
  );
}

export function CandidateNotFound() {
  return (
    <>
      <DialogTitle className="px-6 pt-6 pr-14">{words.candidateNotFound}</DialogTitle>
      <p className="px-6 py-3 text-muted">{words.candidateGone}</p>
    </>
  );
}
