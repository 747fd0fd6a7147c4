import { Link } from "@remix-run/react";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { JobPageLink } from "#app/components/job-page-link.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type PortalListing, shownListingStatus } from "#core/partners/listing";

const NONE = <span className="text-muted">—</span>;

const COLUMNS: Column<PortalListing>[] = [
  {
    heading: "Job Title",
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
    heading: "Company",
    className: "wrap-anywhere",
    cell: ({ externalListing }) => externalListing?.company || NONE,
  },
  {
    heading: "Job Type",
    className: "@4xl:whitespace-nowrap",
    cell: ({ externalListing }) => externalListing?.jobListingType || NONE,
  },
  {
    heading: "Region",
    className: "wrap-anywhere",
    cell: ({ externalListing }) => externalListing?.region || NONE,
  },
  {
    heading: "Status",
    cell: ({ externalListing }) => <StatusBadge status={shownListingStatus(externalListing)} />,
  },
  { heading: "Resumes", isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    heading: "Created",
    className: "@4xl:whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <LocalDate iso={createdAt} />,
  },
  {
    heading: "Expires",
    className: "@4xl:whitespace-nowrap text-muted",
    cell: ({ externalListing }) =>
      externalListing?.expiresAt ? <LocalDate iso={externalListing.expiresAt} /> : "No expiry",
  },
  {
    heading: "Actions",
    isWide: true,
    isHeadingHidden: true,
    cell: ({ id, name }) => (
      <Button asChild variant="secondary" size="sm" className="@max-4xl:mt-1 @max-4xl:w-full">
        <Link to={`/partner/tournament/${id}`} target="_blank" rel="noopener">
          View Analysis
          <span className="sr-only">of {name} (opens in a new tab)</span>
        </Link>
      </Button>
    ),
  },
];

export function ListingTable({ tournaments }: { tournaments: PortalListing[] }) {
  return <DataTable label="Job listings" columns={COLUMNS} rows={tournaments} />;
}
