import { archiveEntries } from "#core/audit/archive-entries";
import type { AuditQuery } from "#core/audit/audit-query.schema";
import { exportLog } from "#core/audit/export-log";
import type { Viewer } from "#core/audit/find-readable";
import { listActivity } from "#core/audit/list-activity";
import { verifyLog } from "#core/audit/verify-log";
import type { Connected } from "./connect";

/** The audit log. Each entry is written together with the change it describes. */
export function createAuditServices(deps: Connected, { auditDays }: { auditDays: number }) {
  return {
    /**
     * Entries of all tournaments, for the administrator. Leaves out file names and reasons, because they may name
     * candidates.
     */
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
