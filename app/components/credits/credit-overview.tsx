import type { ReactNode } from "react";
import { creditsLeftWords } from "#app/lib/credit-words.ts";
import { count } from "#app/lib/format.ts";
import type { CurrentUser } from "#core/accounts/account";
import type { AccountCredits } from "#core/billing/account-credits";
import { type Plan, resumesPerTournament } from "#core/billing/plan";

type Props = Pick<AccountCredits, "creditsLeft" | "creditsUsed"> & {
  title: string;
  account: Pick<CurrentUser, "additionalTournamentCredits" | "hasUnlimitedAccess">;
  plan: Plan;
  plans: Plan[];
  /** A hint below the figures. */
  children?: ReactNode;
};

/** The credits an account has, and where they come from. */
export function CreditOverview({ title, account, plan, plans, children, ...credits }: Props) {
  const { creditsLeft, creditsUsed } = credits;
  const { additionalTournamentCredits, hasUnlimitedAccess } = account;
  const resumes = resumesPerTournament(plans, plan, hasUnlimitedAccess);
  const total = plan.maxTournamentsPerMonth + additionalTournamentCredits;
  return (
    <section aria-labelledby="credit-overview">
      <h2 id="credit-overview" className="text-xl">
        {title}
      </h2>
      <div className="mt-4 overflow-hidden rounded-lg border bg-surface shadow-raised">
        <p className="border-b px-5 py-4 font-semibold text-2xl text-accent tracking-tight">
          {creditsLeft === null
            ? `Unlimited tournaments, up to ${count(resumes, "resume")} each`
            : creditsLeftWords({ creditsLeft, creditsUsed })}
        </p>
        <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
          <Figure
            label="Current credits"
            note={hasUnlimitedAccess ? undefined : "Base plan plus additional, used ones included"}
          >
            {hasUnlimitedAccess ? "Unlimited" : total}
          </Figure>
          <Figure
            label="Base plan credits"
            note={plan.name === "FREE" ? "New each calendar month" : `From the ${plan.name} pack`}
          >
            {plan.maxTournamentsPerMonth}
          </Figure>
          <Figure
            label="Additional purchased credits"
            note={additionalTournamentCredits > 0 ? "Not used yet" : undefined}
          >
            {additionalTournamentCredits}
          </Figure>
          <Figure
            label="Resumes per tournament"
            note={hasUnlimitedAccess ? "With unlimited access" : `On a ${plan.name} credit`}
          >
            {resumes.toLocaleString("en")}
          </Figure>
        </dl>
        {(children || hasUnlimitedAccess) && (
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t px-5 py-3 text-muted text-sm">
            <span>{children}</span>
            {hasUnlimitedAccess && (
              <span className="font-medium text-accent">Unlimited access active: Yes</span>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

type FigureProps = { label: string; note?: string; children: ReactNode };

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="flex flex-col bg-surface px-5 py-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="mt-1 font-semibold text-xl tracking-tight">{children}</dd>
      {note && <dd className="text-muted text-sm">{note}</dd>}
    </div>
  );
}
