import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { IntakeKind, IntakeSettings } from "./intake";
import { type ListIntakesDeps, listIntakes, type OpenIntake } from "./list-intakes";

export type NewIntake = Omit<OpenIntake, "received"> & { tournamentId: string };

type Deps = ListIntakesDeps & {
  now(): Date;
  newId(): string;
  intakes: {
    /** Closes the tournament's previous one of the same kind. */
    open(intake: NewIntake, event: AuditEvent): Promise<void>;
  };
};

/** Turns the apply link or the mail address on, or replaces it with a new one. */
export async function openIntake(
  deps: Deps,
  { userId, tournamentId, kind }: { userId: string; tournamentId: string; kind: IntakeKind },
): Promise<IntakeSettings> {
  await requireOwnTournament(deps, userId, tournamentId);
  if (kind === "mail" && deps.mailDomain === undefined) throw new DomainError("intake_unavailable");
  const id = deps.newId();
  const tokenHash = deps.hashToken(deps.intakeToken(id));
  await deps.intakes.open(
    { id, tournamentId, kind, tokenHash, createdAt: deps.now() },
    { actor: { kind: "user", id: userId }, action: "intake.opened", tournamentId, details: { kind } },
  );
  return listIntakes(deps, { userId, tournamentId });
}
