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

/** The scorecard of the URL's candidate beside the resume, over the list. Esc closes a shown quote first. */
export function CandidateSheet(props: Props) {
  const { candidates, cards, details, statusOf, onLeave = leaveAtOnce, onNote, note, children } = props;
  const { candidateId, quoteId, closeCandidate, closeQuote, openQuote, stepTo } = useEvidenceAddress();
  const card = cards.find(({ id }) => id === candidateId);
  const neighbors = useNeighbors(candidates, candidateId);
  const close = () => onLeave(closeCandidate);

  // Radix keeps the handlers of an older render until passive effects run: a second Escape right after the first would
  // close the quote again instead of the sheet.
  const shownQuote = useRef(quoteId);
  useBrowserLayoutEffect(() => {
    shownQuote.current = quoteId;
  });

  return (
    <Dialog
      isOpen={candidateId !== null}
      onClose={close}
      shape="right"
      data-controls-on-top
      className="max-w-[96rem] overflow-clip outline-none xl:w-[calc(100vw-4rem)]"
      onOpenAutoFocus={focusContent}
      onEscapeKeyDown={(event) => {
        if (!shownQuote.current) return;
        event.preventDefault();
        closeQuote();
      }}
      // Radix passes Escape to an open toast first; closing the sheet must not take a second press.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        if (shownQuote.current) closeQuote();
        else close();
      }}
    >
      {card ? (
        <>
          <CandidateHead
            candidate={card}
            neighbors={neighbors}
            onStep={(id) => onLeave(() => stepTo(id))}
            status={statusOf?.(card.status)}
            onNote={onNote}
          >
            {children?.(card)}
          </CandidateHead>
          <CandidateDetail
            key={card.id}
            {...{ card, details, quoteId, note }}
            onOpenQuote={openQuote}
            onCloseQuote={closeQuote}
          />
        </>
      ) : (
        <>
          <DialogTitle className="px-6 pt-6 pr-14">{words.candidateNotFound}</DialogTitle>
          <p className="px-6 py-3 text-muted">{words.candidateNotFoundHint}</p>
        </>
      )}
    </Dialog>
  );
}
