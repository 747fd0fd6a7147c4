import * as z from "zod";
import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";

export const setBlindSchema = z.object({ isBlind: z.boolean({ error: "Say whether it is blind." }) });

type Deps = {
  now(): Date;
  tournaments: {
    /** Also adds an audit entry. False if the user owns no such tournament. */
    setBlind(
      userId: string,
      tournamentId: string,
      isBlind: boolean,
      event: AuditEvent,
      now: Date,
    ): Promise<boolean>;
  };
};

/**
 * Turns blind review on or off: candidates are anonymous until the recruiter has set a tier. The change is logged.
 */
export async function setBlind(
  deps: Deps,
  { userId, tournamentId, isBlind }: { userId: string; tournamentId: string; isBlind: boolean },
): Promise<void> {
  const actor = { kind: "user", id: userId } as const;
  const event: AuditEvent = { actor, action: "tournament.blind-changed", tournamentId, details: { isBlind } };
  if (!(await deps.tournaments.setBlind(userId, tournamentId, isBlind, event, deps.now())))
    throw new DomainError("tournament_not_found");
}
