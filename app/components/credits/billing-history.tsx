import { Link } from "@remix-run/react";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Purchase } from "#core/billing/checkout";
import { formatPrice } from "#core/billing/plan";
import type { Slice } from "#core/paging";
import { History } from "./history";
import * as words from "./words";

const NOTHING = {
  title: words.billingHistoryNoPurchasesYet,
  text: words.billingHistoryYourPurchasesAndReceipts,
};

const COLUMNS: Column<Purchase>[] = [
  {
    heading: words.billingHistoryPack,
    isWide: true,
    className: "font-medium",
    cell: ({ planName }) => planName,
  },
  { heading: words.billingHistoryDate, cell: ({ paidAt }) => <LocalDate iso={paidAt} /> },
  { heading: words.billingHistoryCredits, isNumber: true, cell: ({ credits }) => credits },
  {
    heading: words.billingHistoryAmount,
    isNumber: true,
    cell: ({ amountInCents }) => formatPrice(amountInCents),
  },
  {
    heading: words.billingHistoryRefunded,
    isNumber: true,
    cell: ({ amountRefundedInCents: refunded }) => (refunded > 0 ? formatPrice(refunded) : "–"),
  },
  {
    heading: words.billingHistoryReceipt,
    cell: ({ id, planName }) => (
      <Button asChild variant="link" size="inline">
        <Link to={`/subscription/receipt/${id}`}>
          {words.billingHistoryView}
          <span className="sr-only"> {words.billingHistoryReceiptOf(planName)}</span>
        </Link>
      </Button>
    ),
  },
];

export function BillingHistory({ page }: { page: Slice<Purchase> }) {
  return (
    <History id="purchases" title={words.billingHistoryBillingHistory} page={page} empty={NOTHING}>
      <DataTable label={words.billingHistoryBillingHistory} columns={COLUMNS} rows={page.rows} />
    </History>
  );
}
