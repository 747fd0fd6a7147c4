import { Link } from "@remix-run/react";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Purchase } from "#core/billing/checkout";
import { formatPrice } from "#core/billing/plan";
import type { Slice } from "#core/paging";
import { History } from "./history";

const NOTHING = {
  title: "No purchases yet",
  text: "Your purchases and receipts appear here.",
};

const COLUMNS: Column<Purchase>[] = [
  { heading: "Pack", isWide: true, className: "font-medium", cell: ({ planName }) => planName },
  { heading: "Date", cell: ({ paidAt }) => <LocalDate iso={paidAt} /> },
  { heading: "Credits", isNumber: true, cell: ({ credits }) => credits },
  { heading: "Amount", isNumber: true, cell: ({ amountInCents }) => formatPrice(amountInCents) },
  {
    heading: "Refunded",
    isNumber: true,
    cell: ({ amountRefundedInCents: refunded }) => (refunded > 0 ? formatPrice(refunded) : "–"),
  },
  {
    heading: "Receipt",
    cell: ({ id, planName }) => (
      <Button asChild variant="link" size="inline">
        <Link to={`/subscription/receipt/${id}`}>
          View<span className="sr-only"> the receipt of {planName}</span>
        </Link>
      </Button>
    ),
  },
];

export function BillingHistory({ page }: { page: Slice<Purchase> }) {
  return (
    <History id="purchases" title="Billing history" page={page} empty={NOTHING}>
      <DataTable label="Billing history" columns={COLUMNS} rows={page.rows} />
    </History>
  );
}
