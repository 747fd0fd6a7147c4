import { archiveEntries } from "#core/audit/archive-entries";
import type { AuditQuery } from "#core/audit/audit-query.schema";
import { exportLog } from "#core/audit/export-log";
import type { Viewer } from "#core/audit/find-readable";
import { listActivity } from "#core/audit/list-activity";
import { verifyLog } from "#core/audit/verify-log";
import type { Connected } from "./connect";

/** The log of who did what. Each entry is written together with what it tells of. */
export function createAuditServices(deps: Connected, { auditDays }: { auditDays: number }) {
  return {
    /** Of all tournaments, for the administrator: without the names and words of those who are not looked at. */
    listLines: async ({ q, ...query }: AuditQuery) => {
      const page = await deps.audit.listLines({ ...query, tournamentId: q || undefined });
      return { ...page, rows: page.rows.map((line) => ({ ...line, fileName: null, reason: null })) };
    },
    listActivity: (viewer: Viewer, tournamentId: string, query: AuditQuery) =>
      listActivity(deps, viewer, tournamentId, query),
    export: (viewer: Viewer, tournamentId: string) => exportLog(deps, viewer, tournamentId),
    archive: () => archiveEntries(deps, { keptDays: auditDays }),
    verify: () => verifyLog(deps),
  };
}
