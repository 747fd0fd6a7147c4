import { CandidateDetail } from "#app/components/evidence/candidate-detail.tsx";
import { CandidateHead } from "#app/components/evidence/candidate-head.tsx";
import type { DetailStore } from "#app/components/evidence/detail-store.ts";
import { CandidateNotFound, EvidenceSheet } from "#app/components/evidence/evidence-sheet.tsx";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { useNeighbours } from "#app/components/evidence/use-neighbours.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { portalStatus } from "./portal-status";

type Props = {
  /** In display order. */
  candidates: CandidateCardView[];
  /** All candidates of the listing. */
  cards: CandidateCardView[];
  details: DetailStore;
};

/** A candidate with the reasons for their score. */
export function PartnerSheet({ candidates, cards, details }: Props) {
  const { candidateId, criterionId, ...address } = useEvidenceAddress();
  const card = cards.find(({ id }) => id === candidateId);
  const neighbours = useNeighbours(candidates, candidateId);
  return (
    <EvidenceSheet
      isOpen={candidateId !== null}
      criterionId={criterionId}
      onClose={address.closeCandidate}
      onCloseQuote={address.closeQuote}
    >
      {card ? (
        <>
          <CandidateHead
            candidate={card}
            neighbours={neighbours}
            onStep={address.stepTo}
            status={portalStatus(card.status)}
          />
          <CandidateDetail
            key={card.id}
            card={card}
            details={details}
            criterionId={criterionId}
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
