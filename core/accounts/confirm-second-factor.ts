import { DomainError } from "#core/errors";
import { codeError, RECOVERY_CODES, type SecondFactorDeps } from "./second-factor";

/** Turns on the second factor with a first code. Returns the recovery codes, which cannot be shown again. */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  { userId, code }: { userId: string; code: string },
): Promise<string[]> {
  const factor = await deps.secondFactors.find(userId);
  if (!factor?.sealed || factor.confirmedAt) throw new DomainError("invalid_input");
  const step = await deps.codes.findStep(factor.sealed, code, deps.now());
  if (step === undefined || !(await deps.secondFactors.takeStep(userId, step))) throw codeError("bad_code");
  const codes = Array.from({ length: RECOVERY_CODES }, () => deps.codes.newRecoveryCode());
  const hashes = codes.map((one) => deps.codes.hashRecoveryCode(userId, one));
  await deps.secondFactors.confirm(userId, hashes, deps.now());
  return codes;
}
