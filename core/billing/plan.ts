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

/** What a plan is bought by where its row is not at hand. */
export const PLAN_IDS: Record<PlanName, number> = {
  FREE: 1,
  "EXTRA TOURNAMENT": 2,
  PRO: 3,
  ENTERPRISE: 4,
};

/** A plan's id in a form or an address. `Number` alone would take "0x3", " 3" and "3.0" for 3 as well. */
export const PLAN_ID = /^[1-9]\d{0,8}$/;

/** The id that a form or an address names; undefined where it is none. */
export function readPlanId(text: unknown): number | undefined {
  return typeof text === "string" && PLAN_ID.test(text) ? Number(text) : undefined;
}

/** Shown only when the plans cannot be loaded. */
export const FALLBACK_PLAN: Plan = {
  id: PLAN_IDS.FREE,
  name: "FREE",
  stripePriceId: null,
  priceInCents: 0,
  maxTournamentsPerMonth: 2,
  maxResumesPerTournament: 50,
  features: [],
};

const SHOWN_ORDER: PlanName[] = ["FREE", "PRO", "ENTERPRISE", "EXTRA TOURNAMENT"];

/** The plans in the order pages print them; the fallback when there are none. */
export function plansToShow(plans: Plan[]): Plan[] {
  const known = SHOWN_ORDER.flatMap((name) => plans.filter((plan) => plan.name === name));
  return known.length > 0 ? known : [FALLBACK_PLAN];
}

/** The paid plans whose rows are not at hand. */
export function unlistedPlans(plans: Plan[]): PlanName[] {
  return SHOWN_ORDER.filter((name) => name !== "FREE" && !plans.some((plan) => plan.name === name));
}

/** As the rows of the plans that have it say it. */
export const ZIP_FEATURE = "Download tiers in a single zip";

export function hasZipExport(plan: Plan): boolean {
  return plan.features.includes(ZIP_FEATURE);
}

/** The plan whose Stripe price the account has; otherwise FREE, or the first there is. */
export function findCurrentPlan(plans: Plan[], stripePlanId: string | null): Plan {
  const own = stripePlanId ? plans.find((plan) => plan.stripePriceId === stripePlanId) : undefined;
  return own ?? plans.find((plan) => plan.name === "FREE") ?? plans[0] ?? FALLBACK_PLAN;
}

/** Cents as the pages print a price: 1999 is "$19.99". */
export function formatPrice(priceInCents: number): string {
  return `$${(priceInCents / 100).toFixed(2)}`;
}
