import * as z from "zod";
import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { ListQuery } from "#core/resumes/candidate-query.schema";
import { hideCandidate, isHidden } from "#core/resumes/hide-candidate";
import { type CandidateDeps, queryCandidates } from "#core/resumes/list-candidates";
import { type ReadInOrderDeps, readInOrder } from "#core/resumes/read-in-order";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { TournamentDetail } from "#core/tournaments/tournament";
import type { MatrixOf, Ranked } from "./candidate-matrix";

export const exportFormatSchema = z.enum(["csv", "xlsx", "json"]);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** A report is read on paper; nobody would read a longer one. */
export const MAX_REPORT_CANDIDATES = 100;

type Deps = OwnTournamentDeps &
  CandidateDeps &
  ReadInOrderDeps & {
    now(): Date;
    audit: { record(event: AuditEvent, now: Date): Promise<void> };
  };

export type ExportRequest = {
  userId: string;
  tournamentId: string;
  query: ListQuery;
  /** "report": a printable page. */
  format: ExportFormat | "report";
};

export type CandidateExport = {
  tournament: TournamentDetail;
  rows: AsyncIterable<Ranked>;
  of: MatrixOf;
  /** Whether it has only the first candidates because there were too many. */
  isCut: boolean;
};

/**
 * Exports the owner's candidates that match a query. Each export adds one audit entry, before the first row is read.
 * `rows` are read as they are written and can be read only once. Throws `no_candidates` if none match.
 */
export async function exportCandidates(deps: Deps, input: ExportRequest): Promise<CandidateExport> {
  const { userId, tournamentId, query, format } = input;
  const tournament = await requireOwnTournament(deps, userId, tournamentId);
  const { cards, ranks } = await queryCandidates(deps, tournamentId, tournament.rubric, query);
  if (cards.length === 0) throw new DomainError("no_candidates");
  const isBlind = query.blind ?? false;
  const exported = format === "report" ? cards.slice(0, MAX_REPORT_CANDIDATES) : cards;
  const isNameless = isBlind || exported.every(isHidden);
  const details = { format, candidates: exported.length, ...(isNameless && { isBlind: true }) };
  const actor = { kind: "user", id: userId } as const;
  await deps.audit.record(
    { actor, action: "tournament.candidates-exported", tournamentId, details },
    deps.now(),
  );
  const ids = exported.map(({ id }) => id);
  const rows = readRows(deps, ids, ranks);
  return {
    tournament,
    rows,
    of: { criteria: tournament.rubric.criteria, isBlind },
    isCut: exported.length < cards.length,
  };
}

/** In the order of `ids`; candidates deleted in the meantime are omitted. */
export async function* readRows(
  deps: ReadInOrderDeps,
  ids: string[],
  ranks: ReadonlyMap<string, number>,
): AsyncGenerator<Ranked> {
  for await (const resume of readInOrder(deps, ids))
    yield { rank: ranks.get(resume.id) ?? null, resume: hideCandidate(resume) };
}
