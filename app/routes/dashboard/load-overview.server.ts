import type { AppLoadContext } from "@remix-run/cloudflare";
import { type DashboardFigures, dashboardFigures } from "#app/lib/dashboard-figures.ts";
import type { CurrentUser } from "#core/accounts/account";
import { findCurrentPlan, type Plan } from "#core/billing/plan";

export type Overview = {
  figures: DashboardFigures;
  plan: Plan;
  /** Null: as many as one likes. */
  allowance: number | null;
  /** Of the ledger, which alone decides. */
  creditsLeft: number;
  creditsUsed: number;
  /** What a newcomer can look at; null once there is a tournament of their own. */
  firstLook: { sampleId: string } | null;
};

/** What stands above the list of tournaments. */
export async function loadOverview(
  services: AppLoadContext["services"],
  viewer: CurrentUser,
): Promise<Overview> {
  const [totals, plans, creditsLeft, creditsUsed] = await Promise.all([
    services.tournaments.findTotals(viewer.id),
    // Without the list the plan shown is the fallback.
    services.plans.list().catch(() => []),
    services.credits.count(viewer.id),
    services.credits.countUsed(viewer.id),
  ]);
  const plan = findCurrentPlan(plans, viewer.stripePlanId);
  const { sampleId, tournamentCount } = totals;
  return {
    figures: dashboardFigures(totals),
    plan,
    allowance: viewer.hasUnlimitedAccess
      ? null
      : plan.maxTournamentsPerMonth + viewer.additionalTournamentCredits,
    creditsLeft,
    creditsUsed,
    firstLook: sampleId && tournamentCount === 1 ? { sampleId } : null,
  };
}
