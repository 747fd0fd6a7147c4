import { hasZipExport, type Plan } from "#core/billing/plan";

type Deps = { plans: { findOfTournament(tournamentId: string): Promise<Plan | undefined> } };

/** Zips come with unlimited access, or for good with the PRO or ENTERPRISE credit a tournament was made on. */
export async function mayExport(
  deps: Deps,
  viewer: { hasUnlimitedAccess: boolean },
  tournamentId: string,
): Promise<boolean> {
  if (viewer.hasUnlimitedAccess) return true;
  const plan = await deps.plans.findOfTournament(tournamentId);
  return plan !== undefined && hasZipExport(plan);
}
