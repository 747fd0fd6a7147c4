import type { ReactNode } from "react";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeStatus, ResumeView } from "#core/resumes/resume";
import { CandidateDetail } from "./candidate-detail";
import { CandidateHead } from "./candidate-head";
import type { DetailStore } from "./detail-store";
import { CandidateNotFound, EvidenceSheet } from "./evidence-sheet";
import { useEvidenceAddress } from "./use-evidence-address";
import { useNeighbors } from "./use-neighbors";

type Props = {
  /** In display order. */
  candidates: CandidateCardView[];
  /** All candidates: a link may lead to one that is not on screen. */
  cards: CandidateCardView[];
  details: DetailStore;
  /** Words for a status other than done. */
  statusOf?(status: ResumeStatus): string;
  /** Called before another candidate, or none, is shown; leaves by calling `leave`. */
  onLeave?(leave: () => void): void;
  /** Moves the focus to the note. */
  onNote?(): void;
  note?(resume: ResumeView): ReactNode;
  /** Buttons in the head. */
  children?(card: CandidateCardView): ReactNode;
};

const leaveAtOnce = (leave: () => void) => leave();

/** The scorecard of the candidate in the URL next to the resume that it is based on. */
export function CandidateSheet(props: Props) {
  const { candidates, cards, details, statusOf, onLeave = leaveAtOnce, onNote, note, children } = props;
  const { candidateId, criterionId, ...address } = useEvidenceAddress();
  const card = cards.find(({ id }) => id === candidateId);
  const neighbors = useNeighbors(candidates, candidateId);
  return (
    <EvidenceSheet
      isOpen={candidateId !== null}
      criterionId={criterionId}
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
            criterionId={criterionId}
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
