import type { AppLoadContext } from "@remix-run/cloudflare";
import { dashboardFigures } from "#app/lib/dashboard-figures.ts";
import type { CurrentUser } from "#core/accounts/account";
import { findCurrentPlan, resumesPerTournament } from "#core/billing/plan";

/** The figures above the list; credits are of the ledger, which is authoritative. */
export async function loadOverview(services: AppLoadContext["services"], viewer: CurrentUser) {
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
    /** Null: unlimited. */
    allowance: viewer.hasUnlimitedAccess
      ? null
      : plan.maxTournamentsPerMonth + viewer.additionalTournamentCredits,
    /** Resumes per tournament with unlimited access; null otherwise. */
    maxResumes: viewer.hasUnlimitedAccess ? resumesPerTournament(plans, plan, true) : null,
    creditsLeft,
    creditsUsed,
    /** The sample tournament, until the user has one of their own. */
    firstLook: sampleId && tournamentCount === 1 ? { sampleId } : null,
  };
}
