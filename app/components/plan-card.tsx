import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import {
  formatPrice,
  hasZipExport,
  type Plan,
  type PlanName,
  pricePerResume,
  ZIP_FEATURE,
} from "#core/billing/plan";
import * as words from "./frame-words";

const PRICE_NOTES: Record<PlanName, string> = {
  FREE: words.withEveryAccount,
  PRO: words.oneTimePayment,
  ENTERPRISE: words.oneTimePayment,
  "EXTRA TOURNAMENT": words.oneTime,
};

type Props = {
  plan: Plan;
  isCurrent?: boolean;
  action?: ReactNode;
  className?: string;
};

export function PlanCard({ plan, isCurrent = false, action, className }: Props) {
  const isPopular = plan.name === "PRO";
  const features = plan.features.filter((feature) => feature !== ZIP_FEATURE);
  return (
    <article
      aria-label={plan.name}
      className={cn(
        "relative flex flex-col rounded-lg border bg-surface p-6 shadow-raised",
        isPopular && "border-accent",
        className,
      )}
    >
      {isPopular && (
        <span className="absolute -top-3 left-5 rounded-full bg-accent px-2.5 py-0.5 font-semibold text-2xs text-on-accent tracking-wider">
          {words.mostPopular}
        </span>
      )}
      <h3 className="eyebrow flex min-h-6 items-center justify-between gap-2">
        {plan.name}
        {isCurrent && (
          <span className="rounded-full bg-accent-soft px-2 py-0.5 text-accent tracking-normal normal-case">
            {words.yourPlan}
          </span>
        )}
      </h3>
      <p className="mt-3">
        <span className="block font-semibold text-3xl tracking-tight">
          {plan.priceInCents === 0 ? words.free : formatPrice(plan.priceInCents)}
        </span>{" "}
        <span className="text-muted text-sm">{PRICE_NOTES[plan.name]}</span>
        {plan.priceInCents > 0 && <span className="block text-muted text-sm">{pricePerResume(plan)}</span>}
      </p>
      <p className="mt-4 border-t pt-4 text-sm">
        <span className="font-semibold">{allowance(plan)}</span>
        <br />
        {words.upToPerTournament(count(plan.maxResumesPerTournament, "resume"))}
      </p>
      <ul className="mt-4 mb-6 flex flex-col gap-2 text-sm">
        {features.map((feature) => (
          <Feature key={feature} isIncluded>
            {feature}
          </Feature>
        ))}
        <Feature isIncluded={hasZipExport(plan)}>{ZIP_FEATURE}</Feature>
      </ul>
      {action && <div className="mt-auto flex flex-col">{action}</div>}
    </article>
  );
}

function allowance({ name, maxTournamentsPerMonth: n }: Plan): string {
  if (name === "FREE") return words.perMonth(count(n, "tournament"));
  if (name === "EXTRA TOURNAMENT") return count(n, "additional tournament credit");
  return count(n, "tournament credit");
}

function Feature({ isIncluded, children }: { isIncluded: boolean; children: ReactNode }) {
  const Icon = isIncluded ? Check : X;
  return (
    <li className={cn("flex gap-2.5", !isIncluded && "text-muted")}>
      <Icon className={cn("mt-0.5 size-4 shrink-0", isIncluded && "text-accent")} aria-hidden />
      <span>
        {!isIncluded && <span className="sr-only">{`${words.notIncluded} `}</span>}
        {children}
      </span>
    </li>
  );
}
