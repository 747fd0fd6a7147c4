import { type Column, DataTable } from "#app/components/data-table.tsx";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import type { SourcedListItem } from "#core/partners/sourced-list";
import { ACTIONS, CompanyName, CREATED, RESUMES, TitleWithPreview } from "./columns";

const COLUMNS: Column<SourcedListItem>[] = [
  {
    heading: "Tournament/Job",
    isWide: true,
    className: "@4xl:w-1/3 @max-4xl:text-base",
    cell: ({ name, preview, isDemoTournament }) => (
      <TitleWithPreview title={name} preview={preview}>
        {isDemoTournament && <SampleBadge />}
      </TitleWithPreview>
    ),
  },
  {
    heading: "Source",
    className: "whitespace-nowrap",
    cell: ({ isExternal }) => (isExternal ? "External API" : "Internal"),
  },
  {
    heading: "Company/Partner",
    className: "@4xl:min-w-36",
    cell: ({ externalListing, partnerName }) =>
      externalListing ? (
        <CompanyName company={externalListing.company} partnerName={partnerName} />
      ) : (
        <span className="text-muted">—</span>
      ),
  },
  { heading: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  RESUMES,
  { ...CREATED, className: "@4xl:min-w-28 text-muted" },
  ACTIONS,
];

/** Tournaments of both recruiters and partners. */
export function AllTable({ rows }: { rows: SourcedListItem[] }) {
  return <DataTable label="All tournaments" columns={COLUMNS} rows={rows} />;
}
