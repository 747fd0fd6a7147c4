import { type ReactNode, useRef } from "react";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#app/components/ui/dialog.tsx";
import { focusContent } from "#app/lib/focus-content.ts";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
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
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        shape="right"
        aria-describedby={undefined}
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
        {...useReturnFocus(isOpen)}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}

export function CandidateNotFound() {
  return (
    <>
      <DialogHeader>
        <DialogTitle>{words.candidateNotFound}</DialogTitle>
      </DialogHeader>
      <p className="px-6 py-3 text-muted">{words.candidateGone}</p>
    </>
  );
}
