import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { type CandidateEntry, toEntry } from "#core/exports/candidate-matrix";
import { readRows } from "#core/exports/export-candidates";
import { isHidden } from "#core/resumes/hide-candidate";
import type { ReadInOrderDeps } from "#core/resumes/read-in-order";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import { requireShare, type ShareDeps } from "./require-share";
import type { Opinion } from "./share";

type Deps = ShareDeps &
  OwnTournamentDeps &
  ReadInOrderDeps & {
    audit: { record(event: AuditEvent, now: Date): Promise<void> };
    shares: {
      countView(shareId: string): Promise<void>;
      listOpinions(shareId: string): Promise<(Opinion & { resumeId: string })[]>;
    };
  };

export type SharedPage = {
  name: string;
  isBlind: boolean;
  /** ISO 8601. */
  expiresAt: string;
  candidates: { entry: CandidateEntry; opinion: Opinion; hasFile: boolean }[];
};

const NO_OPINION: Opinion = { vote: null, comment: "" };

/** What a link shows; every view is recorded. */
export async function openShare(deps: Deps, token: string): Promise<SharedPage> {
  const share = await requireShare(deps, token);
  const { id, tournamentId, ownerId, isBlind } = share;
  const tournament = await requireOwnTournament(deps, ownerId, tournamentId).catch(() => {
    throw new DomainError("share_not_found");
  });
  const actor = { kind: "link", id } as const;
  await Promise.all([
    deps.audit.record({ actor, action: "share.viewed", tournamentId, details: { shareId: id } }, deps.now()),
    deps.shares.countView(id),
  ]);
  const opinions = new Map(
    (await deps.shares.listOpinions(id)).map(({ resumeId, ...said }) => [resumeId, said]),
  );
  const of = { criteria: tournament.rubric.criteria, isBlind };
  const candidates: SharedPage["candidates"] = [];
  const places = new Map(share.resumeIds.map((id, index) => [id, index + 1]));
  for await (const ranked of readRows(deps, share.resumeIds, places)) {
    // The recruiter's reason for a tier is not shared.
    const entry = toEntry(ranked, of);
    candidates.push({
      entry: { ...entry, tier: { ...entry.tier, reason: null } },
      opinion: opinions.get(entry.id) ?? NO_OPINION,
      hasFile: !isBlind && !isHidden(ranked.resume),
    });
  }
  return { name: tournament.name, isBlind, expiresAt: share.expiresAt.toISOString(), candidates };
}
