import { useCallback, useState } from "react";
import { CandidateDetail } from "#app/components/evidence/candidate-detail.tsx";
import { CandidateHead } from "#app/components/evidence/candidate-head.tsx";
import { createDetailStore } from "#app/components/evidence/detail-store.ts";
import { CandidateNotFound, EvidenceSheet } from "#app/components/evidence/evidence-sheet.tsx";
import { ResumeAddress } from "#app/components/evidence/resume-address.ts";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { useNeighbours } from "#app/components/evidence/use-neighbours.ts";
import { api } from "#app/lib/api.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";

type Props = {
  /** API path of the demo. */
  path: string;
  /** In display order. */
  candidates: CandidateCardView[];
};

/** The scorecard of a demo's resume next to the resume itself, as in the product. */
export function DemoSheet({ path, candidates }: Props) {
  const addressOf = useCallback((id: string) => `${path}/resumes/${id}`, [path]);
  const [details] = useState(() =>
    createDetailStore((id) => api<ResumeView>(addressOf(id), { cache: "no-store" })),
  );
  const { candidateId, criterionId, ...address } = useEvidenceAddress();
  const card = candidates.find(({ id }) => id === candidateId);
  const neighbours = useNeighbours(candidates, candidateId);
  return (
    <ResumeAddress.Provider value={addressOf}>
      <EvidenceSheet
        isOpen={candidateId !== null}
        criterionId={criterionId}
        onClose={address.closeCandidate}
        onCloseQuote={address.closeQuote}
      >
        {card ? (
          <>
            <CandidateHead candidate={card} neighbours={neighbours} onStep={address.stepTo} />
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
    </ResumeAddress.Provider>
  );
}
