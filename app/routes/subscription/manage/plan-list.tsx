import { Form } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { PlanCard } from "#app/components/plan-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Plan, PlanName } from "#core/billing/plan";
import { usePurchase } from "./use-purchase";

type Props = {
  plans: Plan[];
  currentName: PlanName;
  /** Why a purchase could not begin that was asked for without JavaScript. */
  refusal: string | undefined;
};

export function PlanList({ plans, currentName, refusal }: Props) {
  const { buy, pendingPlanId, failure = refusal } = usePurchase();
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-xl">
        Plans and credit packs
      </h2>
      <div role="alert">
        {failure && (
          <Notice tone="danger" title="Failed to upgrade plan" className="mt-4">
            {failure}
          </Notice>
        )}
      </div>
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

type PurchaseButtonProps = { plan: Plan; onBuy(): void; isPending: boolean; disabled: boolean };

function PurchaseButton({ plan, onBuy, isPending, disabled }: PurchaseButtonProps) {
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
    </Form>
  );
}
