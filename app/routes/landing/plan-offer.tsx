import { Link } from "@remix-run/react";
import { Check, X } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import { formatPrice, type Plan, ZIP_FEATURE } from "#core/billing/plan";

/** A plan as its row says, with what it lacks. */
export function PlanOffer({ plan }: { plan: Plan }) {
  const { name, priceInCents, maxTournamentsPerMonth, maxResumesPerTournament, features } = plan;
  const isFree = priceInCents === 0;
  const isExtra = name === "EXTRA TOURNAMENT";
  const lines = [
    isExtra
      ? `${maxTournamentsPerMonth} additional tournament ${maxTournamentsPerMonth === 1 ? "credit" : "credits"}`
      : `${count(maxTournamentsPerMonth, "tournament")}${isFree ? " per month" : ""}`,
    `Up to ${count(maxResumesPerTournament, "resume")} per tournament`,
    ...features.filter((feature) => feature !== ZIP_FEATURE),
  ];
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm tracking-[0.06em]">{name}</h3>
        {name === "PRO" && (
          <span className="rounded-full bg-accent px-2 py-0.5 font-semibold text-2xs text-on-accent tracking-wide">
            MOST POPULAR
          </span>
        )}
      </div>
      <p className="mt-3 font-semibold text-3xl tracking-tight">
        {isFree ? "Free" : formatPrice(priceInCents)}
      </p>
      <p className="mt-0.5 text-muted text-sm">
        {isFree ? "With every account" : isExtra ? "one-time" : "One-time payment"}
      </p>
      <ul className="mt-5 mb-6 space-y-2 border-t pt-5 text-sm">
        {lines.map((line) => (
          <Line key={line} text={line} />
        ))}
        <Line text={ZIP_FEATURE} isMissing={!features.includes(ZIP_FEATURE)} />
      </ul>
      <Button asChild variant={name === "PRO" ? "primary" : "secondary"} className="mt-auto w-full">
        <Link to="/auth/signup">
          Get Started<span className="sr-only"> with {name}</span>
        </Link>
      </Button>
    </div>
  );
}

function Line({ text, isMissing = false }: { text: string; isMissing?: boolean }) {
  const Icon = isMissing ? X : Check;
  return (
    <li className={cn("flex gap-2.5", isMissing && "text-muted")}>
      <Icon className={cn("mt-0.5 size-4 shrink-0", !isMissing && "text-accent")} aria-hidden />
      <span>
        {isMissing && <span className="sr-only">Not included: </span>}
        {text}
      </span>
    </li>
  );
}
