import { Check } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { count } from "#app/lib/format.ts";
import { type Plan, ZIP_FEATURE } from "#core/billing/plan";
import * as words from "./words";

type Props = {
  plan: Plan;
  /** Resumes per tournament with unlimited access; null otherwise. */
  maxResumes: number | null;
};

/** The current plan and its benefits. */
export function CreditsCard({ plan, maxResumes }: Props) {
  const benefits =
    maxResumes === null
      ? plan.features
      : [words.unlimitedTournaments, words.upToPerTournament(count(maxResumes, "resume")), ZIP_FEATURE];
  return (
    <section
      aria-labelledby="credits"
      className="flex flex-col gap-4 rounded-lg border bg-surface p-5 shadow-raised"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="credits" className="font-medium text-sm tracking-normal">
            {words.activeCredits}
          </h2>
          <p className="mt-1 font-semibold text-xl tracking-tight">
            {plan.name}
            {maxResumes !== null && words.withUnlimitedAccess}
          </p>
        </div>
        <ButtonLink to="/subscription/manage" variant="secondary" size="sm">
          {words.manageCredits}
        </ButtonLink>
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        {benefits.map((benefit) => (
          <Benefit key={benefit}>{benefit}</Benefit>
        ))}
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
