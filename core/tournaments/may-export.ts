import { hasZipExport, type Plan } from "#core/billing/plan";

type Deps = { plans: { findOfTournament(tournamentId: string): Promise<Plan | undefined> } };

/**
 * Zips are available with unlimited access, and permanently for a tournament opened with a PRO or ENTERPRISE credit.
 */
export async function mayExport(
  deps: Deps,
  viewer: { hasUnlimitedAccess: boolean },
  tournamentId: string,
): Promise<boolean> {
  if (viewer.hasUnlimitedAccess) return true;
  const plan = await deps.plans.findOfTournament(tournamentId);
  return plan !== undefined && hasZipExport(plan);
}
