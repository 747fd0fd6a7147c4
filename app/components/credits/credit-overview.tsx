import type { ReactNode } from "react";
import { TitledSection } from "#app/components/ui.ts";
import { creditsLeftWords } from "#app/lib/credit-words.ts";
import { count } from "#app/lib/format.ts";
import type { CurrentUser } from "#core/accounts/account";
import type { AccountCredits } from "#core/billing/account-credits";
import { type Plan, resumesPerTournament } from "#core/billing/plan";
import * as words from "./words";

type Props = Pick<AccountCredits, "creditsLeft" | "creditsUsed"> & {
  title: string;
  account: Pick<CurrentUser, "additionalTournamentCredits" | "hasUnlimitedAccess">;
  plan: Plan;
  plans: Plan[];
  children?: ReactNode;
};

export function CreditOverview({ title, account, plan, plans, children, ...credits }: Props) {
  const { creditsLeft, creditsUsed } = credits;
  const { additionalTournamentCredits, hasUnlimitedAccess } = account;
  const resumes = resumesPerTournament(plans, plan, hasUnlimitedAccess);
  const total = plan.maxTournamentsPerMonth + additionalTournamentCredits;
  return (
    <TitledSection id="credit-overview" title={title} size="xl">
      <div className="mt-4 overflow-hidden rounded-lg border bg-surface shadow-raised">
        <p className="border-b px-5 py-4 font-semibold text-2xl text-accent tracking-tight">
          {creditsLeft === null
            ? words.unlimitedTournaments(count(resumes, "resume"))
            : creditsLeftWords({ creditsLeft, creditsUsed })}
        </p>
        <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
          <Figure
            label={words.currentCredits}
            note={hasUnlimitedAccess ? undefined : words.currentCreditsHint}
          >
            {hasUnlimitedAccess ? words.unlimited : total}
          </Figure>
          <Figure
            label={words.basePlanCredits}
            note={plan.name === "FREE" ? words.basePlanHint : words.fromPack(plan.name)}
          >
            {plan.maxTournamentsPerMonth}
          </Figure>
          <Figure
            label={words.additionalCredits}
            note={additionalTournamentCredits > 0 ? words.additionalCreditsHint : undefined}
          >
            {additionalTournamentCredits}
          </Figure>
          <Figure
            label={words.resumesPerTournament}
            note={hasUnlimitedAccess ? words.withUnlimitedAccess : words.onCredit(plan.name)}
          >
            {resumes.toLocaleString("en")}
          </Figure>
        </dl>
        {(children || hasUnlimitedAccess) && (
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t px-5 py-3 text-muted text-sm">
            <span>{children}</span>
            {hasUnlimitedAccess && (
              <span className="font-medium text-accent">{words.unlimitedAccessActive}</span>
            )}
          </p>
        )}
      </div>
    </TitledSection>
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
