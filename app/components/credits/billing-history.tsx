import { ButtonLink, type Column, DataTable, LocalDate } from "#app/components/ui.ts";
import type { Purchase } from "#core/billing/checkout";
import { formatPrice } from "#core/billing/plan";
import type { Slice } from "#core/paging";
import { History } from "./history";
import * as words from "./words";

const NOTHING = { title: words.noPurchasesYet, text: words.noPurchasesHint };

const COLUMNS: Column<Purchase>[] = [
  { heading: words.pack, isWide: true, className: "font-medium", cell: ({ planName }) => planName },
  { heading: words.date, cell: ({ paidAt }) => <LocalDate iso={paidAt} /> },
  { heading: words.credits, isNumber: true, cell: ({ credits }) => credits },
  { heading: words.amount, isNumber: true, cell: ({ amountInCents }) => formatPrice(amountInCents) },
  {
    heading: words.refunded,
    isNumber: true,
    cell: ({ amountRefundedInCents: refunded }) => (refunded > 0 ? formatPrice(refunded) : "–"),
  },
  {
    heading: words.receipt,
    cell: ({ id, planName }) => (
      <ButtonLink to={`/subscription/receipt/${id}`} variant="link" size="inline">
        {words.view}
        <span className="sr-only"> {words.receiptOf(planName)}</span>
      </ButtonLink>
    ),
  },
];

export function BillingHistory({ page }: { page: Slice<Purchase> }) {
  return (
    <History id="purchases" title={words.billingHistory} page={page} empty={NOTHING}>
      <DataTable label={words.billingHistory} columns={COLUMNS} rows={page.rows} />
    </History>
  );
}
