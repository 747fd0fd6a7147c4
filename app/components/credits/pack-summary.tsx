import { count } from "#app/lib/format.ts";
import { formatPrice, type Plan, pricePerResume } from "#core/billing/plan";
import * as words from "./words";

type Props = {
  plan: Plan;
  amountInCents: number;
};

export function PackSummary({ plan, amountInCents }: Props) {
  const { name, maxTournamentsPerMonth, maxResumesPerTournament } = plan;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-md bg-sunken px-5 py-4">
      <p>
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm">
          {words.packContents(
            maxTournamentsPerMonth,
            count(maxTournamentsPerMonth, "tournament credit"),
            count(maxResumesPerTournament, "resume"),
          )}
        </span>
      </p>
      <p className="sm:text-right">
        <span className="font-semibold text-2xl tracking-tight">{formatPrice(amountInCents)}</span>
        <span className="block text-muted text-sm">{words.oneTimePrice(pricePerResume(plan))}</span>
      </p>
    </div>
  );
}
