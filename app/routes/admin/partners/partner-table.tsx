import { Link } from "@remix-run/react";
import { CopyButton } from "#app/components/copy-button.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { ListedPartner } from "#core/partners/partner";

export function PartnerTable({ partners }: { partners: ListedPartner[] }) {
  return (
    <Table
      label="Partners"
      head={
        <>
          <HeadCell>Partner</HeadCell>
          <HeadCell>Id</HeadCell>
          <HeadCell>Created</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell isNumber>Listings</HeadCell>
          <HeadCell isNumber>Resumes</HeadCell>
          <HeadCell>Actions</HeadCell>
        </>
      }
    >
      {partners.map((partner) => (
        <PartnerRow key={partner.id} partner={partner} />
      ))}
    </Table>
  );
}

function PartnerRow({ partner }: { partner: ListedPartner }) {
  const { id, partnerName, username, createdAt, disabledAt, listingCount, resumeCount } = partner;
  return (
    <Row>
      <Cell className="@4xl:min-w-40 @max-4xl:text-base">
        <Link
          to={`/admin/partners/${id}`}
          className="wrap-anywhere font-medium underline-offset-4 hover:underline"
        >
          {partnerName}
        </Link>
        <p className="break-all text-muted text-sm">{username}</p>
      </Cell>
      <Cell label="Id">
        <span className="flex items-center gap-1 whitespace-nowrap">
          <code className="text-muted text-xs" title={id}>
            {id.slice(0, 8)}
          </code>
          <CopyButton text={id} label={`Copy the id of ${partnerName}`} />
        </span>
      </Cell>
      <Cell label="Created" className="whitespace-nowrap text-muted">
        <LocalDate iso={createdAt} />
      </Cell>
      <Cell label="Status">
        <StatusBadge status={disabledAt ? "disabled" : "active"} />
      </Cell>
      <Cell label="Listings" isNumber>
        {listingCount.toLocaleString("en")}
      </Cell>
      <Cell label="Resumes" isNumber>
        {resumeCount.toLocaleString("en")}
      </Cell>
      <Cell>
        <Button asChild variant="secondary" size="sm" className="@max-4xl:mt-1 @max-4xl:w-full">
          <Link to={`/admin/partners/${id}`} aria-label={`Manage ${partnerName}`}>
            Manage
          </Link>
        </Button>
      </Cell>
    </Row>
  );
}
