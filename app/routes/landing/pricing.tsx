import { useEffect, useState } from "react";
import { PlanCard } from "#app/components/plan-card.tsx";
import { ButtonLink, Skeleton } from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { FALLBACK_PLAN, type Plan, planNames, plansToShow } from "#core/billing/plan";
import { Section } from "./section";
import * as words from "./words";

const GRID = "mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4";
/** The same height for a card and its placeholder, to avoid a layout shift. */
const CARD_HEIGHT = "min-h-[29rem]";

/** Timeout for loading plans in the browser if the server did not have them. */
const TIMEOUT_MS = 10_000;

export function Pricing({ plans }: { plans: Plan[] | null }) {
  const known = usePlans(plans);
  return (
    <Section id="pricing" title={words.pricingTitle} text={words.pricingText}>
      {known ? <Offers plans={known} /> : <Waiting />}
    </Section>
  );
}

/**
 * The plans from the server, or fetched by the browser otherwise. They are not streamed into the page, because React
 * would discard the pending content, with a console error, when the visitor follows an in-page link.
 */
function usePlans(plans: Plan[] | null): Plan[] | null {
  const [asked, setAsked] = useState<Plan[] | null>(null);
  useEffect(() => {
    if (plans) return;
    api<Plan[]>("/api/plans", { signal: AbortSignal.timeout(TIMEOUT_MS) })
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
      {plans.length === 1 && <p className="mt-4 text-muted">{words.pricesFailed}</p>}
    </>
  );
}

/** A pack stays selected through sign-up and leads to its checkout. */
function GetStarted({ plan: { id, name, priceInCents } }: { plan: Plan }) {
  const next =
    priceInCents > 0 ? `?redirectTo=${encodeURIComponent(`/subscription/checkout?plan=${id}`)}` : "";
  return (
    <ButtonLink to={`/auth/signup${next}`} variant={name === "PRO" ? "primary" : "secondary"}>
      {words.getStarted}
      <span className="sr-only"> {words.withPlan(name)}</span>
    </ButtonLink>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={GRID}>
      <span className="sr-only">{words.loadingPrices}</span>
      {planNames.map((name) => (
        <Skeleton key={name} className={CARD_HEIGHT} />
      ))}
    </div>
  );
}
