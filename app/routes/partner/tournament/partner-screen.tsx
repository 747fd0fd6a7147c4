import { useState } from "react";
import { useCandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { CandidateSheet } from "#app/components/evidence/candidate-sheet.tsx";
import { createDetailStore } from "#app/components/evidence/detail-store.ts";
import { JobDetails } from "#app/components/job-details.tsx";
import { api } from "#app/lib/api.ts";
import type { SourcedTournament } from "#core/partners/listing";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { isProcessing } from "#core/tournaments/tournament";
import * as words from "../words";
import { ListingHeader } from "./listing-header";
import { PartnerCandidates } from "./partner-candidates";
import { portalStatus } from "./portal-status";
import { ReadingProgress } from "./reading-progress";
import { usePolling } from "./use-polling";

type Props = { tournament: SourcedTournament; initialResumes: CandidateCardView[] };

/** A read-only view of a listing's analysis. */
export function PartnerScreen({ tournament, initialResumes }: Props) {
  const { progress, resumes } = usePolling({ progress: tournament, resumes: initialResumes });
  const isWhole = resumes.length >= progress.resumeCount;
  const list = useCandidateList(resumes, isWhole ? undefined : progress);
  const [details] = useState(() =>
    createDetailStore((id) => api<ResumeView>(`/api/resumes/${id}`, { cache: "no-store" })),
  );
  return (
    <div className="flex flex-col gap-5">
      <ListingHeader tournament={tournament} progress={progress} />
      {isProcessing(progress) && <ReadingProgress progress={progress} />}
      <JobDetails title={words.jobDetails} job={tournament} isInitiallyOpen />
      {resumes.length === 0 ? (
        <EmptyState title={words.noResumesYet} text={words.resumesSentThrough} />
      ) : (
        <PartnerCandidates list={list} />
      )}
      <CandidateSheet
        candidates={list.candidates}
        cards={resumes}
        details={details}
        statusOf={portalStatus}
      />
    </div>
  );
}
