import { Link } from "@remix-run/react";
import { CopyButton } from "#app/components/copy-button.tsx";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { ListedPartner } from "#core/partners/partner";
import * as words from "./words";

const COLUMNS: Column<ListedPartner>[] = [
  {
    heading: words.partner,
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
    heading: words.id,
    cell: ({ id, partnerName }) => (
      <span className="flex items-center gap-1 whitespace-nowrap">
        <code className="text-muted text-xs" title={id}>
          {id.slice(0, 8)}
        </code>
        <CopyButton text={id} label={words.copyTheIdOf(partnerName)} />
      </span>
    ),
  },
  {
    heading: words.created,
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <LocalDate iso={createdAt} />,
  },
  {
    heading: words.status,
    cell: ({ disabledAt }) => <StatusBadge status={disabledAt ? "disabled" : "active"} />,
  },
  { heading: words.listings, isNumber: true, cell: ({ listingCount }) => listingCount },
  { heading: words.resumes, isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    heading: words.actions,
    isWide: true,
    cell: ({ id, partnerName }) => (
      <ButtonLink
        to={`/admin/partners/${id}`}
        aria-label={words.manage2(partnerName)}
        variant="secondary"
        size="sm"
        className="@max-4xl:mt-1 @max-4xl:w-full"
      >
        {words.manage}
      </ButtonLink>
    ),
  },
];

export function PartnerTable({ partners }: { partners: ListedPartner[] }) {
  return <DataTable label={words.partners} columns={COLUMNS} rows={partners} />;
}
