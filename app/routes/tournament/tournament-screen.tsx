import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { VersionsContext } from "#app/components/candidates/card-versions.tsx";
import { useCandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { useDetailStore } from "#app/components/evidence/use-details.ts";
import { JobDetails } from "#app/components/job-details.tsx";
import { OwnerOnly, ReadOnlyNotice } from "#app/components/read-only.tsx";
import { Button, EmptyState, Notice } from "#app/components/ui.ts";
import { UploadFailures } from "#app/components/upload/upload-failures.tsx";
import { UploadProgress } from "#app/components/upload/upload-progress.tsx";
import { type UploadRemarks, UploadReport } from "#app/components/upload/upload-report.tsx";
import { celebrate } from "#app/lib/confetti.ts";
import { type CandidateCardView, toCandidateCard } from "#core/resumes/candidate-card";
import { linkVersions } from "#core/resumes/link-versions";
import { rankCandidates } from "#core/resumes/rank-candidates";
import type { ResumeView } from "#core/resumes/resume";
import { countTiers, mustHavesOf } from "#core/resumes/select-candidates";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { isProcessing, type TournamentDetail } from "#core/tournaments/tournament";
import { AddResumesDialog, useAddResumes } from "./add-resumes-dialog";
import { AgreementPanel } from "./agreement/agreement-panel";
import { ChangeTierDialog, DeleteResume } from "./candidate-dialogs";
import { CompareSheet } from "./compare/compare-sheet";
import { CandidateSection } from "./list/candidate-section";
import { PoolPanel } from "./pool/pool-panel";
import { ProcessingPanel } from "./processing-panel";
import { RubricPanel } from "./rubric/rubric-panel";
import { StaleNotice } from "./rubric/stale-notice";
import { useRubric } from "./rubric/use-rubric";
import { ScoreSheet } from "./score-sheet";
import { TournamentHeader } from "./tournament-header";
import { useStatusToasts } from "./use-status-toasts";
import { useTierChanges } from "./use-tier-changes";
import { useTournamentLive } from "./use-tournament-live";
import * as words from "./words";

type Props = {
  tournament: TournamentDetail;
  initialResumes: CandidateCardView[];
  initialRubric: RubricDetail;
};

export function TournamentScreen({ tournament, initialResumes, initialRubric }: Props) {
  const { progress, resumes, isWhole, refresh, put, remove } = useTournamentLive(tournament, initialResumes);
  const changes = useTierChanges(resumes, put);
  const ranked = useMemo(() => rankCandidates(changes.resumes), [changes.resumes]);
  const versions = useMemo(() => linkVersions(resumes), [resumes]);
  const counts = isWhole ? undefined : progress;
  const tierCounts = useMemo(() => counts?.tierCounts ?? countTiers(ranked), [ranked, counts]);
  const rubric = useRubric({
    initial: initialRubric,
    newestVersion: progress.rubricVersion,
    refresh,
  });
  const { criteria } = rubric.detail.rubric;
  const musts = useMemo(() => mustHavesOf({ criteria }), [criteria]);
  const list = useCandidateList(ranked, counts, { musts, tournamentId: tournament.id });
  const adding = useAddResumes(refresh);
  const { isAdding } = adding;
  const onCompleted = useCallback(() => void celebrate(), []);
  const { expectRun } = useStatusToasts(progress, { isAdding, refresh, onCompleted });

  const details = useDetailStore();
  const onChanged = (resume: ResumeView) => {
    details.put(resume);
    put(toCandidateCard(resume));
  };
  const [movedId, setMovedId] = useState<string | null>(null);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const byId = (id: string | null) => ranked.find((card) => card.id === id);
  const move = useCallback(({ id }: CandidateCardView) => setMovedId(id), []);
  const askToDelete = useCallback(({ id }: CandidateCardView) => setLeavingId(id), []);

  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { upload } = adding;
  const [arrivalRemarks, setArrivalRemarks] = useArrivalRemarks();
  const add = (files: File[]) => {
    setArrivalRemarks(undefined);
    return adding.add(files, expectRun);
  };

  return (
    <div className="flex flex-col gap-5">
      <TournamentHeader
        tournament={tournament}
        progress={progress}
        tierCounts={tierCounts}
        shared={list.candidates.filter(({ status }) => status === "done").length + list.missing}
        onAddResumes={() => setIsDialogOpen(true)}
      />
      <ReadOnlyNotice />
      {arrivalRemarks && (
        <UploadReport remarks={arrivalRemarks} onDismiss={() => setArrivalRemarks(undefined)} />
      )}
      {upload.outcome && <UploadReport remarks={upload.outcome} onDismiss={upload.forget} />}
      {!isDialogOpen && <UploadFailures outcome={upload.outcome} onRetry={add} />}
      <LanguageNotice cards={ranked} />
      {isProcessing(progress) && <ProcessingPanel progress={progress} />}
      <JobDetails title={words.tournamentDetails} job={tournament} />
      <RubricPanel tournament={tournament} rubric={rubric} />
      <PoolPanel progress={progress} />
      <AgreementPanel progress={progress} rubric={rubric} candidates={ranked} />
      <StaleNotice progress={progress} refresh={refresh} />

      {ranked.length === 0 ? (
        <EmptyState
          title={words.noResumes}
          text={words.noResumesHint}
          action={
            <OwnerOnly>
              <Button onClick={() => setIsDialogOpen(true)}>{words.addResumes}</Button>
            </OwnerOnly>
          }
        />
      ) : (
        <VersionsContext.Provider value={versions}>
          <CandidateSection
            {...{ tournament, refresh, list, ranked, criteria, details, changes }}
            onChangeTier={move}
            onDelete={askToDelete}
          />
        </VersionsContext.Provider>
      )}
      {upload.isUploading && !isDialogOpen && (
        <div className="sticky bottom-4 z-20 w-full max-w-md rounded-lg border bg-surface p-4 shadow-floating [body:has([data-bottom-bar])_&]:bottom-24 print:hidden">
          <UploadProgress percent={upload.percent} />
        </div>
      )}

      <OwnerOnly>
        <AddResumesDialog
          isOpen={isDialogOpen}
          onClose={() => setIsDialogOpen(false)}
          upload={upload}
          onUpload={add}
        />
        <ChangeTierDialog card={byId(movedId)} onClose={() => setMovedId(null)} onChange={changes.setTier} />
        <DeleteResume card={byId(leavingId)} onClose={() => setLeavingId(null)} onDeleted={remove} />
      </OwnerOnly>
      <CompareSheet cards={ranked} details={details} />
      <ScoreSheet
        candidates={list.candidates}
        cards={ranked}
        details={details}
        changes={changes}
        onChanged={onChanged}
      />
    </div>
  );
}

/** What the upload on the create page left out, passed along with the navigation. */
function useArrivalRemarks() {
  const state: unknown = useLocation().state;
  // Only once: a user who returns to this page through the history has already read them.
  const [arrived] = useState((state as { uploadRemarks?: UploadRemarks } | null)?.uploadRemarks);
  const [remarks, setRemarks] = useState<UploadRemarks>();
  // Not on the first render: after a reload the browser still has them, but the server-rendered page does not.
  useEffect(() => {
    if (arrived) setRemarks(arrived);
  }, [arrived]);
  return [remarks, setRemarks] as const;
}

/** Above the list if the job is in a language that the judge is not measured in. */
function LanguageNotice({ cards }: { cards: CandidateCardView[] }) {
  const reason = cards.find(({ notRated }) => notRated?.of === "job")?.notRated;
  if (!reason) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium">{words.jobNotRated(reason.language)}</p>
      <p>{words.languageHint}</p>
    </Notice>
  );
}
