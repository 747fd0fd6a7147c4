import { useLocation, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { UploadFailures } from "#app/components/upload/upload-failures.tsx";
import { UploadProgress } from "#app/components/upload/upload-progress.tsx";
import { type UploadRemarks, UploadReport } from "#app/components/upload/upload-report.tsx";
import { api } from "#app/lib/api.ts";
import { celebrate } from "#app/lib/confetti.ts";
import { count } from "#app/lib/format.ts";
import { type Tier, tierSchema } from "#core/analysis/scorecard";
import { type CandidateCardView, toCandidateCard } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { isProcessing, type TournamentDetail } from "#core/tournaments/tournament";
import { AddResumesDialog } from "./add-resumes-dialog";
import { CandidateGrid } from "./candidate-grid";
import { ChangeTierDialog } from "./change-tier-dialog";
import { CompareSheet } from "./compare/compare-sheet";
import { createDetailStore } from "./evidence/detail-store";
import { useEvidenceAddress } from "./evidence/use-evidence-address";
import { useOwnTier } from "./evidence/use-own-tier";
import { ProcessingPanel } from "./processing-panel";
import { RubricContext } from "./rubric/rubric-context";
import { RubricPanel } from "./rubric/rubric-panel";
import { StaleNotice } from "./rubric/stale-notice";
import { useRubric } from "./rubric/use-rubric";
import { ScoreSheet } from "./score-sheet";
import { TierFilter } from "./tier-filter";
import { TournamentDetails } from "./tournament-details";
import { TournamentHeader } from "./tournament-header";
import { useAddResumes } from "./use-add-resumes";
import { useStatusToasts } from "./use-status-toasts";
import { useTournamentLive } from "./use-tournament-live";

type Props = {
  tournament: TournamentDetail;
  initialResumes: CandidateCardView[];
  initialRubric: RubricDetail;
};

export function TournamentScreen({ tournament, initialResumes, initialRubric }: Props) {
  const { progress, resumes, refresh, put } = useTournamentLive(tournament, initialResumes);
  const rubric = useRubric({
    tournamentId: tournament.id,
    initial: initialRubric,
    newestVersion: progress.rubricVersion,
    refresh,
  });
  const adding = useAddResumes(tournament.id, refresh);
  const { isAdding } = adding;
  const onCompleted = useCallback(() => void celebrate(), []);
  const { expectRun } = useStatusToasts(progress, { isAdding, refresh, onCompleted });

  const tier = useChosenTier();
  const candidates = useMemo(
    () => (tier ? resumes.filter((r) => r.tier === tier) : resumes),
    [resumes, tier],
  );
  const { openCandidate } = useEvidenceAddress();
  const [details] = useState(() =>
    createDetailStore((id) => api<ResumeView>(`/api/resumes/${id}`, { cache: "no-store" })),
  );
  const ownTier = useOwnTier(put);
  const onChanged = (resume: ResumeView) => {
    details.put(resume);
    put(toCandidateCard(resume));
  };
  const [moved, setMoved] = useState<string | null>(null);
  const byId = (id: string | null) => resumes.find((resume) => resume.id === id);
  const explain = useCallback(({ id }: CandidateCardView) => openCandidate(id), [openCandidate]);
  const move = useCallback(({ id }: CandidateCardView) => setMoved(id), []);

  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { upload } = adding;
  const failed = upload.outcome?.failed ?? [];
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
        onAddResumes={() => setIsDialogOpen(true)}
      />
      {arrivalRemarks && (
        <UploadReport remarks={arrivalRemarks} onDismiss={() => setArrivalRemarks(undefined)} />
      )}
      {upload.outcome && <UploadReport remarks={upload.outcome} onDismiss={upload.forget} />}
      {upload.isUploading && !isDialogOpen && <UploadProgress percent={upload.percent} />}
      {!isDialogOpen && (
        <UploadFailures files={failed} failure={upload.outcome?.failure} onRetry={() => add(failed)} />
      )}
      {isProcessing(progress) && <ProcessingPanel progress={progress} />}
      <TournamentDetails tournament={tournament} />
      <RubricPanel rubric={rubric} />
      <StaleNotice tournamentId={tournament.id} progress={progress} refresh={refresh} />

      {resumes.length === 0 ? (
        <EmptyState
          title="No resumes uploaded"
          text="Candidates appear here, ranked, as soon as their resumes are read."
          action={<Button onClick={() => setIsDialogOpen(true)}>Add Resumes</Button>}
        />
      ) : (
        <section aria-label="Candidates" className="mt-3 flex flex-col gap-4">
          <TierFilter chosen={tier} total={resumes.length} counts={countTiers(resumes)} />
          <p role="status" className="sr-only">
            {tier
              ? `Tier ${tier}: ${count(candidates.length, "candidate")}`
              : count(candidates.length, "candidate")}
          </p>
          {candidates.length > 0 ? (
            <RubricContext.Provider value={rubric.detail}>
              <CandidateGrid
                candidates={candidates}
                filter={tier ?? "all"}
                onExplain={explain}
                onChangeTier={move}
              />
            </RubricContext.Provider>
          ) : (
            <EmptyState
              title={`No resumes in Tier ${tier}`}
              text={`No resumes have been classified as Tier ${tier} yet.`}
            />
          )}
        </section>
      )}

      <AddResumesDialog isOpen={isDialogOpen} onOpenChange={setIsDialogOpen} upload={upload} onUpload={add} />
      <RubricContext.Provider value={rubric.detail}>
        <CompareSheet cards={resumes} details={details} />
        <ScoreSheet
          candidates={candidates}
          cards={resumes}
          details={details}
          ownTier={ownTier}
          onChanged={onChanged}
        />
      </RubricContext.Provider>
      <ChangeTierDialog resume={byId(moved)} onClose={() => setMoved(null)} onChanged={put} />
    </div>
  );
}

function useChosenTier(): Tier | null {
  const [params] = useSearchParams();
  return tierSchema.safeParse(params.get("tier")).data ?? null;
}

/** What the upload of the create page left out; it came along with the navigation. */
function useArrivalRemarks() {
  const state: unknown = useLocation().state;
  // Once: whoever comes back to this page in the history has read them.
  const [arrived] = useState((state as { uploadRemarks?: UploadRemarks } | null)?.uploadRemarks);
  const [remarks, setRemarks] = useState<UploadRemarks>();
  // Not in the first render: after a reload the browser still has them, but the server's page does not.
  useEffect(() => {
    if (arrived) setRemarks(arrived);
  }, [arrived]);
  return [remarks, setRemarks] as const;
}

function countTiers(resumes: CandidateCardView[]): Record<Tier, number> {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (const { tier } of resumes) if (tier) counts[tier] += 1;
  return counts;
}
