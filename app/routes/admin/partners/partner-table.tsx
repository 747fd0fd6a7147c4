import { Link } from "@remix-run/react";
import { CopyButton } from "#app/components/copy-button.tsx";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { ListedPartner } from "#core/partners/partner";
import * as words from "./words";

const COLUMNS: Column<ListedPartner>[] = [
  {
    heading: words.partnerTablePartner,
    isWide: true,
    className: "@4xl:min-w-40 @max-4xl:text-base",
    cell: ({ id, partnerName, username }) => (
      <>
        <Link
          to={`/admin/partners/${id}`}
          className="wrap-anywhere font-medium underline-offset-4 hover:underline"
        >
          {partnerName}
        </Link>
        <p className="break-all text-muted text-sm">{username}</p>
      </>
    ),
  },
  {
    heading: words.partnerTableId,
    cell: ({ id, partnerName }) => (
      <span className="flex items-center gap-1 whitespace-nowrap">
        <code className="text-muted text-xs" title={id}>
          {id.slice(0, 8)}
        </code>
        <CopyButton text={id} label={words.partnerTableCopyTheIdOf(partnerName)} />
      </span>
    ),
  },
  {
    heading: words.partnerTableCreated,
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <LocalDate iso={createdAt} />,
  },
  {
    heading: words.partnerTableStatus,
    cell: ({ disabledAt }) => <StatusBadge status={disabledAt ? "disabled" : "active"} />,
  },
  { heading: words.partnerTableListings, isNumber: true, cell: ({ listingCount }) => listingCount },
  { heading: words.partnerTableResumes, isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    heading: words.partnerTableActions,
    isWide: true,
    cell: ({ id, partnerName }) => (
      <Button asChild variant="secondary" size="sm" className="@max-4xl:mt-1 @max-4xl:w-full">
        <Link to={`/admin/partners/${id}`} aria-label={words.partnerTableManage2(partnerName)}>
          {words.partnerTableManage}
        </Link>
      </Button>
    ),
  },
];

export function PartnerTable({ partners }: { partners: ListedPartner[] }) {
  return <DataTable label={words.partnerTablePartners} columns={COLUMNS} rows={partners} />;
}
