import type { AppLoadContext } from "@remix-run/cloudflare";
import { type DashboardFigures, dashboardFigures } from "#app/lib/dashboard-figures.ts";
import type { CurrentUser } from "#core/accounts/account";
import { findCurrentPlan, type Plan, resumesPerTournament } from "#core/billing/plan";

export type Overview = {
  figures: DashboardFigures;
  plan: Plan;
  /** Null: unlimited. */
  allowance: number | null;
  /** Resumes per tournament with unlimited access; null otherwise. */
  maxResumes: number | null;
  /** Computed from the ledger, which is authoritative. */
  creditsLeft: number;
  creditsUsed: number;
  /** The sample tournament for a new user; null once they have a tournament of their own. */
  firstLook: { sampleId: string } | null;
};

export async function loadOverview(
  services: AppLoadContext["services"],
  viewer: CurrentUser,
): Promise<Overview> {
  const [totals, plans, creditsLeft, creditsUsed] = await Promise.all([
    services.tournaments.findTotals(viewer.id),
    // If the plans fail to load, the fallback plan is shown.
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
    maxResumes: viewer.hasUnlimitedAccess ? resumesPerTournament(plans, plan, true) : null,
    creditsLeft,
    creditsUsed,
    firstLook: sampleId && tournamentCount === 1 ? { sampleId } : null,
  };
}
