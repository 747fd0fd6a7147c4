export const planNames = ["FREE", "EXTRA TOURNAMENT", "PRO", "ENTERPRISE"] as const;
export type PlanName = (typeof planNames)[number];

/** A plan, as stored in the database. */
export type Plan = {
  id: number;
  name: PlanName;
  stripePriceId: string | null;
  priceInCents: number;
  /** Tournaments included in the plan; for FREE, per calendar month. */
  maxTournamentsPerMonth: number;
  maxResumesPerTournament: number;
  features: string[];
};

/** The plans' ids, for when their rows cannot be loaded. */
export const PLAN_IDS: Record<PlanName, number> = {
  FREE: 1,
  "EXTRA TOURNAMENT": 2,
  PRO: 3,
  ENTERPRISE: 4,
};

/** A plan's id in a form or URL. `Number` alone would also accept "0x3", " 3" and "3.0" as 3. */
export const PLAN_ID = /^[1-9]\d{0,8}$/;

/** The plan id in a form or URL; undefined if it is not one. */
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

/** The plans in display order; the fallback if there are none. */
export function plansToShow(plans: Plan[]): Plan[] {
  const known = SHOWN_ORDER.flatMap((name) => plans.filter((plan) => plan.name === name));
  return known.length > 0 ? known : [FALLBACK_PLAN];
}

/** The paid plans whose rows could not be loaded. */
export function unlistedPlans(plans: Plan[]): PlanName[] {
  return SHOWN_ORDER.filter((name) => name !== "FREE" && !plans.some((plan) => plan.name === name));
}

/** Must match the feature text in the plans' rows. */
export const ZIP_FEATURE = "Download tiers in a single zip";

export function hasZipExport(plan: Plan): boolean {
  return plan.features.includes(ZIP_FEATURE);
}

/** The plan with the account's Stripe price; otherwise FREE, or else the first plan. */
export function findCurrentPlan(plans: Plan[], stripePlanId: string | null): Plan {
  const own = stripePlanId ? plans.find((plan) => plan.stripePriceId === stripePlanId) : undefined;
  return own ?? plans.find((plan) => plan.name === "FREE") ?? plans[0] ?? FALLBACK_PLAN;
}

/** How many resumes the account's next tournament may have. */
export function resumesPerTournament(plans: Plan[], plan: Plan, hasUnlimitedAccess: boolean): number {
  if (!hasUnlimitedAccess) return plan.maxResumesPerTournament;
  return Math.max(plan.maxResumesPerTournament, ...plans.map((one) => one.maxResumesPerTournament));
}

/** The price per resume if the whole pack is used: "from 0.8¢ per resume". */
export function pricePerResume(plan: Plan): string {
  const resumes = plan.maxTournamentsPerMonth * plan.maxResumesPerTournament;
  return `from ${Number((plan.priceInCents / resumes).toFixed(1))}¢ per resume`;
}

/** Formats cents as a price: 1999 is "$19.99". */
export function formatPrice(priceInCents: number): string {
  return `$${(priceInCents / 100).toFixed(2)}`;
}
