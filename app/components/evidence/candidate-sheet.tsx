import { type ReactNode, useRef } from "react";
import { Dialog, DialogTitle } from "#app/components/ui.ts";
import { focusContent } from "#app/lib/focus.ts";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeStatus, ResumeView } from "#core/resumes/resume";
import { CandidateDetail } from "./candidate-detail";
import { CandidateHead } from "./candidate-head";
import type { DetailStore } from "./detail-store";
import { useEvidenceAddress } from "./use-evidence-address";
import { useNeighbors } from "./use-neighbors";
import * as words from "./words";

type Props = {
  candidates: CandidateCardView[];
  /** All candidates: a link may lead to one that is not on screen. */
  cards: CandidateCardView[];
  details: DetailStore;
  statusOf?(status: ResumeStatus): string;
  /** Called before another candidate, or none, is shown; leaves by calling `leave`. */
  onLeave?(leave: () => void): void;
  onNote?(): void;
  note?(resume: ResumeView): ReactNode;
  children?(card: CandidateCardView): ReactNode;
};

const leaveAtOnce = (leave: () => void) => leave();

/** The scorecard of the candidate in the URL next to the resume that it is based on. */
export function CandidateSheet(props: Props) {
  const { candidates, cards, details, statusOf, onLeave = leaveAtOnce, onNote, note, children } = props;
  const { candidateId, quoteId, ...address } = useEvidenceAddress();
  const card = cards.find(({ id }) => id === candidateId);
  const neighbors = useNeighbors(candidates, candidateId);
  return (
    <EvidenceSheet
      isOpen={candidateId !== null}
      quoteId={quoteId}
      onClose={() => onLeave(address.closeCandidate)}
      onCloseQuote={address.closeQuote}
    >
      {card ? (
        <>
          <CandidateHead
            candidate={card}
            neighbors={neighbors}
            onStep={(id) => onLeave(() => address.stepTo(id))}
            status={statusOf?.(card.status)}
            onNote={onNote}
          >
            {children?.(card)}
          </CandidateHead>
          <CandidateDetail
            key={card.id}
            card={card}
            details={details}
            quoteId={quoteId}
            note={note}
            onOpenQuote={address.openQuote}
            onCloseQuote={address.closeQuote}
          />
        </>
      ) : (
        <CandidateNotFound />
      )}
    </EvidenceSheet>
  );
}

type EvidenceSheetProps = {
  isOpen: boolean;
  /** The quote that is shown; Esc closes the quote before the sheet. */
  quoteId: string | null;
  onClose(): void;
  onCloseQuote(): void;
  children: ReactNode;
};

/** Sheet that slides over the list, wide enough to show the scorecard and the resume side by side. */
function EvidenceSheet({ isOpen, quoteId, onClose, onCloseQuote, children }: EvidenceSheetProps) {
  // Radix keeps the handlers of an older render until passive effects run: a second Escape right after the first would
  // close the quote again instead of the sheet.
  const shownQuote = useRef(quoteId);
  useBrowserLayoutEffect(() => {
    shownQuote.current = quoteId;
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="right"
      data-controls-on-top
      className="max-w-[96rem] overflow-clip outline-none xl:w-[calc(100vw-4rem)]"
      onOpenAutoFocus={focusContent}
      onEscapeKeyDown={(event) => {
        if (!shownQuote.current) return;
        event.preventDefault();
        onCloseQuote();
      }}
      // Radix passes Escape to an open toast first; closing the sheet must not take a second press.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        if (shownQuote.current) onCloseQuote();
        else onClose();
      }}
    >
      {children}
    </Dialog>
  );
}

function CandidateNotFound() {
  return (
    <>
      <DialogTitle className="px-6 pt-6 pr-14">{words.candidateNotFound}</DialogTitle>
      <p className="px-6 py-3 text-muted">{words.candidateNotFoundHint}</p>
    </>
  );
}
