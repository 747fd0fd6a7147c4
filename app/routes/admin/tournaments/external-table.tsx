import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate, TimeAgo } from "#app/components/time.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { SourcedListItem } from "#core/partners/sourced-list";
import { RowActions } from "./row-actions";

const COLUMNS = [
  "Job Title",
  "Company",
  "Listing ID",
  "Job Type",
  "Region",
  "Status",
  "Resumes",
  "Created",
  "Expires",
  "Actions",
];

/** What came through the partner API, with what a listing has beside the job. */
export function ExternalTable({ rows }: { rows: SourcedListItem[] }) {
  return (
    <Table
      label="External tournaments"
      head={COLUMNS.map((column) => (
        <HeadCell key={column} isNumber={column === "Resumes"}>
          {column}
        </HeadCell>
      ))}
    >
      {rows.map((row) => (
        <ExternalTableRow key={row.id} row={row} />
      ))}
    </Table>
  );
}

function ExternalTableRow({ row }: { row: SourcedListItem }) {
  const { externalListing: listing } = row;
  if (!listing) return null;
  return (
    <Row>
      <Cell className="@4xl:w-1/5 @4xl:min-w-36 @max-4xl:text-base">
        <span className="wrap-anywhere font-medium">{listing.title}</span>
        {row.preview && <p className="mt-0.5 wrap-anywhere text-muted text-sm">{row.preview}</p>}
      </Cell>
      <Cell label="Company" className="@4xl:min-w-28">
        <span className="min-w-0 @max-4xl:text-right">
          <span className="wrap-anywhere">{listing.company}</span>
          <span className="wrap-anywhere block text-muted text-xs">{row.partnerName}</span>
        </span>
      </Cell>
      <Cell label="Listing ID">
        <code title={listing.listingId} className="font-mono text-xs">
          {listing.listingId.split("-")[0]}
        </code>
      </Cell>
      <Cell label="Job Type" className="whitespace-nowrap">
        {listing.jobListingType}
      </Cell>
      <Cell label="Region" className="@4xl:max-w-36">
        <span className="min-w-0 break-words">{listing.region || "—"}</span>
      </Cell>
      <Cell label="Status">
        <StatusBadge status={listing.status} />
      </Cell>
      <Cell label="Resumes" isNumber>
        {row.resumeCount.toLocaleString("en")}
      </Cell>
      <Cell label="Created" className="text-muted">
        <TimeAgo iso={row.createdAt} />
      </Cell>
      <Cell label="Expires" className="text-muted">
        {listing.expiresAt ? <LocalDate iso={listing.expiresAt} /> : "No expiry"}
      </Cell>
      <Cell>
        <RowActions row={row} />
      </Cell>
    </Row>
  );
}
