import { type CommonPasswordDeps, refuseCommonPassword } from "#core/accounts/refuse-common-password";
import type { PartnerWithPassword } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner, voidTokens } from "./update-partner";

type Deps = UpdatePartnerDeps &
  CommonPasswordDeps & {
    newPassword(): string;
    hashPassword(password: string): Promise<string>;
  };

/** Sets a new password and revokes every token issued so far. */
export async function changePartnerPassword(
  deps: Deps,
  request: PartnerRequest,
  { password: given }: { password?: string },
): Promise<PartnerWithPassword> {
  if (given !== undefined) await refuseCommonPassword(deps, given);
  const password = given ?? deps.newPassword();
  const passwordHash = await deps.hashPassword(password);
  const partner = await updatePartner(deps, request, "partner.password-changed", (_partner, now) => ({
    passwordHash,
    ...voidTokens(now),
  }));
  return given === undefined ? { ...partner, password } : partner;
}
