import { codeError, type SecondFactorDeps } from "./second-factor";

export type FirstCode = { userId: string; sealed: string; code: string };

/**
 * Turns on the second factor with a first code of its secret. Returns the recovery codes, which cannot be shown again;
 * only the same code of the same secret (a double click) returns them once more. Undefined if it was on before.
 */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  { userId, sealed, code }: FirstCode,
): Promise<{ isNew: boolean; codes: string[] | undefined }> {
  const now = deps.now();
  const step = await deps.codes.findStep(sealed, code, now);
  if (step === undefined) throw codeError("bad_code");
  const codes = deps.codes.recoveryCodesOf(sealed);
  const codeHashes = codes.map((one) => deps.codes.hashRecoveryCode(userId, one));
  const { isNew, isThis } = await deps.secondFactors.confirm(userId, { sealed, step, codeHashes, now });
  return { isNew, codes: isThis ? codes : undefined };
}
