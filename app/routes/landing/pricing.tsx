import { Await } from "@remix-run/react";
import { Suspense } from "react";
import { cn } from "#app/lib/cn.ts";
import type { Plan } from "#core/billing/plan";
import { PlanOffer } from "./plan-offer";
import { Section } from "./section";

const ORDER: Plan["name"][] = ["FREE", "PRO", "ENTERPRISE", "EXTRA TOURNAMENT"];

const GRID = "mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4";
/** The same for an offer and what stands in its place, so that nothing moves when it comes. */
const CARD = "min-h-[27.5rem] rounded-lg border p-6";

export function Pricing({ plans }: { plans: Plan[] | Promise<Plan[]> }) {
  return (
    <Section
      id="pricing"
      title="Pay as you go."
      text="No subscription. One credit runs one tournament; credits never expire, and they stack."
    >
      <Suspense fallback={<Skeleton />}>
        <Await resolve={plans}>{(known) => <Offers plans={known} />}</Await>
      </Suspense>
    </Section>
  );
}

function Offers({ plans }: { plans: Plan[] }) {
  const sorted = [...plans].sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  return (
    <>
      <ul className={GRID}>
        {sorted.map((plan) => (
          <li key={plan.id} className={cn(CARD, "bg-surface", plan.name === "PRO" && "border-accent")}>
            <PlanOffer plan={plan} />
          </li>
        ))}
      </ul>
      {plans.length === 1 && (
        <p className="mt-4 text-muted">The paid plans cannot be shown right now. Please reload the page.</p>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div aria-busy="true" className={GRID}>
      <span className="sr-only">Loading the prices…</span>
      {ORDER.map((name) => (
        <div key={name} className={cn(CARD, "bg-sunken motion-safe:animate-pulse")} />
      ))}
    </div>
  );
}
