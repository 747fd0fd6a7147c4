import type { CurrentUser } from "#core/accounts/account";
import type { PageCursor, Slice } from "#core/paging";
import type { Purchase } from "./checkout";
import { type CreditEntry, describeEntry, monthOf } from "./credits";
import type { HistoryQuery } from "./history-query.schema";
import { findCurrentPlan, type Plan } from "./plan";

/** A ledger entry as shown to people. */
export type LedgerLine = {
  id: string;
  words: string;
  amount: number;
  /** ISO 8601. */
  createdAt: string;
};

export type AccountCredits = {
  plans: Plan[];
  /** Null: unlimited. */
  creditsLeft: number | null;
  /** Credits used of the current plan only, so that the total is this plus the credits left. */
  creditsUsed: number;
  /** Newest first, like the ledger. */
  purchases: Slice<Purchase>;
  ledger: Slice<LedgerLine>;
};

type Deps = {
  now(): Date;
  newId(): string;
  plans: { list(): Promise<Plan[]> };
  credits: {
    count(userId: string, month: { id: string; now: Date }): Promise<number>;
    countUsed(userId: string, now: Date): Promise<number>;
    listEntries(userId: string, cursor: PageCursor): Promise<Slice<CreditEntry>>;
  };
  checkouts: { listPurchases(userId: string, cursor: PageCursor): Promise<Slice<Purchase>> };
};

/** An account's credits, purchases and ledger, for its owner and the administrator. */
export async function readAccountCredits(
  deps: Deps,
  { id, hasUnlimitedAccess, stripePlanId }: Pick<CurrentUser, "id" | "hasUnlimitedAccess" | "stripePlanId">,
  query: HistoryQuery,
): Promise<AccountCredits> {
  const now = deps.now();
  // Counting also grants this month's free credits, which must happen before the ledger is read.
  const creditsLeft = await deps.credits.count(id, { id: deps.newId(), now });
  const [plans, creditsUsed, purchases, entries] = await Promise.all([
    // If the plans cannot be loaded, the page still offers them, without their figures.
    deps.plans.list().catch(() => []),
    deps.credits.countUsed(id, now),
    deps.checkouts.listPurchases(id, query.purchases),
    deps.credits.listEntries(id, query.ledger),
  ]);
  const nameOf = (planId: number) => plans.find((plan) => plan.id === planId)?.name ?? "tournament";
  const plan = findCurrentPlan(plans, stripePlanId).name;
  const pausedMonth = plan === "FREE" || hasUnlimitedAccess ? undefined : monthOf(now);
  return {
    plans,
    creditsLeft: hasUnlimitedAccess ? null : creditsLeft,
    creditsUsed,
    purchases,
    ledger: {
      ...entries,
      rows: entries.rows.map((entry) => ({
        id: entry.id,
        words: describeEntry(entry, nameOf(entry.planId), entry.month === pausedMonth ? plan : undefined),
        amount: entry.amount,
        createdAt: entry.createdAt.toISOString(),
      })),
    },
  };
}
