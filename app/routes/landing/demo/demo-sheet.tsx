import { useCallback, useState } from "react";
import { CandidateSheet } from "#app/components/evidence/candidate-sheet.tsx";
import { createDetailStore } from "#app/components/evidence/detail-store.ts";
import { ResumeAddress } from "#app/components/evidence/resume-address.ts";
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
  return (
    <ResumeAddress.Provider value={addressOf}>
      <CandidateSheet candidates={candidates} cards={candidates} details={details} />
    </ResumeAddress.Provider>
  );
}
