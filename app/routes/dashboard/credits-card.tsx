import { Link } from "@remix-run/react";
import { Check } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import type { Plan } from "#core/billing/plan";

/** The plan in force and what it gives. */
export function CreditsCard({ plan, isUnlimited }: { plan: Plan; isUnlimited: boolean }) {
  return (
    <section
      aria-labelledby="credits"
      className="flex flex-col gap-4 rounded-lg border bg-surface p-5 shadow-raised"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="credits" className="font-medium text-sm tracking-normal">
            Active Credits
          </h2>
          <p className="mt-1 font-semibold text-xl tracking-tight">{plan.name}</p>
        </div>
        <Button asChild variant="secondary" size="sm">
          <Link to="/subscription/manage">Manage Credits</Link>
        </Button>
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        {plan.features.map((feature) => (
          <Benefit key={feature}>{feature}</Benefit>
        ))}
        {isUnlimited && <Benefit>Unlimited access is active.</Benefit>}
      </ul>
    </section>
  );
}

function Benefit({ children }: { children: string }) {
  return (
    <li className="flex gap-2">
      <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
      {children}
    </li>
  );
}
