import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect } from "react";
import { Consent } from "#app/components/credits/consent.tsx";
import { PlanCard } from "#app/components/plan-card.tsx";
import { Button, TitledSection } from "#app/components/ui.ts";
import { toast } from "#app/lib/toast.ts";
import { useSingleSubmit } from "#app/lib/use-single-submit.ts";
import { PLAN_IDS, type Plan, type PlanName, readPlanId, unlistedPlans } from "#core/billing/plan";
import * as words from "../words";
import type { PurchaseFailure } from "./purchase";

type Props = {
  plans: Plan[];
  currentName: PlanName;
  failure: PurchaseFailure | undefined;
};

export function PlanList({ plans, currentName, failure }: Props) {
  const pendingId = usePendingPurchase();
  const onSubmit = useSingleSubmit(failure);
  useEffect(() => {
    if (!failure) return;
    const description = failure.words ?? words.pleaseTryAgain;
    toast({ variant: "error", title: words.purchaseFailed, description });
  }, [failure]);
  const purchaseButton = (planId: number, name: PlanName, isPrimary: boolean) => (
    <PurchaseButton {...{ planId, name, isPrimary, pendingId, failure, onSubmit }} />
  );
  return (
    <TitledSection id="plans" title={words.plansAndCreditPacks} size="xl">
      <div className="mt-6 grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.name === currentName}
            action={
              plan.priceInCents === 0 ? (
                <Button variant="secondary" disabled>
                  {words.includedWithAccount}
                </Button>
              ) : (
                purchaseButton(plan.id, plan.name, plan.name === "PRO")
              )
            }
          />
        ))}
        {unlistedPlans(plans).map((name) => (
          <UnlistedPlan key={name} name={name}>
            {purchaseButton(PLAN_IDS[name], name, false)}
          </UnlistedPlan>
        ))}
      </div>
      <div className="mt-5">
        <Consent />
      </div>
    </TitledSection>
  );
}

/** A plan that failed to load can still be bought: the checkout loads it again. */
function UnlistedPlan({ name, children }: { name: PlanName; children: ReactNode }) {
  return (
    <article aria-label={name} className="flex flex-col rounded-lg border bg-surface p-6 shadow-raised">
      <h3 className="eyebrow">{name}</h3>
      <p className="mt-3 mb-6 text-muted text-sm">{words.planLoadFailed}</p>
      <div className="mt-auto flex flex-col">{children}</div>
    </article>
  );
}

function usePendingPurchase(): number | undefined {
  const navigate = useNavigate();
  const { formData } = useNavigation();
  // After Back from the payment provider, a browser may restore this page from its cache, with the button still
  // pending.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) navigate(".", { replace: true, preventScrollReset: true });
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [navigate]);
  return readPlanId(formData?.get("planId"));
}

type PurchaseProps = {
  planId: number;
  name: PlanName;
  isPrimary: boolean;
  pendingId: number | undefined;
  failure: PurchaseFailure | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
};

function PurchaseButton({ planId, name, isPrimary, pendingId, failure, onSubmit }: PurchaseProps) {
  return (
    <Form method="post" preventScrollReset className="flex flex-col" onSubmit={onSubmit}>
      <Button
        type="submit"
        name="planId"
        value={planId}
        variant={isPrimary ? "primary" : "secondary"}
        disabled={pendingId !== undefined}
      >
        {pendingId === planId ? words.openingCheckout : words.purchaseNow}
        <span className="sr-only">: {name}</span>
      </Button>
      <div role="alert" className="empty:hidden mt-3 text-danger text-sm">
        {failure?.planId === planId && (
          <>
            <p className="font-semibold">{words.upgradeFailed}</p>
            <p>{failure.words ?? words.createCheckoutFailed}</p>
          </>
        )}
      </div>
    </Form>
  );
}
