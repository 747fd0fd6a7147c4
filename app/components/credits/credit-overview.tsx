import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { creditsLeftWords } from "#app/lib/credit-words.ts";
import type { CurrentUser } from "#core/accounts/account";
import type { AccountCredits } from "#core/billing/account-credits";
import type { Plan } from "#core/billing/plan";

type Props = Pick<AccountCredits, "creditsLeft" | "creditsUsed"> & {
  title: string;
  account: Pick<CurrentUser, "additionalTournamentCredits" | "hasUnlimitedAccess">;
  plan: Plan;
  /** A hint beneath the figures. */
  children?: ReactNode;
};

/** What the account may use, and what that is made of. */
export function CreditOverview({ title, account, plan, creditsLeft, creditsUsed, children }: Props) {
  const { additionalTournamentCredits, hasUnlimitedAccess } = account;
  const total = plan.maxTournamentsPerMonth + additionalTournamentCredits;
  return (
    <section aria-labelledby="credit-overview">
      <h2 id="credit-overview" className="text-xl">
        {title}
      </h2>
      <div className="mt-4 overflow-hidden rounded-lg border bg-surface shadow-raised">
        <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
          <Figure
            label="Current credits"
            note={creditsLeft === null ? undefined : creditsLeftWords({ creditsLeft, creditsUsed })}
            isFirst
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
          <Figure label="Resumes per tournament" note={`On a ${plan.name} credit`}>
            {plan.maxResumesPerTournament.toLocaleString("en")}
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
