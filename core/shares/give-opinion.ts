import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { requireShare, type ShareDeps } from "./require-share";
import type { Opinion } from "./share";

type Deps = ShareDeps & {
  shares: {
    listOpinions(shareId: string): Promise<(Opinion & { resumeId: string })[]>;
    /** False if the candidate no longer exists. */
    putOpinion(
      of: { shareId: string; resumeId: string },
      opinion: Opinion,
      event: AuditEvent,
      now: Date,
    ): Promise<boolean>;
  };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** Stores a link holder's opinion of a candidate. It replaces the previous one; an empty one withdraws it. */
export async function giveOpinion(
  deps: Deps,
  { token, resumeId, ...opinion }: Opinion & { token: string; resumeId: string },
): Promise<void> {
  const share = await requireShare(deps, token);
  const { id: shareId, tournamentId } = share;
  const given = await deps.shares.listOpinions(shareId);
  const before = given.find((one) => one.resumeId === resumeId);
  if (saysNothing(opinion) && (!before || saysNothing(before))) throw new DomainError("opinion_empty");
  const event: AuditEvent = {
    actor: { kind: "link", id: shareId },
    action: "share.opinion-given",
    tournamentId,
    resumeId,
    details: { shareId, vote: opinion.vote },
  };
  const isStored =
    share.resumeIds.includes(resumeId) &&
    (await deps.shares.putOpinion({ shareId, resumeId }, opinion, event, deps.now()));
  if (!isStored) throw new DomainError("resume_not_found");
  await deps.progress.publish(tournamentId, [resumeId]);
}

const saysNothing = ({ vote, comment }: Opinion) => vote === null && comment === "";
