import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BackLink, Fact, Facts, LocalDate, TextLink } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, requireUser } from "#app/lib/route.server.ts";
import { formatPrice } from "#core/billing/plan";
import * as words from "./words";

export const meta = pageMeta(words.receiptTitle);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireUser(args);
  const { services, seller } = args.context;
  const receipt = await orErrorPage(services.checkouts.getReceipt(viewer, args.params.id ?? ""));
  const isOwn = receipt.buyerId === viewer.id;
  return {
    seller,
    receipt,
    back: isOwn ? "/subscription/manage" : `/admin/users/${receipt.buyerId}/credits`,
  };
}

/** Printable receipt with what bookkeeping needs: seller, buyer, date and amount. */
export default function ReceiptPage() {
  const { seller, receipt, back } = useLoaderData<typeof loader>();
  const { id, planName, credits, amountInCents, amountRefundedInCents: refunded, paidAt } = receipt;
  return (
    <div className="mx-auto max-w-2xl">
      <div className="print:hidden">
        <BackLink to={back}>{words.backToCredits}</BackLink>
      </div>
      <h1 className="mt-2 text-2xl">{words.receiptTitle}</h1>
      <Facts
        isStacked
        className="mt-6 gap-x-8 gap-y-4 rounded-lg border bg-surface p-6 shadow-raised sm:grid-cols-2 [&_dt]:text-sm"
      >
        <Fact name={words.seller}>
          {seller.name}
          <br />
          {seller.address}
          <br />
          {seller.email}
          <TaxId value={seller.taxId} />
        </Fact>
        <Fact name={words.buyer}>
          {receipt.buyerName && (
            <>
              {receipt.buyerName}
              <br />
            </>
          )}
          {receipt.buyerEmail}
          <TaxId value={receipt.buyerTaxId} />
        </Fact>
        <Fact name={words.receiptNumber}>{id}</Fact>
        <Fact name={words.paidOn}>
          <LocalDate iso={paidAt} />
        </Fact>
        <Fact name={words.item}>
          {planName}, {count(credits, "tournament credit")}
        </Fact>
        <Fact name={words.totalPaid}>{words.usd(formatPrice(amountInCents))}</Fact>
        {refunded > 0 && <Fact name={words.refunded}>{formatPrice(refunded)}</Fact>}
      </Facts>
      <p className="mt-4 text-muted text-sm">
        {receipt.receiptUrl ? (
          <>
            {words.taxShownOn} <TextLink href={receipt.receiptUrl}>{words.providerReceipt}</TextLink>.
          </>
        ) : (
          words.noTaxCharged
        )}{" "}
        {!receipt.buyerTaxId && words.companyDetailsHint(seller.email)}
      </p>
    </div>
  );
}

function TaxId({ value }: { value: string | null | undefined }) {
  if (!value) return null;
  return (
    <>
      <br />
      {words.taxId(value)}
    </>
  );
}
