import { found } from "#core/errors";
import type { Intake, IntakeKind } from "./intake";

export type IntakeDeps = {
  hashToken(token: string): string;
  intakes: {
    /** Only while it is open. */
    findByToken(kind: IntakeKind, tokenHash: string): Promise<Intake | undefined>;
  };
};

/** The open intake with this token. Throws `intake_closed` whether it is unknown or closed. */
export async function requireIntake(deps: IntakeDeps, kind: IntakeKind, token: string): Promise<Intake> {
  return found(await deps.intakes.findByToken(kind, deps.hashToken(token)), "intake_closed");
}
