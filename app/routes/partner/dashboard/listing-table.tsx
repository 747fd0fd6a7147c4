import { Link } from "@remix-run/react";
import { JobPageLink } from "#app/components/job-page-link.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import { type PortalListing, shownListingStatus } from "#core/partners/listing";

const COLUMNS = ["Job Title", "Company", "Job Type", "Region", "Status", "Resumes", "Created", "Expires"];

export function ListingTable({ tournaments }: { tournaments: PortalListing[] }) {
  return (
    <Table
      label="Job listings"
      head={
        <>
          {COLUMNS.map((column) => (
            <HeadCell key={column} isNumber={column === "Resumes"}>
              {column}
            </HeadCell>
          ))}
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </>
      }
    >
      {tournaments.map((tournament) => (
        <ListingRow key={tournament.id} tournament={tournament} />
      ))}
    </Table>
  );
}

const NONE = <span className="text-muted">—</span>;

function ListingRow({ tournament }: { tournament: PortalListing }) {
  const { id, name, resumeCount, createdAt, externalListing: listing } = tournament;
  return (
    <Row>
      <Cell className="@4xl:min-w-40 @max-4xl:text-base">
        <span className="wrap-anywhere font-medium">{name}</span>
        <JobPageLink name={name} url={listing?.applicationUrl} />
      </Cell>
      <Cell label="Company" className="wrap-anywhere">
        {listing?.company || NONE}
      </Cell>
      <Cell label="Job Type" className="@4xl:whitespace-nowrap">
        {listing?.jobListingType || NONE}
      </Cell>
      <Cell label="Region" className="wrap-anywhere">
        {listing?.region || NONE}
      </Cell>
      <Cell label="Status">
        <StatusBadge status={shownListingStatus(listing)} />
      </Cell>
      <Cell label="Resumes" isNumber>
        {resumeCount.toLocaleString("en")}
      </Cell>
      <Cell label="Created" className="@4xl:whitespace-nowrap text-muted">
        <LocalDate iso={createdAt} />
      </Cell>
      <Cell label="Expires" className="@4xl:whitespace-nowrap text-muted">
        {listing?.expiresAt ? <LocalDate iso={listing.expiresAt} /> : "No expiry"}
      </Cell>
      <Cell>
        <Button asChild variant="secondary" size="sm" className="@max-4xl:mt-1 @max-4xl:w-full">
          <Link to={`/partner/tournament/${id}`} target="_blank" rel="noopener">
            View Analysis
            <span className="sr-only">of {name} (opens in a new tab)</span>
          </Link>
        </Button>
      </Cell>
    </Row>
  );
}
