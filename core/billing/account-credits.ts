import type { CurrentUser } from "#core/accounts/account";
import type { PageCursor, Slice } from "#core/paging";
import type { Purchase } from "./checkout";
import { type CreditEntry, describeEntry } from "./credits";
import type { HistoryQuery } from "./history-query.schema";
import type { Plan } from "./plan";

/** A line of the ledger, for people. */
export type LedgerLine = {
  id: string;
  words: string;
  amount: number;
  /** ISO 8601. */
  createdAt: string;
};

export type AccountCredits = {
  plans: Plan[];
  /** Null: as many as one likes. */
  creditsLeft: number | null;
  /** Of the plan's own; what is used of others counts no longer. So the total is those used and those left. */
  creditsUsed: number;
  /** Newest first, as is the ledger. */
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

/** All that is known of an account's credits, as its owner and the administrator read it. */
export async function readAccountCredits(
  deps: Deps,
  { id, hasUnlimitedAccess }: Pick<CurrentUser, "id" | "hasUnlimitedAccess">,
  query: HistoryQuery,
): Promise<AccountCredits> {
  const now = deps.now();
  // It opens the month, which is a line of the ledger.
  const creditsLeft = await deps.credits.count(id, { id: deps.newId(), now });
  const [plans, creditsUsed, purchases, entries] = await Promise.all([
    // Without the list the plans shown are those that need none of its figures.
    deps.plans.list().catch(() => []),
    deps.credits.countUsed(id, now),
    deps.checkouts.listPurchases(id, query.purchases),
    deps.credits.listEntries(id, query.ledger),
  ]);
  const nameOf = (planId: number) => plans.find((plan) => plan.id === planId)?.name ?? "tournament";
  return {
    plans,
    creditsLeft: hasUnlimitedAccess ? null : creditsLeft,
    creditsUsed,
    purchases,
    ledger: {
      ...entries,
      rows: entries.rows.map((entry) => ({
        id: entry.id,
        words: describeEntry(entry, nameOf(entry.planId)),
        amount: entry.amount,
        createdAt: entry.createdAt.toISOString(),
      })),
    },
  };
}
