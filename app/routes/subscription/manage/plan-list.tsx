import { Form } from "@remix-run/react";
import { PlanCard } from "#app/components/plan-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Plan, PlanName } from "#core/billing/plan";
import { type PurchaseFailure, usePurchase } from "./use-purchase";

type Props = {
  plans: Plan[];
  currentName: PlanName;
  /** Of a purchase that was asked for without JavaScript. */
  failure: PurchaseFailure | undefined;
};

export function PlanList({ plans, currentName, failure }: Props) {
  const { buy, pendingPlanId, failure: latest = failure } = usePurchase();
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-xl">
        Plans and credit packs
      </h2>
      <div className="mt-6 grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.name === currentName}
            action={
              plan.priceInCents === 0 ? (
                <Button variant="secondary" disabled>
                  Included With Account
                </Button>
              ) : (
                <PurchaseButton
                  plan={plan}
                  onBuy={() => buy(plan.id)}
                  failure={latest?.planId === plan.id ? latest.words : undefined}
                  isPending={pendingPlanId === plan.id}
                  disabled={pendingPlanId !== undefined}
                />
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

type PurchaseButtonProps = {
  plan: Plan;
  onBuy(): void;
  failure: string | undefined;
  isPending: boolean;
  disabled: boolean;
};

function PurchaseButton({ plan, onBuy, failure, isPending, disabled }: PurchaseButtonProps) {
  return (
    <Form
      method="post"
      reloadDocument
      className="flex flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onBuy();
      }}
    >
      <Button
        type="submit"
        name="planId"
        value={plan.id}
        variant={plan.name === "PRO" ? "primary" : "secondary"}
        disabled={disabled}
      >
        {isPending ? "Opening checkout..." : "Purchase Now"}
      </Button>
      <div role="alert" className="empty:hidden mt-3 text-danger text-sm">
        {failure && (
          <>
            <p className="font-semibold">Failed to upgrade plan</p>
            <p>{failure}</p>
          </>
        )}
      </div>
    </Form>
  );
}
