import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CurrentUser } from "#core/accounts/account";
import type { Purchase } from "#core/billing/checkout";
import { describeEntry } from "#core/billing/credits";
import type { Plan } from "#core/billing/plan";

/** A line of the ledger, for people. */
export type LedgerLine = { id: string; words: string; amount: number; createdAt: string };

export type Credits = {
  plans: Plan[];
  /** Null: as many as one likes. */
  creditsLeft: number | null;
  purchases: Purchase[];
  ledger: LedgerLine[];
};

export async function loadCredits(
  services: AppLoadContext["services"],
  { id, hasUnlimitedAccess }: CurrentUser,
): Promise<Credits> {
  // It opens the month, which is a line of the ledger.
  const creditsLeft = await services.countCredits(id);
  const [plans, purchases, entries] = await Promise.all([
    services.listPlans(),
    services.listPurchases(id),
    services.listCreditEntries(id),
  ]);
  const nameOf = (planId: number) => plans.find((plan) => plan.id === planId)?.name ?? "Tournament";
  return {
    plans,
    creditsLeft: hasUnlimitedAccess ? null : creditsLeft,
    purchases,
    ledger: entries.map((entry) => ({
      id: entry.id,
      words: describeEntry(entry, nameOf(entry.planId)),
      amount: entry.amount,
      createdAt: entry.createdAt.toISOString(),
    })),
  };
}
