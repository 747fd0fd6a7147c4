import { useCandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { CandidateSheet } from "#app/components/evidence/candidate-sheet.tsx";
import { useDetailStore } from "#app/components/evidence/use-details.ts";
import { JobDetails } from "#app/components/job-details.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import type { SourcedTournament } from "#core/partners/listing";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isProcessing, progressPercent, type TournamentCounts } from "#core/tournaments/tournament";
import * as words from "../words";
import { ListingHeader } from "./listing-header";
import { PartnerCandidates } from "./partner-candidates";
import { portalStatus } from "./portal-status";
import { usePolling } from "./use-polling";

type Props = { tournament: SourcedTournament; initialResumes: CandidateCardView[] };

/** A read-only view of a listing's analysis. */
export function PartnerScreen({ tournament, initialResumes }: Props) {
  const { progress, resumes } = usePolling({ progress: tournament, resumes: initialResumes });
  const isWhole = resumes.length >= progress.resumeCount;
  const list = useCandidateList(resumes, isWhole ? undefined : progress);
  const details = useDetailStore();
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

/** Progress of reading the resumes. */
function ReadingProgress({ progress }: { progress: TournamentCounts }) {
  const { resumeCount, doneCount, errorCount } = progress;
  const percent = progressPercent(progress);
  return (
    <section aria-labelledby="reading" className="rounded-lg border bg-surface p-5 shadow-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="reading" className="flex items-center gap-2 text-lg">
          <Spinner />
          {words.processing}
        </h2>
        <p className="text-muted text-sm tabular-nums">
          <span className="font-semibold text-ink">
            {words.readingProgressOf(
              (doneCount + errorCount).toLocaleString("en"),
              resumeCount.toLocaleString("en"),
            )}
          </span>{" "}
          {words.readingProgressResumes(percent)}
          {errorCount > 0 && words.couldNotBeRead(errorCount.toLocaleString("en"))}
        </p>
      </div>
      <Progress className="mt-3" aria-label={words.resumesProcessed} value={percent} />
      <span role="status" className="sr-only">
        {words.ofTheResumesProcessed(Math.floor(percent / 10) * 10)}
      </span>
    </section>
  );
}
