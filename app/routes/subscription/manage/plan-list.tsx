import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { PlanCard } from "#app/components/plan-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PLAN_IDS, type Plan, type PlanName, unlistedPlans } from "#core/billing/plan";
import { type PurchaseFailure, usePurchase } from "./use-purchase";

type Props = {
  plans: Plan[];
  currentName: PlanName;
  /** Of a purchase that was asked for without JavaScript. */
  failure: PurchaseFailure | undefined;
};

export function PlanList({ plans, currentName, failure }: Props) {
  const { buy, pendingPlanId, failure: latest = failure } = usePurchase();
  const purchaseButton = (planId: number, isPrimary: boolean) => (
    <PurchaseButton
      planId={planId}
      isPrimary={isPrimary}
      onBuy={() => buy(planId)}
      failure={latest?.planId === planId ? latest.words : undefined}
      isPending={pendingPlanId === planId}
      disabled={pendingPlanId !== undefined}
    />
  );
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
                purchaseButton(plan.id, plan.name === "PRO")
              )
            }
          />
        ))}
        {unlistedPlans(plans).map((name) => (
          <UnlistedPlan key={name} name={name}>
            {purchaseButton(PLAN_IDS[name], false)}
          </UnlistedPlan>
        ))}
      </div>
    </section>
  );
}

/** A plan whose row is not at hand can be bought all the same: the checkout reads it anew. */
function UnlistedPlan({ name, children }: { name: PlanName; children: ReactNode }) {
  return (
    <article aria-label={name} className="flex flex-col rounded-lg border bg-surface p-6 shadow-raised">
      <h3 className="eyebrow">{name}</h3>
      <p className="mt-3 mb-6 text-muted text-sm">
        Its price and size could not be loaded. You see them before you pay.
      </p>
      <div className="mt-auto flex flex-col">{children}</div>
    </article>
  );
}

type PurchaseButtonProps = {
  planId: number;
  isPrimary: boolean;
  onBuy(): void;
  failure: string | undefined;
  isPending: boolean;
  disabled: boolean;
};

function PurchaseButton({ planId, isPrimary, onBuy, failure, isPending, disabled }: PurchaseButtonProps) {
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
        value={planId}
        variant={isPrimary ? "primary" : "secondary"}
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
