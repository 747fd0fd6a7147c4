import type { Tier } from "#core/analysis/scorecard";
import type { AuditEvent } from "#core/audit/audit-event";
import { found } from "#core/errors";
import type { TierZip } from "./cache-export";

type Deps = {
  now(): Date;
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
  /** Undefined if the tier is empty. */
  findTierZip(tournamentId: string, tier: Tier): Promise<TierZip | undefined>;
};

/** A tier's zip, for the owner about to download it; the download is logged. */
export async function findExport(
  deps: Deps,
  { tournamentId, tier, userId }: { tournamentId: string; tier: Tier; userId: string },
): Promise<TierZip> {
  const zip = found(await deps.findTierZip(tournamentId, tier), "no_resumes_in_tier");
  const actor = { kind: "user", id: userId } as const;
  const details = { tier, resumes: zip.resumes };
  await deps.audit.record({ actor, action: "tournament.exported", tournamentId, details }, deps.now());
  return zip;
}
