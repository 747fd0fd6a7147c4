import { Mail } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { useSupportEmail } from "#app/lib/root-data.ts";
import type { Plan } from "#core/billing/plan";
import * as words from "../words";

export function ContactSales({ plans }: { plans: Plan[] }) {
  const supportEmail = useSupportEmail();
  const most = Math.max(...plans.map((plan) => plan.maxResumesPerTournament));
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-surface p-6 shadow-raised">
      <div>
        <h2 className="text-lg">{words.needACustomSolution}</h2>
        <p className="mt-1 text-muted text-sm">
          {words.needMoreThanResumes(most)} <span className="select-all text-ink">{supportEmail}</span>.
        </p>
      </div>
      <ButtonLink href={`mailto:${supportEmail}`} variant="secondary">
        <Mail aria-hidden />
        {words.contactSales}
      </ButtonLink>
    </section>
  );
}
