import type { PlanName } from "./plan";

/** Unused paid credits of one pack, and the price paid for them. */
export type UnusedCredits = { planName: PlanName; credits: number; valueInCents: number };

export type UnusedCreditsDeps = {
  checkouts: {
    /** Purchases with unused credits. */
    listUnused(userId: string): Promise<
      {
        planName: PlanName;
        credits: number;
        creditsLeft: number;
        amountInCents: number;
        amountRefundedInCents: number;
      }[]
    >;
  };
};

/** The paid credits that deleting the account would forfeit, by pack. */
export async function listUnusedCredits(deps: UnusedCreditsDeps, userId: string): Promise<UnusedCredits[]> {
  const purchases = await deps.checkouts.listUnused(userId);
  return purchases.map(({ planName, credits, creditsLeft, amountInCents, amountRefundedInCents }) => {
    const paid = Math.max(0, amountInCents - amountRefundedInCents);
    return {
      planName,
      credits: creditsLeft,
      valueInCents: Math.round((paid * creditsLeft) / Math.max(credits, 1)),
    };
  });
}
