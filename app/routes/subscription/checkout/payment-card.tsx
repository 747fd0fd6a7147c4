import { Form, useActionData } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Consent } from "#app/components/credits/consent.tsx";
import { PackSummary } from "#app/components/credits/pack-summary.tsx";
import { ButtonLink, Notice, Problem, SubmitButton } from "#app/components/ui.ts";
import { ApiError, api } from "#app/lib/api.ts";
import type { CheckoutStatus } from "#core/billing/checkout";
import { formatPrice, type Plan } from "#core/billing/plan";
import type { PurchaseAnswer } from "../manage/purchase";
import * as words from "../words";
import { mountEmbeddedCheckout } from "./embedded-checkout";

type Session = {
  status: CheckoutStatus;
  clientSecret: string | null;
  url: string | null;
  amountInCents: number;
  plan?: Plan;
  /** The provider's public key; null if its form is not embedded. */
  publishableKey: string | null;
};

type Props = { sessionId: string; invalid: ReactNode; children: ReactNode };

export function PaymentCard({ sessionId, invalid, children }: Props) {
  const [session, setSession] = useState<Session>();
  const [failure, setFailure] = useState<"invalid" | string>();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    api<Session>(`/api/checkout-sessions/${encodeURIComponent(sessionId)}`)
      .then(setSession)
      .catch((error) => {
        const isMissing = error instanceof ApiError && error.status === 404;
        setFailure(isMissing ? "invalid" : words.checkoutLoadFailed);
      });
  }, [sessionId]);

  useEffect(() => {
    const { status, clientSecret, publishableKey } = session ?? {};
    if (status !== "open" || !clientSecret || !publishableKey || !place.current) return;
    const mounted = mountEmbeddedCheckout(place.current, { clientSecret, publishableKey });
    mounted.catch(() => setFailure(words.stripeLoadFailed));
    return () => void mounted.then((unmount) => unmount()).catch(() => {});
  }, [session]);

  if (failure === "invalid" || session?.status === "expired") return invalid;
  const isOpen = session?.status === "open";
  const isEmbedded = Boolean(session?.publishableKey && session.clientSecret);
  return (
    <div className="mx-auto mt-6 flex max-w-2xl flex-col gap-5 rounded-lg border bg-surface p-6 shadow-raised">
      <h1 className="text-xl">{words.completeYourPurchase}</h1>
      {session?.plan && <PackSummary plan={session.plan} amountInCents={session.amountInCents} />}
      <div aria-busy={!session && !failure} className="min-h-16">
        <Problem text={failure} />
        {!session && !failure && (
          <p role="status" className="text-muted">
            {words.loadingCheckout}
          </p>
        )}
        <div ref={place} />
        {session?.status === "paid" && <p>{words.alreadyPaid}</p>}
        {isOpen && !isEmbedded && session.url && (
          <>
            <p className="mb-4 text-muted">{words.paymentPending}</p>
            <ButtonLink href={session.url}>{words.continueToPayment}</ButtonLink>
          </>
        )}
      </div>
      {isOpen && <Consent />}
      <div className="flex flex-wrap gap-3 border-t pt-5">{children}</div>
    </div>
  );
}

export function ChosenPack({ plan }: { plan: Plan }) {
  const failure = useActionData<PurchaseAnswer>()?.failure;
  return (
    <div className="mx-auto mt-6 flex max-w-2xl flex-col gap-5 rounded-lg border bg-surface p-6 shadow-raised">
      <h1 className="text-xl">{words.completeYourPurchase}</h1>
      <PackSummary plan={plan} amountInCents={plan.priceInCents} />
      {failure && (
        <Notice tone="danger" role="alert" title={words.purchaseFailed}>
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
