import { type Column, DataTable } from "#app/components/data-table.tsx";
import { JobPageLink } from "#app/components/job-page-link.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { type PortalListing, shownListingStatus } from "#core/partners/listing";
import * as words from "../words";

const NONE = <span className="text-muted">—</span>;

const COLUMNS: Column<PortalListing>[] = [
  {
    heading: words.jobTitle,
    isWide: true,
    className: "@4xl:min-w-40 @max-4xl:text-base",
    cell: ({ name, externalListing }) => (
      <>
        <span className="wrap-anywhere font-medium">{name}</span>
        <JobPageLink name={name} url={externalListing?.applicationUrl} />
      </>
    ),
  },
  {
    heading: words.company,
    className: "wrap-anywhere",
    cell: ({ externalListing }) => externalListing?.company || NONE,
  },
  {
    heading: words.jobType,
    className: "@4xl:whitespace-nowrap",
    cell: ({ externalListing }) => externalListing?.jobListingType || NONE,
  },
  {
    heading: words.region,
    className: "wrap-anywhere",
    cell: ({ externalListing }) => externalListing?.region || NONE,
  },
  {
    heading: words.status,
    cell: ({ externalListing }) => <StatusBadge status={shownListingStatus(externalListing)} />,
  },
  { heading: words.resumes, isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    heading: words.created,
    className: "@4xl:whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <LocalDate iso={createdAt} />,
  },
  {
    heading: words.expires,
    className: "@4xl:whitespace-nowrap text-muted",
    cell: ({ externalListing }) =>
      externalListing?.expiresAt ? <LocalDate iso={externalListing.expiresAt} /> : words.noExpiry,
  },
  {
    heading: words.actions,
    isWide: true,
    isHeadingHidden: true,
    cell: ({ id, name }) => (
      <ButtonLink
        to={`/partner/tournament/${id}`}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size="sm"
        className="@max-4xl:mt-1 @max-4xl:w-full"
      >
        {words.viewAnalysis}
        <span className="sr-only">{words.ofOpens(name)}</span>
      </ButtonLink>
    ),
  },
];

export function ListingTable({ tournaments }: { tournaments: PortalListing[] }) {
  return <DataTable label={words.jobListings} columns={COLUMNS} rows={tournaments} />;
}
