import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { type CandidateDeps, queryCandidates } from "#core/resumes/list-candidates";
import { DAY_MS } from "#core/time";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import { type CreateShareInput, MAX_SHARED_CANDIDATES, type Share, type ShareView } from "./share";

export type NewShare = Omit<Share, "ownerId" | "revokedAt"> & { tokenHash: string; createdAt: Date };

type Deps = OwnTournamentDeps &
  CandidateDeps & {
    appUrl: string;
    now(): Date;
    newId(): string;
    newToken(): { token: string; tokenHash: string };
    shares: {
      list(tournamentId: string): Promise<ShareView[]>;
      /** False if the tournament has as many open links as it may. */
      insert(share: NewShare, event: AuditEvent): Promise<boolean>;
    };
  };

/**
 * Creates a link to the candidates in the list now; later ones are not included. `url` is returned only this once.
 */
export async function createShare(
  deps: Deps,
  { userId, tournamentId, ...input }: CreateShareInput & { userId: string; tournamentId: string },
): Promise<{ url: string; shares: ShareView[] }> {
  const { rubric } = await requireOwnTournament(deps, userId, tournamentId);
  const now = deps.now();
  const { cards } = await queryCandidates(deps, tournamentId, rubric, input.query);
  const resumeIds = cards.filter(({ status }) => status === "done").map(({ id }) => id);
  if (resumeIds.length === 0) throw new DomainError("nobody_to_share");
  if (resumeIds.length > MAX_SHARED_CANDIDATES) throw new DomainError("too_many_to_share");

  const { token, tokenHash } = deps.newToken();
  const { label, isBlind, days } = input;
  const id = deps.newId();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const isCreated = await deps.shares.insert(
    { id, tournamentId, tokenHash, label, isBlind, resumeIds, createdAt: now, expiresAt },
    {
      actor: { kind: "user", id: userId },
      action: "share.created",
      tournamentId,
      details: { shareId: id, candidates: resumeIds.length, days, isBlind },
    },
  );
  if (!isCreated) throw new DomainError("too_many_shares");
  return { url: `${deps.appUrl}/share?key=${token}`, shares: await deps.shares.list(tournamentId) };
}
