import { type Column, DataTable } from "#app/components/data-table.tsx";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import type { SourcedListItem } from "#core/partners/sourced-list";
import { ACTIONS, CompanyName, CREATED, RESUMES, TitleWithPreview } from "./columns";
import * as words from "./words";

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
    cell: ({ isExternal }) => (isExternal ? words.externalApi : "Internal"),
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

/** Tournaments of both recruiters and partners. */
export function AllTable({ rows }: { rows: SourcedListItem[] }) {
  return <DataTable label={words.allTournaments} columns={COLUMNS} rows={rows} />;
}
