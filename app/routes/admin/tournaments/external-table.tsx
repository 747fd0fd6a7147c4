import { type Column, DataTable } from "#app/components/data-table.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import type { ExternalListing } from "#core/partners/listing";
import type { SourcedListItem } from "#core/partners/sourced-list";
import { ACTIONS, CompanyName, CREATED, RESUMES, TitleWithPreview } from "./columns";
import * as words from "./words";

type Listed = SourcedListItem & { externalListing: ExternalListing };

const COLUMNS: Column<Listed>[] = [
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
  {
    heading: words.status,
    cell: ({ externalListing }) => <StatusBadge status={externalListing.status} />,
  },
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

/** Tournaments created through the partner API, with the additional fields of a listing. */
export function ExternalTable({ rows }: { rows: SourcedListItem[] }) {
  return <DataTable label={words.externalTournaments} columns={COLUMNS} rows={rows.filter(isListed)} />;
}
