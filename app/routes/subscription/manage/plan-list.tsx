import { PlanCard } from "#app/components/plan-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Plan, PlanName } from "#core/billing/plan";

export function PlanList({ plans, currentName }: { plans: Plan[]; currentName: PlanName }) {
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
              plan.name === "FREE" && (
                <Button variant="secondary" disabled>
                  Included With Account
                </Button>
              )
            }
          />
        ))}
      </div>
    </section>
  );
}
