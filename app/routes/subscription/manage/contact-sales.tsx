import { Mail } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import type { Plan } from "#core/billing/plan";
import { SUPPORT_EMAIL } from "#core/product";

export function ContactSales({ plans }: { plans: Plan[] }) {
  const most = Math.max(...plans.map((plan) => plan.maxResumesPerTournament));
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-surface p-6 shadow-raised">
      <div>
        <h2 className="text-lg">Need a custom solution?</h2>
        <p className="mt-1 text-muted text-sm">
          For more than {most} resumes per tournament, write to our sales team at{" "}
          <span className="select-all text-ink">{SUPPORT_EMAIL}</span>.
        </p>
      </div>
      <Button asChild variant="secondary">
        <a href={`mailto:${SUPPORT_EMAIL}`}>
          <Mail aria-hidden />
          Contact Sales
        </a>
      </Button>
    </section>
  );
}
