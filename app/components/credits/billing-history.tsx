import { ExternalLink } from "lucide-react";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { Purchase } from "#core/billing/checkout";
import { formatPrice } from "#core/billing/plan";
import type { Slice } from "#core/paging";
import { History } from "./history";

const NOTHING = {
  title: "No purchases yet",
  text: "Each pack that is bought is listed here with its receipt.",
};

export function BillingHistory({ page }: { page: Slice<Purchase> }) {
  return (
    <History id="purchases" title="Billing history" page={page} empty={NOTHING}>
      <Table
        label="Billing history"
        head={
          <>
            <HeadCell>Pack</HeadCell>
            <HeadCell>Date</HeadCell>
            <HeadCell isNumber>Credits</HeadCell>
            <HeadCell isNumber>Amount</HeadCell>
            <HeadCell isNumber>Refunded</HeadCell>
            <HeadCell>Receipt</HeadCell>
          </>
        }
      >
        {page.rows.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </Table>
    </History>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { planName, paidAt, credits, amountInCents, amountRefundedInCents, receiptUrl } = purchase;
  return (
    <Row>
      <Cell className="font-medium">{planName}</Cell>
      <Cell label="Date">
        <LocalDate iso={paidAt} />
      </Cell>
      <Cell label="Credits" isNumber>
        {credits}
      </Cell>
      <Cell label="Amount" isNumber>
        {formatPrice(amountInCents)}
      </Cell>
      <Cell label="Refunded" isNumber>
        {amountRefundedInCents > 0 ? formatPrice(amountRefundedInCents) : "–"}
      </Cell>
      <Cell label="Receipt">
        {receiptUrl ? (
          <Button asChild variant="link" size="inline">
            <a href={receiptUrl} target="_blank" rel="noreferrer">
              View
              <span className="sr-only"> the receipt of {planName}, in a new tab</span>
              <ExternalLink aria-hidden />
            </a>
          </Button>
        ) : (
          <span className="text-muted">None</span>
        )}
      </Cell>
    </Row>
  );
}
