import { Form, useActionData } from "@remix-run/react";
import { Consent } from "#app/components/credits/consent.tsx";
import { PackSummary } from "#app/components/credits/pack-summary.tsx";
import { ButtonLink, Notice, SubmitButton } from "#app/components/ui.ts";
import { formatPrice, type Plan } from "#core/billing/plan";
import type { PurchaseAnswer } from "../manage/purchase";
import * as words from "../words";

/** Shows a pack once more before payment. */
export function ChosenPack({ plan }: { plan: Plan }) {
  const failure = useActionData<PurchaseAnswer>()?.failure;
  return (
    <div className="mx-auto mt-6 flex max-w-2xl flex-col gap-5 rounded-lg border bg-surface p-6 shadow-raised">
      <h1 className="text-xl">{words.completeYourPurchase}</h1>
      <PackSummary plan={plan} amountInCents={plan.priceInCents} />
      {failure && (
        <Notice tone="danger" role="alert" title={words.failedToCompletePurchase}>
          {failure.words ?? words.pleaseTryAgain}
        </Notice>
      )}
      <Form method="post" className="flex flex-col items-start gap-4">
        <SubmitButton name="planId" value={plan.id} size="lg" busy={words.openingCheckout}>
          {words.pay(formatPrice(plan.priceInCents))}
        </SubmitButton>
        <Consent />
      </Form>
      <div className="flex flex-wrap gap-3 border-t pt-5">
        <ButtonLink to="/dashboard" variant="secondary">
          {words.returnToDashboard}
        </ButtonLink>
        <ButtonLink to="/subscription/manage" variant="secondary">
          {words.backToCredits}
        </ButtonLink>
      </div>
    </div>
  );
}
