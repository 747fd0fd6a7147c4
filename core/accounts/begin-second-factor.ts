import type { SecondFactorDeps } from "./second-factor";

/** Creates a secret for an authenticator app. It has no effect until its first code is entered. */
export async function beginSecondFactor(
  deps: Pick<SecondFactorDeps, "codes" | "secondFactors">,
  user: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const { sealed, secret, uri } = await deps.codes.create(user.email);
  await deps.secondFactors.setSecret(user.id, sealed);
  return { secret, uri };
}
