import { codeError, type SecondFactorDeps } from "./second-factor";

/**
 * Checks the second factor, if the account has one, after the password was verified. Throws `code_required` if no code
 * was given, and `bad_code`. Each code is accepted once, recovery codes included.
 */
export async function checkSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  code: string | undefined,
): Promise<void> {
  const factor = await deps.secondFactors.find(userId);
  if (!factor?.sealed || !factor.confirmedAt) return;
  if (!code) throw codeError("code_required");
  const now = deps.now();
  const step = await deps.codes.findStep(factor.sealed, code, now);
  const isTaken =
    step === undefined
      ? await deps.secondFactors.takeRecoveryCode(userId, deps.codes.hashRecoveryCode(userId, code), now)
      : await deps.secondFactors.takeStep(userId, step);
  if (!isTaken) throw codeError("bad_code");
}
