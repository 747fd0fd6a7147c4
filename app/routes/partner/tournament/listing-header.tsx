import type { ReactNode } from "react";
import { BackLink } from "#app/components/back-link.tsx";
import { JobPageLink } from "#app/components/job-page-link.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { count } from "#app/lib/format.ts";
import type { SourcedTournament } from "#core/partners/listing";
import type { TournamentSummary } from "#core/tournaments/tournament";
import * as words from "../words";

type Props = { tournament: SourcedTournament; progress: Pick<TournamentSummary, "resumeCount" | "status"> };

export function ListingHeader({ tournament, progress }: Props) {
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
