import type { AuditEntry } from "./entry";
import { findReadable, type ViewDeps, type Viewer } from "./find-readable";
import { type LogDeps, readLog } from "./read-log";
import { type OwnLogDeps, requireOwnLog } from "./require-own-log";

/** The whole log of one tournament, oldest first. */
export async function exportLog(
  deps: ViewDeps & OwnLogDeps & LogDeps,
  viewer: Viewer,
  tournamentId: string,
): Promise<AsyncGenerator<AuditEntry>> {
  const { ownerId } = await findReadable(deps, viewer, { tournamentId });
  await requireOwnLog(deps, ownerId, tournamentId);
  return readLog(deps, tournamentId);
}
