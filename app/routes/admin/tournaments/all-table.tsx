import { SampleBadge } from "#app/components/sample-badge.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { SourcedListItem } from "#core/partners/sourced-list";
import { RowActions } from "./row-actions";

/** Recruiters' tournaments and partners' alike. */
export function AllTable({ rows }: { rows: SourcedListItem[] }) {
  return (
    <Table
      label="All tournaments"
      head={
        <>
          <HeadCell>Tournament/Job</HeadCell>
          <HeadCell>Source</HeadCell>
          <HeadCell>Company/Partner</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell isNumber>Resumes</HeadCell>
          <HeadCell>Created</HeadCell>
          <HeadCell>Actions</HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <AllTableRow key={row.id} row={row} />
      ))}
    </Table>
  );
}

function AllTableRow({ row }: { row: SourcedListItem }) {
  const { name, isDemoTournament, preview, isExternal, externalListing, partnerName } = row;
  return (
    <Row>
      <Cell className="@4xl:w-1/3 @max-4xl:text-base">
        <span className="wrap-anywhere font-medium">{name}</span>
        {isDemoTournament && <SampleBadge />}
        {preview && <p className="mt-0.5 wrap-anywhere text-muted text-sm">{preview}</p>}
      </Cell>
      <Cell label="Source" className="whitespace-nowrap">
        {isExternal ? "External API" : "Internal"}
      </Cell>
      <Cell label="Company/Partner" className="@4xl:min-w-36">
        {externalListing ? (
          <span className="min-w-0 @max-4xl:text-right">
            <span className="wrap-anywhere">{externalListing.company}</span>
            <span className="wrap-anywhere block text-muted text-xs">{partnerName}</span>
          </span>
        ) : (
          <span className="text-muted">—</span>
        )}
      </Cell>
      <Cell label="Status">
        <StatusBadge status={row.status} />
      </Cell>
      <Cell label="Resumes" isNumber>
        {row.resumeCount.toLocaleString("en")}
      </Cell>
      <Cell label="Created" className="@4xl:min-w-28 text-muted">
        <TimeAgo iso={row.createdAt} />
      </Cell>
      <Cell>
        <RowActions row={row} />
      </Cell>
    </Row>
  );
}
