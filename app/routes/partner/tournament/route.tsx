import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useCandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { CandidateSheet } from "#app/components/evidence/candidate-sheet.tsx";
import { useDetailStore } from "#app/components/evidence/use-details.ts";
import { JobDetails } from "#app/components/job-details.tsx";
import { JobPageLink } from "#app/components/job-page-link.tsx";
import {
  BackLink,
  EmptyState,
  LocalDate,
  Problem,
  Progress,
  Spinner,
  StatusBadge,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { listBegin } from "#app/lib/list-begin.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, requirePartner } from "#app/lib/route.server.ts";
import { partnerAsViewer } from "#core/audit/find-readable";
import type { SourcedTournament } from "#core/partners/listing";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import {
  isProcessing,
  progressPercent,
  type TournamentCounts,
  type TournamentSummary,
} from "#core/tournaments/tournament";
import * as words from "../words";
import { PartnerCandidates, portalStatus } from "./partner-candidates";
import { usePolling } from "./use-polling";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta<typeof loader>((data) => data?.tournament.name ?? words.jobListing);

export async function loader(args: LoaderFunctionArgs) {
  const { id: partnerId } = await requirePartner(args);
  const { services } = args.context;
  const id = args.params.id ?? "";
  const [tournament, resumes] = await orErrorPage(
    Promise.all([
      services.listings.get(partnerId, id),
      services.candidates.list(partnerAsViewer(partnerId), id, listBegin(args.request)),
    ]),
  );
  return { tournament, resumes };
}

export default function PartnerTournament() {
  const { tournament, resumes } = useLoaderData<typeof loader>();
  return <PartnerScreen key={tournament.id} tournament={tournament} initialResumes={resumes} />;
}

export function ErrorBoundary() {
  return (
    <div className="flex flex-col items-start gap-4">
      <BackLink to="/partner/dashboard">{words.backToJobListings}</BackLink>
      <h1 className="text-2xl">{words.jobListing}</h1>
      <Problem text={words.tournamentNotFound} />
    </div>
  );
}

type Props = { tournament: SourcedTournament; initialResumes: CandidateCardView[] };

function PartnerScreen({ tournament, initialResumes }: Props) {
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
        <EmptyState title={words.noResumesYet} text={words.noResumesHint} />
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
            {words.progressOf(
              (doneCount + errorCount).toLocaleString("en"),
              resumeCount.toLocaleString("en"),
            )}
          </span>{" "}
          {words.progressPercent(percent)}
          {errorCount > 0 && words.unreadable(errorCount.toLocaleString("en"))}
        </p>
      </div>
      <Progress className="mt-3" aria-label={words.resumesProcessed} value={percent} />
      <span role="status" className="sr-only">
        {words.percentProcessed(Math.floor(percent / 10) * 10)}
      </span>
    </section>
  );
}

type ListingHeaderProps = {
  tournament: SourcedTournament;
  progress: Pick<TournamentSummary, "resumeCount" | "status">;
};

function ListingHeader({ tournament, progress }: ListingHeaderProps) {
  const { name, createdAt, externalListing: listing } = tournament;
  const place = [listing?.company, listing?.jobListingType, listing?.region].filter(Boolean);
  return (
    <header className="min-w-0">
      <BackLink to="/partner/dashboard">{words.backToJobListings}</BackLink>
      <div className="mt-1 flex items-center gap-1">
        <h1 className="wrap-anywhere min-w-0 text-2xl">{name}</h1>
        <JobPageLink name={name} url={listing?.applicationUrl} />
      </div>
      {place.length > 0 && <p className="mt-1 break-words text-muted">{place.join(" · ")}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums">
        <span>
          {words.created} <LocalDate iso={createdAt} />
        </span>
        {listing?.expiresAt && (
          <Apart>
            {listing.status === "expired" ? words.expired : words.expires}{" "}
            <LocalDate iso={listing.expiresAt} />
          </Apart>
        )}
        <Apart>{count(progress.resumeCount, "resume")}</Apart>
        <StatusBadge status={progress.status} />
      </p>
    </header>
  );
}

function Apart({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden>·</span>
      <span>{children}</span>
    </>
  );
}
