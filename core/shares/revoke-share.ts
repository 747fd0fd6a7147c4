import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { ShareView } from "./share";

type Deps = OwnTournamentDeps & {
  now(): Date;
  shares: {
    list(tournamentId: string): Promise<ShareView[]>;
    /** False if the tournament has no such link or it was already revoked. */
    revoke(of: { id: string; tournamentId: string }, event: AuditEvent, now: Date): Promise<boolean>;
  };
};

/** Revokes the link; opinions given through it remain. */
export async function revokeShare(
  deps: Deps,
  { userId, tournamentId, shareId }: { userId: string; tournamentId: string; shareId: string },
): Promise<ShareView[]> {
  await requireOwnTournament(deps, userId, tournamentId);
  const isRevoked = await deps.shares.revoke(
    { id: shareId, tournamentId },
    { actor: { kind: "user", id: userId }, action: "share.revoked", tournamentId, details: { shareId } },
    deps.now(),
  );
  const shares = await deps.shares.list(tournamentId);
  if (!isRevoked && !shares.some(({ id }) => id === shareId)) throw new DomainError("share_not_found");
  return shares;
}
