import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import type { CurrentUser } from "#core/accounts/account";
import type { Plan } from "#core/billing/plan";

type Props = {
  account: Pick<CurrentUser, "additionalTournamentCredits" | "hasUnlimitedAccess">;
  plan: Plan;
  /** What can be spent now; null: as much as one likes. */
  creditsLeft: number | null;
};

/** What the account may use, and what that is made of. */
export function CreditOverview({ account, plan, creditsLeft }: Props) {
  const { additionalTournamentCredits, hasUnlimitedAccess } = account;
  const total = plan.maxTournamentsPerMonth + additionalTournamentCredits;
  return (
    <section aria-labelledby="your-credits">
      <h2 id="your-credits" className="text-xl">
        Your credits
      </h2>
      <div className="mt-4 overflow-hidden rounded-lg border bg-surface shadow-raised">
        <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
          <Figure
            label="Current credits"
            note={creditsLeft === null ? undefined : `${count(creditsLeft, "credit")} left`}
            isFirst
          >
            {hasUnlimitedAccess ? "Unlimited" : total}
          </Figure>
          <Figure label="Base plan credits">{plan.maxTournamentsPerMonth}</Figure>
          <Figure label="Additional purchased credits">{additionalTournamentCredits}</Figure>
          <Figure label="Resumes per tournament">{plan.maxResumesPerTournament.toLocaleString("en")}</Figure>
        </dl>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t px-5 py-3 text-muted text-sm">
          <span>
            Recently purchased credits usually appear within a few minutes. Refresh the page to see them.
          </span>
          {hasUnlimitedAccess && (
            <span className="font-medium text-accent">Unlimited access active: Yes</span>
          )}
        </p>
      </div>
    </section>
  );
}

type FigureProps = { label: string; note?: string; isFirst?: boolean; children: ReactNode };

function Figure({ label, note, isFirst = false, children }: FigureProps) {
  return (
    <div className="flex flex-col bg-surface px-5 py-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className={cn("mt-1 font-semibold text-2xl tracking-tight", isFirst && "text-accent")}>
        {children}
      </dd>
      {note && <dd className="text-muted text-sm">{note}</dd>}
    </div>
  );
}
