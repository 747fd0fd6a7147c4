import type { AuditEvent } from "#core/audit/audit-event";
import { requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { IntakeKind, IntakeSettings } from "./intake";
import { type ListIntakesDeps, listIntakes } from "./list-intakes";

type Deps = ListIntakesDeps & {
  now(): Date;
  intakes: {
    /** Adds an audit entry only if one was open. */
    close(of: { tournamentId: string; kind: IntakeKind }, event: AuditEvent, now: Date): Promise<void>;
  };
};

/** Turns the apply link or the mail address off for good; resumes received through it stay. */
export async function closeIntake(
  deps: Deps,
  { userId, tournamentId, kind }: { userId: string; tournamentId: string; kind: IntakeKind },
): Promise<IntakeSettings> {
  await requireOwnTournament(deps, userId, tournamentId);
  await deps.intakes.close(
    { tournamentId, kind },
    { actor: { kind: "user", id: userId }, action: "intake.closed", tournamentId, details: { kind } },
    deps.now(),
  );
  return listIntakes(deps, { userId, tournamentId });
}
