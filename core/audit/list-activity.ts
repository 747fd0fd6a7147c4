import type { Page } from "#core/paging";
import type { AuditQuery } from "./audit-query.schema";
import { findReadable, type ViewDeps, type Viewer } from "./find-readable";
import type { LogLine } from "./log-line";
import { type OwnLogDeps, requireOwnLog } from "./require-own-log";

type Deps = ViewDeps &
  OwnLogDeps & {
    audit: { listLines(query: AuditQuery & { tournamentId: string }): Promise<Page<LogLine>> };
  };

/** A page of one tournament's activity, newest first. */
export async function listActivity(deps: Deps, viewer: Viewer, tournamentId: string, query: AuditQuery) {
  const { ownerId, readOnlyOf } = await findReadable(deps, viewer, { tournamentId });
  const tournament = await requireOwnLog(deps, ownerId, tournamentId);
  const page = await deps.audit.listLines({ ...query, tournamentId });
  return { tournament, readOnlyOf, page };
}
