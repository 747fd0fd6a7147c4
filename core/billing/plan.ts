export const planNames = ["FREE", "EXTRA TOURNAMENT", "PRO", "ENTERPRISE"] as const;
export type PlanName = (typeof planNames)[number];

/** What can be had, as its row in the database says. */
export type Plan = {
  id: number;
  name: PlanName;
  stripePriceId: string | null;
  priceInCents: number;
  /** Tournaments the plan holds; for FREE, each calendar month. */
  maxTournamentsPerMonth: number;
  maxResumesPerTournament: number;
  features: string[];
};

/** The one feature that pages name where a plan lacks it. */
export const ZIP_FEATURE = "Download tiers in a single zip";

/** Shown only when the plans cannot be loaded. */
export const FALLBACK_PLAN: Plan = {
  id: 1,
  name: "FREE",
  stripePriceId: null,
  priceInCents: 0,
  maxTournamentsPerMonth: 2,
  maxResumesPerTournament: 50,
  features: [],
};

/** The plan whose Stripe price the account has; otherwise FREE, or the first there is. */
export function findCurrentPlan(plans: Plan[], stripePlanId: string | null): Plan {
  const own = stripePlanId ? plans.find((plan) => plan.stripePriceId === stripePlanId) : undefined;
  return own ?? plans.find((plan) => plan.name === "FREE") ?? plans[0] ?? FALLBACK_PLAN;
}

/** Cents as the pages print a price: 1999 is "$19.99". */
export function formatPrice(priceInCents: number): string {
  return `$${(priceInCents / 100).toFixed(2)}`;
}
