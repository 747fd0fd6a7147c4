import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { ButtonLink, type Column, DataTable, LocalDate, StatusBadge, TimeAgo } from "#app/components/ui.ts";
import { webAddress } from "#app/lib/web-address.ts";
import type { ExternalListing } from "#core/partners/listing";
import type { Source, SourcedListItem } from "#core/partners/sourced-list";
import * as words from "./words";

const RESUMES: Column<SourcedListItem> = {
  heading: words.resumes,
  isNumber: true,
  cell: ({ resumeCount }) => resumeCount,
};

const CREATED: Column<SourcedListItem> = {
  heading: words.created,
  className: "text-muted",
  cell: ({ createdAt }) => <TimeAgo iso={createdAt} />,
};

const ACTIONS: Column<SourcedListItem> = {
  heading: words.actions,
  isWide: true,
  cell: (row) => <RowActions row={row} />,
};

type TitleProps = { title: string; preview: string; children?: ReactNode };

function TitleWithPreview({ title, preview, children }: TitleProps) {
  return (
    <>
      <span className="wrap-anywhere font-medium">{title}</span>
      {children}
      {preview && <p className="mt-0.5 wrap-anywhere text-muted text-sm">{preview}</p>}
    </>
  );
}

function CompanyName({ company, partnerName }: { company: string; partnerName: string | null }) {
  return (
    <span className="min-w-0 @max-4xl:text-right">
      <span className="wrap-anywhere">{company}</span>
      <span className="wrap-anywhere block text-muted text-xs">{partnerName}</span>
    </span>
  );
}

/** Both links leave the console and open a new tab. */
function RowActions({ row: { id, name, externalListing } }: { row: SourcedListItem }) {
  const applicationUrl = webAddress(externalListing?.applicationUrl ?? null);
  return (
    <span className="flex items-center gap-1 @max-4xl:mt-1">
      <ButtonLink
        href={`/dashboard/tournament/${id}`}
        target="_blank"
        rel="noopener"
        aria-label={words.viewDetailsOf(name)}
        variant="secondary"
        size="sm"
        className="@max-4xl:flex-1"
      >
        {words.viewDetails}
      </ButtonLink>
      {applicationUrl && (
        <ButtonLink
          href={applicationUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.jobPostingOf(name)}
          variant="ghost"
          size="icon"
          title={words.openJobPosting}
        >
          <ExternalLink aria-hidden />
        </ButtonLink>
      )}
    </span>
  );
}

const COLUMNS: Column<SourcedListItem>[] = [
  {
    heading: words.tournamentJob,
    isWide: true,
    className: "@4xl:w-1/3 @max-4xl:text-base",
    cell: ({ name, preview, isDemoTournament }) => (
      <TitleWithPreview title={name} preview={preview}>
        {isDemoTournament && <SampleBadge />}
      </TitleWithPreview>
    ),
  },
  {
    heading: words.source,
    className: "whitespace-nowrap",
    cell: ({ isExternal }) => (isExternal ? words.externalApi : words.internal),
  },
  {
    heading: words.companyPartner,
    className: "@4xl:min-w-36",
    cell: ({ externalListing, partnerName }) =>
      externalListing ? (
        <CompanyName company={externalListing.company} partnerName={partnerName} />
      ) : (
        <span className="text-muted">—</span>
      ),
  },
  { heading: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  RESUMES,
  { ...CREATED, className: "@4xl:min-w-28 text-muted" },
  ACTIONS,
];

type Listed = SourcedListItem & { externalListing: ExternalListing };

const LISTED_COLUMNS: Column<Listed>[] = [
  {
    heading: words.jobTitle,
    isWide: true,
    className: "@4xl:w-1/5 @4xl:min-w-36 @max-4xl:text-base",
    cell: ({ externalListing, preview }) => (
      <TitleWithPreview title={externalListing.title} preview={preview} />
    ),
  },
  {
    heading: words.company,
    className: "@4xl:min-w-28",
    cell: ({ externalListing, partnerName }) => (
      <CompanyName company={externalListing.company} partnerName={partnerName} />
    ),
  },
  {
    heading: words.listingId,
    cell: ({ externalListing: { listingId } }) => (
      <code title={listingId} className="font-mono text-xs">
        {listingId.split("-")[0]}
      </code>
    ),
  },
  {
    heading: words.jobType,
    className: "whitespace-nowrap",
    cell: ({ externalListing }) => externalListing.jobListingType,
  },
  {
    heading: words.region,
    className: "@4xl:max-w-36",
    cell: ({ externalListing }) => (
      <span className="min-w-0 break-words">{externalListing.region || "—"}</span>
    ),
  },
  { heading: words.status, cell: ({ externalListing }) => <StatusBadge status={externalListing.status} /> },
  RESUMES,
  CREATED,
  {
    heading: words.expires,
    className: "text-muted",
    cell: ({ externalListing: { expiresAt } }) =>
      expiresAt ? <LocalDate iso={expiresAt} /> : words.noExpiry,
  },
  ACTIONS,
];

const isListed = (row: SourcedListItem): row is Listed => row.externalListing !== null;

export function SourceTable({ rows, source }: { rows: SourcedListItem[]; source: Source }) {
  return source === "all" ? (
    <DataTable label={words.allTournaments} columns={COLUMNS} rows={rows} />
  ) : (
    <DataTable label={words.externalTournaments} columns={LISTED_COLUMNS} rows={rows.filter(isListed)} />
  );
}
