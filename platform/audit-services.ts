import type { Tier } from "#core/analysis/scorecard";
import { archiveEntries, readSegment } from "#core/audit/archive-entries";
import type { AuditQuery } from "#core/audit/audit-query.schema";
import { type ChainReport, createChainCheck } from "#core/audit/chain";
import type { AuditEntry } from "#core/audit/entry";
import { findReadable, type Viewer } from "#core/audit/find-readable";
import { DomainError } from "#core/errors";
import type { ResumeView } from "#core/resumes/resume";
import type { Connected } from "./connect";

/** Entries in memory at a time. */
const CHUNK = 1000;

/** The log of who did what. What is put into it is put there with the deed. */
export function createAuditServices(deps: Connected, { auditDays }: { auditDays: number }) {
  async function* readEntries(tournamentId?: string): AsyncGenerator<AuditEntry> {
    for (let after = 0; ; ) {
      const entries = await deps.listAuditEntries({ tournamentId, after, limit: CHUNK });
      yield* entries;
      const last = entries.at(-1);
      if (!last || entries.length < CHUNK) return;
      after = last.key;
    }
  }

  async function requireReadable(viewer: Viewer, tournamentId: string) {
    const { ownerId, readOnlyOf } = await findReadable(deps, viewer, { tournamentId });
    const tournament = await deps.findTournament(ownerId, tournamentId);
    if (!tournament) throw new DomainError("tournament_not_found");
    return { tournament, readOnlyOf };
  }

  return {
    recordExport: (made: { tournamentId: string; userId: string; tier: Tier; resumes: number }) => {
      const { tournamentId, userId, ...details } = made;
      const actor = { kind: "user", id: userId } as const;
      return deps.recordAuditEvent(
        { actor, action: "tournament.exported", tournamentId, details },
        deps.now(),
      );
    },

    recordCandidateExport: ({ userId, resume }: { userId: string; resume: ResumeView }) => {
      const { id: resumeId, tournamentId } = resume;
      const actor = { kind: "user", id: userId } as const;
      return deps.recordAuditEvent({ actor, action: "resume.exported", tournamentId, resumeId }, deps.now());
    },

    /** Of all tournaments, for the administrator: without the names and words of those who are not looked at. */
    listAuditLines: async ({ q, ...query }: AuditQuery) => {
      const page = await deps.listAuditLines({ ...query, tournamentId: q || undefined });
      return { ...page, rows: page.rows.map((line) => ({ ...line, fileName: null, reason: null })) };
    },

    /** Of one tournament, newest first. */
    viewActivity: async (viewer: Viewer, tournamentId: string, query: AuditQuery) => {
      const { tournament, readOnlyOf } = await requireReadable(viewer, tournamentId);
      const page = await deps.listAuditLines({ ...query, tournamentId });
      return { tournament: { id: tournament.id, name: tournament.name }, readOnlyOf, page };
    },

    /** The whole log of one tournament, oldest first. */
    exportAudit: async (viewer: Viewer, tournamentId: string) => {
      await requireReadable(viewer, tournamentId);
      return readEntries(tournamentId);
    },

    archiveAudit: () => archiveEntries(deps, { keptDays: auditDays }),

    /** Files first, then what is in the database. */
    verifyAudit: async (): Promise<ChainReport> => {
      const check = createChainCheck(deps.sha256);
      for (const segment of await deps.listAuditSegments()) {
        const text = await deps.getAuditSegment(segment);
        if (text === undefined || deps.sha256(text) !== segment.sha256) {
          check.fail(
            segment.firstKey,
            "the file it was moved to is gone, or is not the one that was written",
          );
          return check.report;
        }
        if (!readSegment(text).every(check.add)) return check.report;
      }
      for await (const entry of readEntries()) {
        if (!check.add(entry)) break;
      }
      return check.report;
    },
  };
}
