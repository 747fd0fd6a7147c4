import type { Page } from "#core/paging";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { AuditQuery } from "./audit-query.schema";
import { findReadable, type ViewDeps, type Viewer } from "./find-readable";
import type { LogLine } from "./log-line";

type Deps = ViewDeps &
  OwnTournamentDeps & {
    audit: { listLines(query: AuditQuery & { tournamentId: string }): Promise<Page<LogLine>> };
  };

/** A page of one tournament's activity, newest first. */
export async function listActivity(deps: Deps, viewer: Viewer, tournamentId: string, query: AuditQuery) {
  const { ownerId, readOnlyOf } = await findReadable(deps, viewer, { tournamentId });
  const { id, name } = await requireOwnTournament(deps, ownerId, tournamentId);
  const page = await deps.audit.listLines({ ...query, tournamentId });
  return { tournament: { id, name }, readOnlyOf, page };
}
