import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { PlanCard } from "#app/components/plan-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { api } from "#app/lib/api.ts";
import { FALLBACK_PLAN, type Plan, planNames, plansToShow } from "#core/billing/plan";
import { Section } from "./section";

const GRID = "mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4";
/** The same for a card and what stands in its place, so that nothing moves when it comes. */
const CARD_HEIGHT = "min-h-[29rem]";

/** How long the browser waits for what the server did not have at hand. */
const PATIENCE_MS = 10_000;

export function Pricing({ plans }: { plans: Plan[] | null }) {
  const known = usePlans(plans);
  return (
    <Section
      id="pricing"
      title="Pay as you go."
      text="No subscription. One credit runs one tournament; credits never expire, and they stack."
    >
      {known ? <Offers plans={known} /> : <Waiting />}
    </Section>
  );
}

/**
 * The server's, or else what the browser asks for itself. They are not streamed into the page: what is yet to come
 * when the visitor follows a link within the page would be thrown away by React, with an error in the console.
 */
function usePlans(plans: Plan[] | null): Plan[] | null {
  const [asked, setAsked] = useState<Plan[] | null>(null);
  useEffect(() => {
    if (plans) return;
    api<Plan[]>("/api/plans", { signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch(() => [FALLBACK_PLAN])
      .then(setAsked);
  }, [plans]);
  return plans ?? asked;
}

function Offers({ plans }: { plans: Plan[] }) {
  return (
    <>
      <ul className={GRID}>
        {plansToShow(plans).map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} action={<GetStarted plan={plan} />} className={CARD_HEIGHT} />
          </li>
        ))}
      </ul>
      {plans.length === 1 && (
        <p className="mt-4 text-muted">The paid plans cannot be shown right now. Please reload the page.</p>
      )}
    </>
  );
}

function GetStarted({ plan: { name } }: { plan: Plan }) {
  return (
    <Button asChild variant={name === "PRO" ? "primary" : "secondary"}>
      <Link to="/auth/signup">
        Get Started<span className="sr-only"> with {name}</span>
      </Link>
    </Button>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={GRID}>
      <span className="sr-only">Loading the prices…</span>
      {planNames.map((name) => (
        <Skeleton key={name} className={CARD_HEIGHT} />
      ))}
    </div>
  );
}
